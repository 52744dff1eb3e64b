/**
 * The first page of this visit, and the referrer that led there. Most links load a new document, so the value is
 * kept in the tab's session storage. It leaves the browser only with a form.
 */
import type { FirstPage } from '#contract/forms/traffic-source.ts';

const key = 'first-page';

/** The page to which the payment provider leads back. Its referrer says nothing about where the visit came from. */
const returnPath = '/enroll-form/status';

let noted: FirstPage | null = null;

/** Called once in each document, when its scripts start, because later navigation changes the address. */
export function recordFirstPage(): void {
  if (noted) return;
  const { referrer } = document;
  const here: FirstPage = { referrer, url: location.href };
  const isLedHere =
    referrer !== '' &&
    !referrer.startsWith(`${location.origin}/`) &&
    location.pathname !== returnPath;
  const isNamed = new URLSearchParams(location.search).has('utm_source');
  try {
    const kept = sessionStorage.getItem(key);
    noted = kept && !isLedHere && !isNamed ? JSON.parse(kept) : here;
    sessionStorage.setItem(key, JSON.stringify(noted));
  } catch {
    // Storage may be forbidden (private windows). Then only this document is known.
    noted = here;
  }
}

/** The first page of the visit; null before `recordFirstPage` was called. */
export const readFirstPage = () => noted;
