/**
 * The pages that are served now, for everybody who keeps them: a publication puts others in their place in one step.
 * What is asked of the table is answered at once, so nobody sees half of each; a file that is being sent is closed by
 * who sends it (`static-file.ts`).
 */
import type { Offers } from '../offers/offers.ts';
import type { Pages } from './read-pages.ts';

export type LivePages = Pages & {
  /** Serves these from now on, and lets go of the ones before. */
  replace(next: Pages): void;
  /** Tells after each replacement; what was made of the pages is made again. */
  onReplaced(listener: () => void): void;
};

export function livePages(first: Pages): LivePages {
  let pages = first;
  const listeners: (() => void)[] = [];
  const offers: Offers = {
    get all() {
      return pages.offers.all;
    },
    get minimal() {
      return pages.offers.minimal;
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
    // Facts change it never: it is of the settings, or of the build.
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
