/**
 * The page on which this visit began, and what led there. Most pages are documents of their own, so the browser
 * keeps it for the tab, until the tab is closed; it is sent with a form or not at all.
 */
import type { FirstPage } from '#contract/source.ts';

const key = 'first-page';
let noted: FirstPage | null = null;

/** Called once in each document, when the page begins to run: moving on inside the site changes its address. */
export function noteFirstPage(): void {
  if (noted) return;
  const { referrer } = document;
  const here: FirstPage = { referrer, url: location.href };
  const isLedHere = referrer !== '' && !referrer.startsWith(`${location.origin}/`);
  const isNamed = new URLSearchParams(location.search).has('utm_source');
  try {
    const kept = sessionStorage.getItem(key);
    noted = kept && !isLedHere && !isNamed ? JSON.parse(kept) : here;
    sessionStorage.setItem(key, JSON.stringify(noted));
  } catch {
    // Storage may be forbidden (private windows); this document is then all that is known of the visit.
    noted = here;
  }
}

/** Null before `noteFirstPage`. */
export const firstPage = () => noted;
