/**
 * Updates a part of the page to its new version and changes only what differs. Elements that are ticked, opened,
 * typed in or focused keep their state, and the scroll position stays.
 */
const keyOf = (node: Node) =>
  node instanceof Element ? (node.getAttribute('data-row') ?? (node.id || null)) : null;

/** Attributes that people and the script set. The server does not know them, so they are kept. */
const keptAttributes: readonly string[] = ['open', 'hidden'];

export function morphElement(old: Element, fresh: Element): void {
  for (const { name, value } of [...fresh.attributes])
    if (!keptAttributes.includes(name) && old.getAttribute(name) !== value)
      old.setAttribute(name, value);
  for (const { name } of [...old.attributes])
    if (!keptAttributes.includes(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  renewChildren(old, fresh);
}

function renewChildren(old: Element, fresh: Element): void {
  const stays = new Set([...fresh.children].map(keyOf));
  const known = new Map<string, Element>();
  for (const child of [...old.children]) {
    const key = keyOf(child);
    if (key !== null && !stays.has(key)) child.remove();
    else if (key !== null) known.set(key, child);
  }
  let at: ChildNode | null = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const key = keyOf(next);
    const same: Node | null | undefined = key === null ? findSameKind(at, next) : known.get(key);
    if (!same) {
      old.insertBefore(document.importNode(next, true), at);
      continue;
    }
    if (same === at) at = at?.nextSibling ?? null;
    else old.insertBefore(same, at);
    if (same instanceof Element && next instanceof Element) morphElement(same, next);
    else if (same.nodeValue !== next.nodeValue) same.nodeValue = next.nodeValue;
  }
  while (at !== null) {
    const gone: ChildNode = at;
    at = at.nextSibling;
    gone.remove();
  }
}

function findSameKind(old: ChildNode | null, fresh: Node): ChildNode | null {
  return old !== null && keyOf(old) === null && old.nodeName === fresh.nodeName ? old : null;
}
