import { useMemo } from 'react';
import { fitsFilter, type OfferFilter } from '#site/search/offer-filter.ts';
import type { SearchResults } from '#site/search/search.ts';
import { type SortOrderId, sortOffers } from '#site/search/sort-offers.ts';
import { findThreeClosestOffers } from './find-three-closest-offers.ts';
import type { ListedOffer } from './listed-offer.ts';

interface ShownOffers {
  /** The offers that the search found, before filtering. */
  found: readonly ListedOffer[];
  /** The offers that match the filter, in the chosen order. */
  shown: readonly ListedOffer[];
  /** The most similar offers, shown when none matches the filter. */
  near: readonly ListedOffer[];
  /** The rows on the screen: those in `shown`, or those in `near` if `shown` is empty. */
  visible: readonly ListedOffer[];
  /** Whether the query, such as "refund", found an answer and no offer. */
  isAnswered: boolean;
}

/**
 * Finds the offers that the list shows, again whenever the filter or the search result changes. As long as the rows
 * stay the same, `visible` is the same array, so most letters that are typed into the search field render no row.
 */
export function useShownOffers(
  offers: readonly ListedOffer[],
  filter: OfferFilter,
  order: SortOrderId | null,
  answer: SearchResults | null,
): ShownOffers {
  const current = useMemo(() => {
    const rowsOf = (slugs: readonly string[]) =>
      slugs.flatMap((slug) => offers.find((offer) => offer.slug === slug) ?? []);
    const found = answer?.slugs ? rowsOf(answer.slugs) : offers;
    const fitting = found.filter((offer) => fitsFilter(offer, filter));
    const shown = sortOffers(fitting, order);
    const isAnswered = (answer?.answers.length ?? 0) > 0 && found.length === 0;
    const candidates = found.length > 0 ? found : rowsOf(answer?.nearSlugs ?? []);
    const near =
      shown.length === 0 && !isAnswered ? findThreeClosestOffers(offers, candidates, filter) : [];
    return { found, shown, near, visible: shown.length > 0 ? shown : near, isAnswered };
  }, [offers, filter, order, answer]);
  const slugs = current.visible.map(({ slug }) => slug).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slugs and the offers decide what is visible
  const visible = useMemo(() => current.visible, [offers, slugs]);
  return { ...current, visible };
}
