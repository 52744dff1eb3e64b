import {
  type FilterableOffer,
  fitsFilter,
  noFilter,
  type OfferFilter,
} from '#site/search/offer-filter.ts';

const groups = ['fields', 'kinds', 'lengths', 'levels', 'begins', 'hours', 'mostRupees'] as const;

/** The number of filter groups (kind, fee and so on) that a row does not match. */
function countMissedGroups(row: FilterableOffer, filter: OfferFilter): number {
  return groups.filter((group) => !fitsFilter(row, { ...noFilter, [group]: filter[group] })).length;
}

/**
 * The offers to show when none matches: at most three, those that miss the fewest groups of filters. They come from the
 * offers that the query found, in its order. If it found none, they come from all offers, but only if a filter is
 * ticked.
 */
export function findThreeClosestOffers<Row extends FilterableOffer>(
  all: readonly Row[],
  found: readonly Row[],
  filter: OfferFilter,
): Row[] {
  const isTicked = groups.some((group) => `${filter[group] ?? ''}` !== '');
  const candidates = found.length > 0 ? found : isTicked ? all : [];
  return [...candidates]
    .sort((a, b) => countMissedGroups(a, filter) - countMissedGroups(b, filter))
    .slice(0, 3);
}
