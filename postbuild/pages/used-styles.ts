/**
 * Of the styles that pages share, those that one page needs for its first sight: a rule goes when it can only be
 * about elements that stand in other pages. What stands in no page yet (a message, an open dialogue) stays, and the
 * whole sheet follows as a file with the next page.
 */
import postcss, { type AtRule, type Container, type Rule } from 'postcss';

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
  const root = postcss.parse(css);
  const isElsewhere = (name: string) => everywhere.has(name) && !here.has(name);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter((selector) => !namesOf(selector).some(isElsewhere));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  dropEmpty(root);
  return root.toString();
}

const isKeyframe = (rule: Rule) =>
  rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);

/** Names that an element must have for the selector to match; in a list of choices none must be there. */
function namesOf(selector: string): string[] {
  let required = selector;
  for (let before = ''; before !== required; ) {
    before = required;
    required = required.replace(/:(not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  }
  return [...required.matchAll(/[.#]([\w-]+)/g)].map(([, name = '']) => name);
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    dropEmpty(node as Container);
    if ((node as Container).nodes?.length === 0) node.remove();
  });
}
