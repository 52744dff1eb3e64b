/**
 * Filtering without a script: rules that hide each row which does not fit what is ticked. They stand in the
 * page as it was built and go when React takes over, which then filters by `offer-filter.ts`; the test beside
 * this file holds both to the same answer.
 */
import { feeChoicesRupees } from '#content/offers/filter-choices.ts';
import type { OfferRow } from '#site/search/offer-filter.ts';
import { feeBand } from './fee-band.ts';

const list = '.courses';

/** Rows of which a group says `value`, when something of the group is ticked but nothing that they have. */
function hidden(group: string, value: string): string {
  const own = value.split(' ').map((id) => `[name=${group}][value=${id}]:checked`);
  return `${list}:has([name=${group}]:checked):not(:has(${own})) .offer[data-${group}="${value}"]`;
}

/** Dearer than the choice that is made. */
function tooDear(most: number, band: string): string {
  return `${list}:has([name=fee][value="${most}"]:checked) .offer[data-fee="${band}"]`;
}

export function filterStyles(rows: readonly OfferRow[]): string {
  const valuesOf = (value: (row: OfferRow) => string) => [...new Set(rows.map(value))];
  const bands = [...feeChoicesRupees.map(String), 'more'];
  const selectors = [
    ...valuesOf(({ fields }) => fields.join(' ')).map((value) => hidden('field', value)),
    ...valuesOf(({ kind }) => kind).map((value) => hidden('kind', value)),
    ...valuesOf(({ length }) => length).map((value) => hidden('length', value)),
    ...valuesOf(({ level }) => level).map((value) => hidden('level', value)),
    ...feeChoicesRupees.flatMap((most, at) =>
      bands.slice(at + 1).map((band) => tooDear(most, band)),
    ),
  ];
  return `${selectors.join(',')}{display:none}`;
}

/** The attributes by which the rules know a row. */
export function filterAttributes({ fields, kind, length, level, feeRupees }: OfferRow) {
  return {
    'data-field': fields.join(' '),
    'data-kind': kind,
    'data-length': length,
    'data-level': level,
    'data-fee': feeBand(feeRupees),
  };
}
