/**
 * CSS rules that order the list without a script. Like the rules of `css-for-filtering.ts`, they are removed when React
 * takes over. They work only in browsers in which focus and screen readers follow the visible order (`reading-flow`).
 * In other browsers without a script, the choice of an order is not shown: it would be worse if the list were read in
 * another order than it is seen.
 */
import {
  listUsefulSortOrders,
  rankBySortOrder,
  type SortableOffer,
} from '#site/search/sort-offers.ts';

export function cssForSorting(rows: readonly SortableOffer[]): string {
  const rules = listUsefulSortOrders(rows).map((order) => {
    const places = rankBySortOrder(rows, order);
    const values = [...new Set(places)].filter((place) => place > 0);
    const sorted = values.map((place) => {
      const those = places.flatMap((one, at) => (one === place ? `:nth-child(${at + 1})` : []));
      return `>:is(${those}){order:${place}}`;
    });
    return `.courses:has(.list-order [value=${order}]:checked) .offers{display:flex;flex-direction:column;reading-flow:flex-visual;${sorted.join('')}}`;
  });
  return `@supports (reading-flow:flex-visual){${rules.join('')}}`;
}
