import {
  fitsFilter,
  noFilter,
  type OfferFilter,
  type OfferRow,
} from '#site/search/offer-filter.ts';

const groups = ['fields', 'kinds', 'lengths', 'levels', 'mostRupees'] as const;

/** How many kinds of ticks a row does not fit. */
function misses(row: OfferRow, filter: OfferFilter): number {
  return groups.filter((group) => !fitsFilter(row, { ...noFilter, [group]: filter[group] })).length;
}

/**
 * For when nothing fits: at most three that miss least. They are taken from what the query found, in its
 * order; when that is nothing, from what fits the ticks; when nothing is ticked either, there are none.
 */
export function nearOffers<Row extends OfferRow>(
  all: readonly Row[],
  found: readonly Row[],
  filter: OfferFilter,
): Row[] {
  const isTicked = groups.some((group) => `${filter[group] ?? ''}` !== '');
  const candidates = found.length > 0 ? found : isTicked ? all : [];
  return [...candidates].sort((a, b) => misses(a, filter) - misses(b, filter)).slice(0, 3);
}
