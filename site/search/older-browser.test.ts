import { describe, expect, it } from 'vitest';
import { nearOffers } from '#site/sections/course-list/near-offers.ts';
import { inOlderBrowser } from '../../tests/support/older-browser.ts';
import { tidyQuery } from './filter-address.ts';
import { noFilter, type OfferRow } from './offer-filter.ts';
import { inOrder, type OrderedRow } from './offer-order.ts';

const row = (slug: string, feeRupees: number): OfferRow & OrderedRow => ({
  slug,
  feeRupees,
  days: 30,
  rupeesPerLiveHour: 50,
  startsOn: null,
  fields: [],
  kind: 'course',
  length: 'short',
  level: 'zero',
});

describe('the list of courses in a browser that is some years old', () => {
  it('reads what is searched from the address', () => {
    inOlderBrowser();
    expect(tidyQuery(' react \ud83d ')).toBe('react \ufffd');
  });

  it('comes in the order that was asked for, and leaves the rows as they were', () => {
    inOlderBrowser();
    const rows = [row('b', 900), row('a', 500)];
    expect(inOrder(rows, 'fee').map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(rows.map(({ slug }) => slug)).toEqual(['b', 'a']);
  });

  it('has what comes nearest when nothing fits', () => {
    inOlderBrowser();
    const rows = [row('b', 900), row('a', 500)];
    const near = nearOffers(rows, rows, { ...noFilter, mostRupees: 500 });
    expect(near).toEqual([rows[1], rows[0]]);
  });
});
