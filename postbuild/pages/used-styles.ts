/**
 * Of the styles that pages share, those that one page needs for its first sight: a rule goes when it can only be
 * about elements that stand in other pages. What stands in no page yet (a message, an open dialogue) stays, and the
 * whole sheet follows as a file with the next page.
 */
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';

/** Classes and ids of a document, the parts for browsers without scripts included. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, kind, value = ''] of html.matchAll(/\s(class|id)="([^"]*)"/g))
    for (const name of kind === 'id' ? [value] : value.split(/\s+/)) names.add(name);
  return names;
}

/** `everywhere` are the names of all pages together, `here` those of this one. */
export function usedStyles(
  css: string,
  here: ReadonlySet<string>,
  everywhere: ReadonlySet<string>,
): string {
  const isElsewhere = (name: string) => everywhere.has(name) && !here.has(name);
  return written(
    parsed(css).nodes,
    (selector) => !namesOf(selector).some((name) => isElsewhere(name)),
  );
}

/** All pages share a sheet or two, and reading one takes longer than all else that is done to a page. */
const sheets = new Map<string, Root>();
function parsed(css: string): Root {
  const root = sheets.get(css) ?? postcss.parse(css);
  sheets.set(css, root);
  return root;
}

type IsKept = (selector: string) => boolean;

/** What is left of these nodes; an empty layer, query or rule is left out. */
function written(nodes: readonly ChildNode[] | undefined, isKept: IsKept): string {
  let text = '';
  for (const node of nodes ?? []) {
    const more = writtenNode(node, isKept);
    if (more !== '' && text !== '' && !/[;}]$/.test(text)) text += ';';
    text += more;
  }
  return text;
}

function writtenNode(node: ChildNode, isKept: IsKept): string {
  if (node.type === 'comment') return '';
  if (node.type === 'decl') return plain(node);
  const isWhole = node.type === 'rule' ? isKeyframe(node) : node.nodes === undefined;
  if (isWhole) return node.type === 'rule' ? plain(node) : `${plain(node)};`;
  const head =
    node.type === 'rule'
      ? node.selectors.filter(isKept).join(',')
      : `@${node.name} ${node.params}`.trim();
  if (head === '') return '';
  const body = written(node.nodes, isKept);
  return body === '' ? '' : `${head}{${body}}`;
}

const plainTexts = new WeakMap<ChildNode, string>();
function plain(node: ChildNode): string {
  const text = plainTexts.get(node) ?? node.toString();
  plainTexts.set(node, text);
  return text;
}

const isKeyframe = (rule: Rule) =>
  rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);

/** Names that an element must have for the selector to match; in a list of choices none must be there. */
const namesBySelector = new Map<string, readonly string[]>();
function namesOf(selector: string): readonly string[] {
  const known = namesBySelector.get(selector);
  if (known) return known;
  let required = selector;
  for (let before = ''; before !== required; ) {
    before = required;
    required = required.replace(/:(not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  }
  const names = [...required.matchAll(/[.#]([\w-]+)/g)].map(([, name = '']) => name);
  namesBySelector.set(selector, names);
  return names;
}
