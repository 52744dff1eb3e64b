/**
 * Finds texts for people that a module contains itself: text between tags, a word beside a value, and strings of two
 * words or more wherever a page could show them. Strings that no page shows are left out: addresses of modules,
 * classes, drawings, errors that are thrown, and console output.
 */
import { parseAst } from 'vite';

/** Attributes whose values may have several words but are never read by a person. */
const attributesWithoutWords = new Set(
  'className style d fill stroke viewBox rel sizes media transform sandbox content'.split(' '),
);
/**
 * Matches text that only machines read: a media query, a selector, a content type, a drawing, a script, or a name of
 * schema.org.
 */
const machineTextPattern =
  /^(?:\(prefers-|@supports|\.[a-z]|[a-z]+\/[a-z]+;|<[a-z]|try\{|customer support$)/;
/** Calls whose text is for programmers. */
const programmerCallPattern = /^(?:Error|TypeError|RangeError|console\.\w+)$/;
/** Matches two words in a row, which only texts for people have. One digit or sign may precede the second word. */
const twoWords = /\p{L}[\p{L}’'.,:;?!…-]*\s+[^\p{L}\s]?\p{L}/u;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The texts, each in the form "line: text". */
export function findWordsInModule(source: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const found: string[] = [];
  const line = (at: number) => source.slice(0, at).split('\n').length;
  const report = (node: Node, text: string) => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (twoWords.test(plain) && !machineTextPattern.test(plain))
      found.push(`${line(node.start)}: ${plain}`);
  };

  /** Reports a single word beside a value, as in "by {name}": together they are a sentence in two parts. */
  const reportBesideValue = ({ children }: Node) => {
    const all = children as Node[];
    const isValue = ({ type, expression }: Node) =>
      type === 'JSXExpressionContainer' &&
      /^(?:Identifier|MemberExpression|CallExpression)$/.test((expression as Node).type);
    all.forEach((node, n) => {
      const beside = [all[n - 1], all[n + 1]].some((other) => other && isValue(other));
      const text = String(node.value).replace(/\s+/g, ' ').trim();
      if (node.type === 'JSXText' && beside && /\p{L}/u.test(text) && !twoWords.test(text))
        found.push(`${line(node.start)}: ${text}`);
    });
  };

  (function walk(node: Node): void {
    if (node.type === 'JSXText') report(node, String(node.value));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') reportBesideValue(node);
    if (node.type === 'Literal' && typeof node.value === 'string') report(node, node.value);
    if (node.type === 'TemplateLiteral') report(node, textOf(node));
    if (hasNoWordsForPeople(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'source') continue;
      for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) walk(inner);
    }
  })(parseAst(source, { lang }) as unknown as Node);
  return found;
}

/**
 * The text of a template, with a 0 for each value. A 0 is no word, so a template is reported only if its own text has
 * two words.
 */
function textOf({ quasis }: Node): string {
  return (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('0');
}

function hasNoWordsForPeople(node: Node): boolean {
  if (node.type === 'JSXAttribute')
    return attributesWithoutWords.has(String((node.name as Node).name));
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return programmerCallPattern.test(nameOf(node.callee as Node));
  return node.type === 'TSLiteralType';
}

function nameOf(callee: Node): string {
  if (callee.type !== 'MemberExpression') return String(callee.name);
  return `${nameOf(callee.object as Node)}.${(callee.property as Node).name}`;
}
