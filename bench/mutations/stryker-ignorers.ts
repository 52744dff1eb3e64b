/**
 * The mutants that Stryker has to skip, each with a reason. The list is short, because whatever it contains is no
 * longer tested.
 */

/** The fields of Babel's syntax nodes that this module reads. */
type Node = { type: string; [part: string]: unknown };
type Path = { node: Node; parent: Node | null };

const skipRules: readonly [reason: string, isLeftOut: (path: Path) => boolean][] = [
  [
    'Words for people, or a statement of SQL: emptied, it is only missing. What the specification quotes is read from the screen in tests/e2e; SQL that is empty fails at its first call.',
    ({ node }) => isProse(textOf(node)),
  ],
  [
    'A message of an error that is a bug, or a line of the log: nobody acts on its wording.',
    ({ node, parent }) => textOf(node) !== null && isErrorOrLogText(parent),
  ],
];

/**
 * Whether the text is a sentence of four words or more. Lists in HTTP headers and expressions do not count, because
 * they have other characters between their words. Text with SQL keywords in capitals counts too.
 */
function isProse(text: string | null): boolean {
  if (text === null) return false;
  if (/^\s*[A-Z]{4,}\s/.test(text) || /\b(?:AND|NOT|NULL|FROM|WHERE)\b/.test(text)) return true;
  return !/[{}\\;=]/.test(text) && text.trim().split(/\s+/).length >= 4;
}

/** The text of a string, or of a template whose expressions contain no condition; null for other nodes. */
function textOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return null;
  if (!(node.expressions as Node[]).every(isNameOrPlainCall)) return null;
  const quasis = node.quasis as { value: { raw: string } }[];
  return quasis.map(({ value }) => value.raw).join('x');
}

/** Whether the node is a name, a property, or a call that consists only of these. */
function isNameOrPlainCall(node: Node): boolean {
  if (node.type === 'CallExpression') return (node.arguments as Node[]).every(isNameOrPlainCall);
  return /^(?:Identifier|MemberExpression|StringLiteral)$/.test(node.type);
}

/** Whether the parent creates an error or calls the log, so that the node is a text for people. */
function isErrorOrLogText(parent: Node | null): boolean {
  if (parent?.type === 'NewExpression') return /Error$/.test(nameOf(parent.callee as Node));
  if (parent?.type !== 'CallExpression') return false;
  const callee = parent.callee as Node;
  if (callee.type !== 'MemberExpression') return false;
  return /^(?:log|console)$/.test(nameOf(callee.object as Node));
}

const nameOf = (node: Node): string =>
  node.type === 'MemberExpression' ? nameOf(node.property as Node) : String(node.name ?? '');

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'what-matters',
    value: {
      shouldIgnore: (path: Path) => skipRules.find(([, isLeftOut]) => isLeftOut(path))?.[0],
    },
  },
];
