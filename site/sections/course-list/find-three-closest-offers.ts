import {
  type FilterableOffer,
  fitsFilter,
  noFilter,
  type OfferFilter,
} from '#site/search/offer-filter.ts';

const groups = ['fields', 'kinds', 'lengths', 'levels', 'begins', 'hours', 'mostRupees'] as const;

/** The number of filter groups that a row does not match. */
function misses(row: FilterableOffer, filter: OfferFilter): number {
  return groups.filter((group) => !fitsFilter(row, { ...noFilter, [group]: filter[group] })).length;
}

/**
 * The offers that are shown when no offer matches the filter: at most three, those that miss the fewest filters. They
 * are chosen from the offers that the query found, in its order. If the query found no offer, they are chosen from all
 * offers, by the ticked filters; without a ticked filter there are none.
 */
export function findThreeClosestOffers<Row extends FilterableOffer>(
  all: readonly Row[],
  found: readonly Row[],
  filter: OfferFilter,
): Row[] {
  const isTicked = groups.some((group) => `${filter[group] ?? ''}` !== '');
  const candidates = found.length > 0 ? found : isTicked ? all : [];
  return [...candidates].sort((a, b) => misses(a, filter) - misses(b, filter)).slice(0, 3);
}
