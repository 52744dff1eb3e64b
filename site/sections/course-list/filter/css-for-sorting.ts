/**
 * CSS rules that sort the list without a script; React removes them when it takes over. They apply only in browsers
 * that know `reading-flow`, because in others screen readers and the focus would follow another order than the eye
 * sees. Those browsers do not show the choice of an order without a script.
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
