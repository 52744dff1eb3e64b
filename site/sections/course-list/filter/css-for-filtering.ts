/**
 * CSS rules that filter the list without a script: they hide each row that does not match the ticked boxes. The built
 * page contains the rules. React removes them when it takes over, and then filters by `offer-filter.ts`; a test checks
 * that the rules and `offer-filter.ts` give the same result.
 */
import { feeLimitsRupees } from '#content/offers/course-list/filter-options.ts';
import type { FilterableOffer } from '#site/search/offer-filter.ts';
import { feeBandOf } from './fee-band-of.ts';

const list = '.courses';

/**
 * The selector of the rows with this value in this group. It matches, and so hides them, when boxes of the group are
 * ticked, but not the box of this value. A value can be several ids, "web mobile"; one of their boxes is then enough to
 * show the row.
 */
function selectorOfHiddenRows(group: string, value: string): string {
  const own = value.split(' ').map((id) => `[name=${group}][value=${id}]:checked`);
  const isNoneOf = value === '' ? '' : `:not(:has(${own}))`;
  return `${list}:has([name=${group}]:checked)${isNoneOf} .offer[data-${group}="${value}"]`;
}

/**
 * The selector of the rows of a fee band. It matches, and so hides them, when the limit `most`, which is lower, is
 * ticked.
 */
function selectorOfDearerRows(most: number, band: string): string {
  return `${list}:has([name=fee][value="${most}"]:checked) .offer[data-fee="${band}"]`;
}

export function cssForFiltering(rows: readonly FilterableOffer[]): string {
  const valuesOf = (value: (row: FilterableOffer) => string) => [...new Set(rows.map(value))];
  const bands = [...feeLimitsRupees.map(String), 'more'];
  const selectors = [
    ...valuesOf(({ fields }) => fields.join(' ')).map((value) =>
      selectorOfHiddenRows('field', value),
    ),
    ...valuesOf(({ kind }) => kind).map((value) => selectorOfHiddenRows('kind', value)),
    ...valuesOf(({ length }) => length).map((value) => selectorOfHiddenRows('length', value)),
    ...valuesOf(({ level }) => level).map((value) => selectorOfHiddenRows('level', value)),
    ...valuesOf(({ begins }) => begins.join(' ')).map((value) =>
      selectorOfHiddenRows('begins', value),
    ),
    ...valuesOf(({ hours }) => hours.join(' ')).map((value) =>
      selectorOfHiddenRows('hours', value),
    ),
    ...feeLimitsRupees.flatMap((most, at) =>
      bands.slice(at + 1).map((band) => selectorOfDearerRows(most, band)),
    ),
  ];
  return `${selectors.join(',')}{display:none}`;
}

/** The attributes of a row by which the rules of `cssForFiltering` select it. */
export function filterAttributesOf(row: FilterableOffer) {
  const { fields, kind, length, level, begins, hours, feeRupees } = row;
  return {
    'data-field': fields.join(' '),
    'data-kind': kind,
    'data-length': length,
    'data-level': level,
    'data-begins': begins.join(' '),
    'data-hours': hours.join(' '),
    'data-fee': feeBandOf(feeRupees),
  };
}
