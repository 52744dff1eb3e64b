/**
 * Holds the pages and offers that are served now. A publication replaces all of them in one step, so that pages of two
 * publications are never mixed. A file that is still being sent stays open until it is sent (`static-file.ts`).
 */
import type { Offers } from '../offers/read-offers.ts';
import type { SitePagesAndOffers } from './read-site-pages-and-offers.ts';

export type ServedPages = SitePagesAndOffers & {
  /** Serves the pages of `next` from now on, and closes the previous pages. */
  replace(next: SitePagesAndOffers): void;
  /**
   * Calls the listener after each replacement, so that the listener can update what it derived from the earlier pages.
   */
  onReplaced(listener: () => void): void;
};

export function makeServedPages(first: SitePagesAndOffers): ServedPages {
  let pages = first;
  const listeners: (() => void)[] = [];
  const offers: Offers = {
    get all() {
      return pages.offers.all;
    },
    get defaultOffer() {
      return pages.offers.defaultOffer;
    },
    get firstBatches() {
      return pages.offers.firstBatches;
    },
    get seller() {
      return pages.offers.seller;
    },
    get holidays() {
      return pages.offers.holidays;
    },
    get callingHours() {
      return pages.offers.callingHours;
    },
    get privacyNotices() {
      return pages.offers.privacyNotices;
    },
    find: (slug) => pages.offers.find(slug),
    wordsFor: (slug, address, today) => pages.offers.wordsFor(slug, address, today),
  };
  return {
    table: {
      has: (path) => pages.table.has(path),
      find: (path) => pages.table.find(path),
      notFound: (path) => pages.table.notFound(path),
      get size() {
        return pages.table.size;
      },
      close: () => pages.table.close(),
    },
    fill: (file, query) => pages.fill(file, query),
    offers,
    // The payment address comes from the settings or the build; a publication never changes it.
    paymentUrl: first.paymentUrl,
    replace(next) {
      const before = pages;
      pages = next;
      before.table.close();
      for (const listener of listeners) listener();
    },
    onReplaced: (listener) => listeners.push(listener),
  };
}
