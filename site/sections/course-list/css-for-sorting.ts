/**
 * Ordering without a script; removed by React like the rules of `css-for-filtering.ts`. It works only where focus and
 * screen readers follow the visible order (`reading-flow`). Other browsers without a script do not show the choice,
 * because a list that is read in another order than it is seen is worse than one that can't be ordered.
 */
import { type SortableOffer, sortRanks, usefulSortOrders } from '#site/search/sort-offers.ts';

export function cssForSorting(rows: readonly SortableOffer[]): string {
  const rules = usefulSortOrders(rows).map((order) => {
    const places = sortRanks(rows, order);
    const values = [...new Set(places)].filter((place) => place > 0);
    const sorted = values.map((place) => {
      const those = places.flatMap((one, at) => (one === place ? `:nth-child(${at + 1})` : []));
      return `>:is(${those}){order:${place}}`;
    });
    return `.courses:has(.list-order [value=${order}]:checked) .offers{display:flex;flex-direction:column;reading-flow:flex-visual;${sorted.join('')}}`;
  });
  return `@supports (reading-flow:flex-visual){${rules.join('')}}`;
}
