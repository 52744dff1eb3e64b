/**
 * The order of the list without a script, beside `filter-styles.ts` and as short-lived. Only where the browser
 * lets focus and reading follow what is seen (`reading-flow`); elsewhere the choice is not shown without a script,
 * because a list that is seen in one order and walked through in another is worse than one that can't be ordered.
 */
import { type OrderedRow, ordersOf, placesIn } from '#site/search/offer-order.ts';

export function orderStyles(rows: readonly OrderedRow[]): string {
  const rules = ordersOf(rows).map((order) => {
    const places = placesIn(rows, order);
    const values = [...new Set(places)].filter((place) => place > 0);
    const sorted = values.map((place) => {
      const those = places.flatMap((one, at) => (one === place ? `:nth-child(${at + 1})` : []));
      return `>:is(${those}){order:${place}}`;
    });
    return `.courses:has(.list-order [value=${order}]:checked) .offers{display:flex;flex-direction:column;reading-flow:flex-visual;${sorted.join('')}}`;
  });
  return `@supports (reading-flow:flex-visual){${rules.join('')}}`;
}
