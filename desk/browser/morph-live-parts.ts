import { morphElement } from './morph-element.ts';

const rowsIn = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-row]')];
const firstInSight = () =>
  rowsIn(document).find((row) => row.getBoundingClientRect().bottom > 0) ?? null;
/** Updates the parts with `data-live` from a newly fetched page, and returns the number of rows that were added. */
export function morphLiveParts(fresh: Document): number {
  const before = new Set(rowsIn(document).map((row) => row.dataset.row));
  const anchor = before.size === 0 ? null : firstInSight();
  const top = anchor?.getBoundingClientRect().top ?? 0;
  for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
    // A part inside a larger live part is updated together with the larger part.
    if (part.parentElement?.closest('[data-live]')) continue;
    const next = fresh.querySelector(`[data-live="${part.dataset.live}"]`);
    if (next !== null) morphElement(part, next);
  }
  document.title = fresh.title;
  // Restores the scroll position in browsers that do not keep it themselves.
  if (anchor?.isConnected && scrollY > 0) scrollBy(0, anchor.getBoundingClientRect().top - top);
  const arrived = rowsIn(document).filter((row) => !before.has(row.dataset.row));
  for (const row of arrived) row.classList.add('arrived');
  document.dispatchEvent(new Event('renewed'));
  return arrived.length;
}
