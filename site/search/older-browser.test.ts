import { describe, expect, it } from 'vitest';
import { findThreeClosestOffers } from '#site/sections/course-list/find-three-closest-offers.ts';
import { removeNewerBrowserMethods } from '../../tests/support/remove-newer-browser-methods.ts';
import { tidyQuery } from './filter-address.ts';
import { type FilterableOffer, noFilter } from './offer-filter.ts';
import { type SortableOffer, sortOffers } from './sort-offers.ts';

const row = (slug: string, feeRupees: number): FilterableOffer & SortableOffer => ({
  slug,
  feeRupees,
  days: 30,
  rupeesPerLiveHour: 50,
  startsOn: null,
  fields: [],
  kind: 'course',
  length: 'short',
  level: 'zero',
  begins: [],
  hours: [],
});

describe('the list of courses in a browser that is some years old', () => {
  it('reads the search from the address', () => {
    removeNewerBrowserMethods();
    expect(tidyQuery(' react \ud83d ')).toBe('react \ufffd');
  });

  it('has the requested order, and leaves the rows unchanged', () => {
    removeNewerBrowserMethods();
    const rows = [row('b', 900), row('a', 500)];
    expect(sortOffers(rows, 'fee').map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(rows.map(({ slug }) => slug)).toEqual(['b', 'a']);
  });

  it('shows the nearest offers when nothing fits', () => {
    removeNewerBrowserMethods();
    const rows = [row('b', 900), row('a', 500)];
    const near = findThreeClosestOffers(rows, rows, { ...noFilter, mostRupees: 500 });
    expect(near).toEqual([rows[1], rows[0]]);
  });
});
