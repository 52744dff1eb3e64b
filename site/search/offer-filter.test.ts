import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldSlugs } from '#content/offers/fields.ts';
import { feeChoicesRupees, lengthBandIds, lengthBands } from '#content/offers/filter-choices.ts';
import { kindIds } from '#content/offers/kinds.ts';
import { levelIds } from '#content/offers/levels.ts';
import { offers } from '#content/offers/offers.ts';
import { sampleOffers } from '#content/offers/sample-offers.ts';
import { readFilter, writeFilter } from './filter-address.ts';
import { filterCounts, fitsFilter, noFilter, type OfferFilter, offerRow } from './offer-filter.ts';
import { orderIds } from './offer-order.ts';

const rows = offers.map(offerRow);

/** One offer of each kind, all in web and named `web-…`, and the same in mechanical subjects at another level. */
const own = sampleOffers.flatMap((offer) => [
  offerRow(offer),
  offerRow({
    ...offer,
    slug: `mechanical-${offer.kind}`,
    fields: ['mechanical'],
    level: 'experience',
  }),
]);
const shown = (change: Partial<OfferFilter>) =>
  own.filter((row) => fitsFilter(row, { ...noFilter, ...change })).map(({ slug }) => slug);

/** Any filter that the form can produce: ids in our order, each once. */
const anyFilter: fc.Arbitrary<OfferFilter> = fc.record({
  query: fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((text) => text.replace(/\s+/g, ' ').trim()),
  fields: fc.subarray([...fieldSlugs]),
  kinds: fc.subarray([...kindIds]),
  lengths: fc.subarray([...lengthBandIds]),
  levels: fc.subarray([...levelIds]),
  mostRupees: fc.option(fc.integer({ min: 1, max: 999_999 })),
  order: fc.option(fc.constantFrom(...orderIds)),
});

describe('filtering', () => {
  it('shows everything to a visitor who has ticked nothing', () => {
    expect(shown({})).toHaveLength(10);
    for (const row of rows) expect(fitsFilter(row, noFilter), row.slug).toBe(true);
  });

  it('finds what costs at most ₹2,500 in mechanical subjects', () => {
    expect(shown({ fields: ['mechanical'], mostRupees: 2500 })).toEqual([
      'mechanical-skill',
      'mechanical-workshop',
    ]);
  });

  it('adds within one kind of tick and narrows between two', () => {
    expect(shown({ fields: ['web'] })).toHaveLength(5);
    expect(shown({ fields: ['web', 'mechanical'] })).toHaveLength(10);
    expect(shown({ fields: ['web', 'mechanical'], kinds: ['course', 'skill'] })).toHaveLength(4);
    expect(
      shown({ fields: ['web', 'mechanical'], kinds: ['course', 'skill'], levels: ['experience'] }),
    ).toEqual(['mechanical-course', 'mechanical-skill']);
  });

  it('sorts every offer into one length, as the names of the lengths say', () => {
    expect(Object.fromEntries(own.map(({ kind, length }) => [kind, length]))).toEqual({
      workshop: 'days',
      skill: 'short',
      course: 'middle',
      intermediate: 'middle',
      super: 'long',
    });
  });
});

/** Offers of our own, as none of the catalogue lies on a bound. */
describe('an offer on the bound', () => {
  const ofDays = (days: number) =>
    offerRow({
      slug: 'own-offer',
      fields: ['web'],
      kind: 'skill',
      level: 'zero',
      length: { unit: 'days', count: days },
      feeRupees: 2500,
    });

  it('of a length belongs to the shorter band', () => {
    const days = Object.values(lengthBands)
      .map(({ upToDays }) => upToDays)
      .filter(Number.isFinite);
    for (const [index, bound] of days.entries()) {
      expect(ofDays(bound).length).toBe(lengthBandIds[index]);
      expect(ofDays(bound + 1).length).toBe(lengthBandIds[index + 1]);
    }
  });

  it('of a fee is shown to a visitor who wants to pay at most that', () => {
    expect(fitsFilter(ofDays(30), { ...noFilter, mostRupees: 2500 })).toBe(true);
    expect(fitsFilter(ofDays(30), { ...noFilter, mostRupees: 2499 })).toBe(false);
  });
});

describe('the count beside a choice', () => {
  it('is what the choice would show, all other ticks as they are', () => {
    fc.assert(
      fc.property(anyFilter, fc.subarray(rows), (filter, some) => {
        const counts = filterCounts(some, filter);
        for (const field of fieldSlugs) {
          const fits = some.filter((row) => fitsFilter(row, { ...filter, fields: [field] }));
          expect(counts.fields[field]).toBe(fits.length);
        }
      }),
    );
  });

  it('adds up over kinds, lengths and levels, of which an offer has one each', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const counts = filterCounts(rows, filter);
        const sum = (of: Record<string, number>) => Object.values(of).reduce((a, b) => a + b, 0);
        const without = (change: Partial<OfferFilter>) =>
          rows.filter((row) => fitsFilter(row, { ...filter, ...change })).length;
        expect(sum(counts.kinds)).toBe(without({ kinds: [] }));
        expect(sum(counts.lengths)).toBe(without({ lengths: [] }));
        expect(sum(counts.levels)).toBe(without({ levels: [] }));
      }),
    );
  });

  it('never falls from a smaller fee to a larger one', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const { fees } = filterCounts(rows, filter);
        expect(fees).toHaveLength(feeChoicesRupees.length);
        expect(fees.toSorted((a, b) => a - b)).toEqual(fees);
      }),
    );
  });

  it('is known for the whole list', () => {
    expect(filterCounts(own, noFilter)).toMatchObject({
      kinds: { workshop: 2, skill: 2, course: 2, intermediate: 2, super: 2 },
      lengths: { days: 2, short: 2, middle: 4, long: 2 },
      fees: [2, 4, 6, 8],
    });
  });
});

describe('the address', () => {
  it('says what is ticked, in a form that can be read', () => {
    const filter: OfferFilter = {
      ...noFilter,
      query: 'react & node',
      fields: ['web', 'mobile'],
      mostRupees: 4000,
      order: 'length',
    };
    expect(`${writeFilter(filter)}`).toBe(
      'q=react+%26+node&field=web&field=mobile&fee=4000&order=length',
    );
    expect(`${writeFilter(noFilter)}`).toBe('');
  });

  it('brings back every filter as it was', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const address = `${writeFilter(filter)}`;
        expect(readFilter(new URLSearchParams(address))).toEqual(filter);
      }),
    );
  });

  it('can be anything: what nobody can tick is left out, and what is read stays the same from then on', () => {
    const names = fc.constantFrom(
      'q',
      'field',
      'kind',
      'length',
      'level',
      'fee',
      'order',
      'utm_source',
    );
    const values = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('web', 'super', 'long', 'zero', '-1', '0', '1e9', '2500', 'constructor'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 8 }), (pairs) => {
        const once = readFilter(new URLSearchParams(pairs));
        expect([...once.query].length).toBeLessThanOrEqual(100);
        const again = readFilter(new URLSearchParams(`${writeFilter(once)}`));
        expect(again).toEqual(once);
      }),
    );
  });

  it('keeps the order of the form, whatever order somebody typed', () => {
    const read = readFilter(new URLSearchParams('field=civil&field=web&field=civil&fee=free'));
    expect(read).toEqual({ ...noFilter, fields: ['web', 'civil'] });
  });
});
