/**
 * Finds what a module says by itself: text between tags, a word beside a value, and strings of two words or more wherever a
 * page could show them. Left out are strings that no page shows: addresses of modules, classes, drawings, what
 * is thrown and what goes to the console.
 */
import { parseAst } from 'vite';

/** Attributes that hold several words and no sentence. */
const unspoken = new Set(
  'className style d fill stroke viewBox rel sizes media transform sandbox content'.split(' '),
);
/** What a machine reads: a question about the screen, a selector, a kind of file, a drawing, a script; a name of schema.org. */
const forMachines =
  /^(?:\(prefers-|@supports|\.[a-z]|[a-z]+\/[a-z]+;|<[a-z]|try\{|customer support$)/;
/** Calls whose text is for programmers. */
const unheard = /^(?:Error|TypeError|RangeError|console\.\w+)$/;
/** Two words: letters, a blank, letters; a digit or a sign in front of one does not matter. */
const twoWords = /\p{L}[\p{L}’'.,:;?!…-]*\s+[^\p{L}\s]?\p{L}/u;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The texts, each as "line: text". */
export function wordsInMarkup(source: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const found: string[] = [];
  const line = (at: number) => source.slice(0, at).split('\n').length;
  const say = (node: Node, text: string) => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (twoWords.test(plain) && !forMachines.test(plain))
      found.push(`${line(node.start)}: ${plain}`);
  };

  /** A word and a value are a sentence in two pieces: "by {name}". */
  const sayBesideValue = ({ children }: Node) => {
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
    if (node.type === 'JSXText') say(node, String(node.value));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') sayBesideValue(node);
    if (node.type === 'Literal' && typeof node.value === 'string') say(node, node.value);
    if (node.type === 'TemplateLiteral') say(node, textOf(node));
    if (isUnspoken(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'source') continue;
      for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) walk(inner);
    }
  })(parseAst(source, { lang }) as unknown as Node);
  return found;
}

/** A value in a text is no word: two words beside it are a text, two values side by side are none. */
function textOf({ quasis }: Node): string {
  return (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('0');
}

function isUnspoken(node: Node): boolean {
  if (node.type === 'JSXAttribute') return unspoken.has(String((node.name as Node).name));
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return unheard.test(nameOf(node.callee as Node));
  return node.type === 'TSLiteralType';
}

function nameOf(callee: Node): string {
  if (callee.type !== 'MemberExpression') return String(callee.name);
  return `${nameOf(callee.object as Node)}.${(callee.property as Node).name}`;
}
