/**
 * The first page of this visit, and the referrer that led to this page. Most links load a new document, so both are
 * kept in the tab's session storage. They are sent to the service only together with a form.
 */
import type { FirstPageOfVisit } from '#contract/forms/traffic-source.ts';

const key = 'first-page';

/**
 * The page to which the payment provider sends visitors back. Here the referrer is the provider, not the place that the
 * visitor first came from.
 */
const returnPath = '/enroll-form/status';

let firstPage: FirstPageOfVisit | null = null;

/** Called once in each document, when its scripts start, because later navigation changes the address. */
export function recordFirstPage(): void {
  if (firstPage) return;
  const { referrer } = document;
  const here: FirstPageOfVisit = { referrer, url: location.href };
  const isFromOtherSite =
    referrer !== '' &&
    !referrer.startsWith(`${location.origin}/`) &&
    location.pathname !== returnPath;
  const hasUtmSource = new URLSearchParams(location.search).has('utm_source');
  try {
    const kept = sessionStorage.getItem(key);
    firstPage = kept && !isFromOtherSite && !hasUtmSource ? JSON.parse(kept) : here;
    sessionStorage.setItem(key, JSON.stringify(firstPage));
  } catch {
    // Storage may be forbidden (private windows). Then the present page counts as the first one.
    firstPage = here;
  }
}

/** The first page of the visit; null before `recordFirstPage` was called. */
export const readFirstPage = () => firstPage;
