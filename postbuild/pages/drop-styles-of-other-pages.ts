/**
 * Reduces the styles that all pages share to those that a page needs until another page is opened in the same document.
 * A rule is removed when it can match only elements of other pages. Rules for elements that no built page contains (a
 * message, an open dialog) stay. When another page is opened, the whole style sheet is loaded as a file.
 */
import postcss, { type AtRule, type ChildNode, list, type Root, type Rule } from 'postcss';

/** The classes and ids in a document, including those inside `<noscript>`. */
export function collectClassesAndIds(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, kind, value = ''] of html.matchAll(/\s(class|id)="([^"]*)"/g))
    for (const name of kind === 'id' ? [value] : value.split(/\s+/)) names.add(name);
  return names;
}

/**
 * Returns the CSS without the rules that can match only elements of other pages. `here` are the classes and ids of this
 * page; `everywhere` are those of all pages of the site.
 */
export function dropStylesOfOtherPages(
  css: string,
  here: ReadonlySet<string>,
  everywhere: ReadonlySet<string>,
): string {
  const isElsewhere = (name: string) => everywhere.has(name) && !here.has(name);
  return formatKeptNodes(parseStyleSheet(css).nodes, (selector) => canMatch(selector, isElsewhere));
}

/**
 * The parsed style sheets by their text. Pages have only a few different style sheets, and parsing takes longer than
 * everything else that is done to a page.
 */
const parsedByText = new Map<string, Root>();
function parseStyleSheet(css: string): Root {
  const root = parsedByText.get(css) ?? postcss.parse(css);
  parsedByText.set(css, root);
  return root;
}

type IsKept = (selector: string) => boolean;

/** Returns the CSS of those nodes that are kept, without layers, queries and rules that have become empty. */
function formatKeptNodes(nodes: readonly ChildNode[] | undefined, isKept: IsKept): string {
  let text = '';
  for (const node of nodes ?? []) {
    const more = formatKeptNode(node, isKept);
    if (more !== '' && text !== '' && !/[;}]$/.test(text)) text += ';';
    text += more;
  }
  return text;
}

function formatKeptNode(node: ChildNode, isKept: IsKept): string {
  if (node.type === 'comment') return '';
  if (node.type === 'decl') return formatNode(node);
  const isWhole = node.type === 'rule' ? isKeyframe(node) : node.nodes === undefined;
  if (isWhole) return node.type === 'rule' ? formatNode(node) : `${formatNode(node)};`;
  const head =
    node.type === 'rule'
      ? selectorsOf(node).filter(isKept).join(',')
      : `@${node.name} ${node.params}`.trim();
  if (head === '') return '';
  const body = formatKeptNodes(node.nodes, isKept);
  return body === '' ? '' : `${head}{${body}}`;
}

const plainTexts = new WeakMap<ChildNode, string>();
function formatNode(node: ChildNode): string {
  const text = plainTexts.get(node) ?? node.toString();
  plainTexts.set(node, text);
  return text;
}

const selectorLists = new WeakMap<Rule, readonly string[]>();
function selectorsOf(rule: Rule): readonly string[] {
  const selectors = selectorLists.get(rule) ?? rule.selectors;
  selectorLists.set(rule, selectors);
  return selectors;
}

const isKeyframe = (rule: Rule) =>
  rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);

/**
 * Whether a selector can match an element of this page. `isElsewhere` is true for a class or id that only other pages
 * have. In the lists of `:is()`, `:where()` and `:has()`, one alternative that can match is enough. The list of
 * `:not()` is ignored.
 */
function canMatch(selector: string, isElsewhere: (name: string) => boolean): boolean {
  const { names, lists } = partsOf(selector);
  return (
    !names.some(isElsewhere) &&
    lists.every((list) => list.some((alternative) => canMatch(alternative, isElsewhere)))
  );
}

interface SelectorParts {
  /** Classes and ids that an element must have. Those inside `:is()`, `:where()` and `:has()` are in `lists`. */
  readonly names: readonly string[];
  readonly lists: readonly (readonly string[])[];
}

const partsBySelector = new Map<string, SelectorParts>();
function partsOf(selector: string): SelectorParts {
  const known = partsBySelector.get(selector);
  if (known) return known;
  const lists: string[][] = [];
  let rest = '';
  for (let at = 0; at < selector.length; ) {
    const [, name] = /^:(not|is|where|has)\(/.exec(selector.slice(at)) ?? [];
    if (name === undefined) {
      rest += selector[at];
      at += 1;
      continue;
    }
    const from = at + name.length + 2;
    const to = endOfList(selector, from);
    if (name !== 'not') lists.push(list.comma(selector.slice(from, to)));
    at = to + 1;
  }
  const names = [...rest.matchAll(/[.#]([\w-]+)/g)].map(([, name = '']) => name);
  const parts = { names, lists };
  partsBySelector.set(selector, parts);
  return parts;
}

/** Returns the index of the bracket that closes a list. `from` is the index after the opening bracket. */
function endOfList(selector: string, from: number): number {
  let open = 1;
  let at = from;
  for (; at < selector.length && open > 0; at += 1)
    open += selector[at] === '(' ? 1 : selector[at] === ')' ? -1 : 0;
  return at - 1;
}
