import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classTimeIds,
  feeLimitsRupees,
  lengthBandIds,
  lengthBands,
  startFilterIds,
} from '#content/offers/course-list/filter-options.ts';
import { kindIds } from '#content/offers/kinds.ts';
import { levelIds } from '#content/offers/levels.ts';
import type { NextStart } from '#content/offers/next-start-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { studyFieldSlugs } from '#content/offers/study-fields.ts';
import { anyText } from '../../tests/support/any-text.ts';
import { sampleOfferOfKind, sampleOffers } from '../../tests/support/sample-offers.ts';
import { readFilter, writeFilter } from './filter-address.ts';
import {
  countOffersPerChoice,
  type FilterableOffer,
  fitsFilter,
  makeFilterableOffer,
  noFilter,
  type OfferFilter,
} from './offer-filter.ts';
import { sortOrderIds } from './sort-offers.ts';

const today = '2026-11-23';
const rows = offers.map((offer) => makeFilterableOffer(offer, today));

/**
 * Offers made for the test: one of each kind in the field web, named `web-…`, and the same in mechanical subjects
 * at another level.
 */
const own = sampleOffers.flatMap((offer) => [
  makeFilterableOffer(offer, today),
  makeFilterableOffer(
    {
      ...offer,
      slug: `mechanical-${offer.kind}`,
      fields: ['mechanical'],
      level: 'experience',
    },
    today,
  ),
]);
const shown = (change: Partial<OfferFilter>) =>
  own.filter((row) => fitsFilter(row, { ...noFilter, ...change })).map(({ slug }) => slug);

/** Any filter that the form can produce: ids in their fixed order, each once. */
const anyFilter: fc.Arbitrary<OfferFilter> = fc.record({
  query: fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((text) => text.replace(/\s+/g, ' ').trim()),
  fields: fc.subarray([...studyFieldSlugs]),
  kinds: fc.subarray([...kindIds]),
  lengths: fc.subarray([...lengthBandIds]),
  levels: fc.subarray([...levelIds]),
  begins: fc.subarray([...startFilterIds]),
  hours: fc.subarray([...classTimeIds]),
  mostRupees: fc.option(fc.integer({ min: 1, max: 999_999 })),
  order: fc.option(fc.constantFrom(...sortOrderIds)),
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

  it('is an “or” within one kind of tick and an “and” between two kinds', () => {
    expect(shown({ fields: ['web'] })).toHaveLength(5);
    expect(shown({ fields: ['web', 'mechanical'] })).toHaveLength(10);
    expect(shown({ fields: ['web', 'mechanical'], kinds: ['course', 'skill'] })).toHaveLength(4);
    expect(
      shown({ fields: ['web', 'mechanical'], kinds: ['course', 'skill'], levels: ['experience'] }),
    ).toEqual(['mechanical-course', 'mechanical-skill']);
  });

  it('sorts every offer into one length, by the names of the lengths', () => {
    expect(Object.fromEntries(own.map(({ kind, length }) => [kind, length]))).toEqual({
      workshop: 'days',
      skill: 'short',
      course: 'middle',
      intermediate: 'middle',
      super: 'long',
    });
  });
});

/** Offers made for this test, because no offer of the catalogue is exactly on a limit. */
describe('an offer exactly at a limit', () => {
  const ofDays = (days: number) =>
    makeFilterableOffer(
      {
        slug: 'own-offer',
        fields: ['web'],
        kind: 'skill',
        level: 'zero',
        length: { unit: 'days', count: days },
        feeRupees: 2500,
        start: sampleOfferOfKind('skill').start,
        nextStarts: [],
      },
      today,
    );

  it('of a length belongs to the shorter band', () => {
    const days = Object.values(lengthBands)
      .map(({ upToDays }) => upToDays)
      .filter(Number.isFinite);
    for (const [index, bound] of days.entries()) {
      expect(ofDays(bound).length).toBe(lengthBandIds[index]);
      expect(ofDays(bound + 1).length).toBe(lengthBandIds[index + 1]);
    }
  });

  it('of a fee is shown to a visitor with that maximum', () => {
    expect(fitsFilter(ofDays(30), { ...noFilter, mostRupees: 2500 })).toBe(true);
    expect(fitsFilter(ofDays(30), { ...noFilter, mostRupees: 2499 })).toBe(false);
  });
});

describe('the next starts of an offer', () => {
  const start: NextStart = {
    id: 'b1',
    startDate: '2026-11-30',
    endDate: '2027-01-30',
    days: ['mon', 'sat'],
    startTime: '16:00',
    endTime: '18:00',
    language: 'en',
    mentor: 'Somebody',
    places: 'full',
    seats: 1,
    early: null,
    isSample: true,
  };
  const rowWith = (...changes: Partial<NextStart>[]) =>
    makeFilterableOffer(
      {
        ...sampleOfferOfKind('skill'),
        nextStarts: changes.map((change) => ({ ...start, ...change })),
      },
      today,
    );
  const fits = (row: FilterableOffer, change: Partial<OfferFilter>) =>
    fitsFilter(row, { ...noFilter, ...change });

  it('begin this month until its last day, and in no other month', () => {
    expect(rowWith({}).begins).toEqual(['month']);
    for (const startDate of ['2026-12-01', '2027-11-30'])
      expect(rowWith({ startDate }).begins).toEqual([]);
    expect(rowWith({ startDate: '2026-12-01' }, {}).begins).toEqual(['month']);
  });

  it('are evenings from 17:00 on, and weekends if no session is on another day', () => {
    expect(rowWith({}).hours).toEqual([]);
    expect(rowWith({ startTime: '17:00' }).hours).toEqual(['evening']);
    expect(rowWith({ days: ['sat', 'sun'] }).hours).toEqual(['weekend']);
    expect(rowWith({ days: ['sun'] }, { startTime: '19:00' }).hours).toEqual([
      'evening',
      'weekend',
    ]);
  });

  it('can be filtered; an offer that starts by arrangement fits none of the filters', () => {
    const evening = rowWith({ startTime: '19:00' });
    expect(fits(evening, { hours: ['weekend', 'evening'], begins: ['month'] })).toBe(true);
    expect(fits(evening, { hours: ['weekend'] })).toBe(false);
    expect(fits(rowWith(), { hours: ['weekend'] })).toBe(false);
    expect(fits(rowWith(), { begins: ['month'] })).toBe(false);
  });
});

describe('the date of a workshop without a batch', () => {
  const workshop = sampleOfferOfKind('workshop');
  const { start } = workshop;
  if (start.at === 'request') throw new Error('The sample workshop has no date.');
  const rowFrom = (startDate: string, endDate = startDate, startTime = '16:00') =>
    makeFilterableOffer(
      { ...workshop, nextStarts: [], start: { ...start, startDate, endDate, startTime } },
      today,
    );

  it.each([
    ['a Saturday', '2026-12-05', '2026-12-05', true],
    ['a Sunday', '2026-12-06', '2026-12-06', true],
    ['a Saturday and the next day', '2026-12-05', '2026-12-06', true],
    ['a Friday and the next day', '2026-12-04', '2026-12-05', false],
    ['a Friday and the next two days', '2026-12-04', '2026-12-06', false],
    ['a Sunday and the next day', '2026-12-06', '2026-12-07', false],
    ['a Monday', '2026-12-07', '2026-12-07', false],
  ])(
    'on %s counts as a weekend only if no other day belongs to it',
    (_, from, until, isWeekend) => {
      expect(rowFrom(from, until).hours).toEqual(isWeekend ? ['weekend'] : []);
    },
  );

  it('counts for this month and for the evening, until it has passed', () => {
    expect(rowFrom('2026-11-23', '2026-11-24', '17:00')).toMatchObject({
      begins: ['month'],
      hours: ['evening'],
    });
    expect(rowFrom('2026-12-01').begins).toEqual([]);
    expect(rowFrom('2026-11-22', '2026-11-22', '17:00')).toMatchObject({ begins: [], hours: [] });
  });

  it('is counted beside the choices of starts and hours', () => {
    const found = [rowFrom('2026-11-28', '2026-11-29', '17:00'), rowFrom('2026-12-07')];
    const { begins, hours } = countOffersPerChoice(found, noFilter);
    expect({ begins, hours }).toEqual({ begins: { month: 1 }, hours: { evening: 1, weekend: 1 } });
  });
});

describe('a search text in the address', () => {
  const queryOf = (query: string) => readFilter(new URLSearchParams({ q: query })).query;

  it('has one blank for each run of blanks and control characters, and none at its ends', () => {
    expect(queryOf(' react \t\n\u0007 native ')).toBe('react native');
  });

  it('has at most a hundred characters, and no blank where it was cut', () => {
    expect(queryOf('x'.repeat(101))).toBe('x'.repeat(100));
    expect(queryOf(`${'x'.repeat(99)} yes`)).toBe('x'.repeat(99));
  });

  it('stands beside a fee that is ignored unless it is a whole number of rupees', () => {
    const feeOf = (fee: string) => readFilter(new URLSearchParams({ fee })).mostRupees;
    expect([feeOf('2500'), feeOf('2500x'), feeOf('0'), feeOf('1234567')]).toEqual([
      2500,
      null,
      null,
      null,
    ]);
  });
});

describe('the count beside a choice', () => {
  it('is the number of offers that the choice would show, with all other ticks unchanged', () => {
    fc.assert(
      fc.property(anyFilter, fc.subarray(rows), (filter, some) => {
        const counts = countOffersPerChoice(some, filter);
        for (const field of studyFieldSlugs) {
          const fits = some.filter((row) => fitsFilter(row, { ...filter, fields: [field] }));
          expect(counts.fields[field]).toBe(fits.length);
        }
      }),
    );
  });

  it('adds up over kinds, lengths and levels, of which an offer has one each', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const counts = countOffersPerChoice(rows, filter);
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
        const { fees } = countOffersPerChoice(rows, filter);
        expect(fees).toHaveLength(feeLimitsRupees.length);
        expect(fees.toSorted((a, b) => a - b)).toEqual(fees);
      }),
    );
  });

  it('is known for the whole list', () => {
    expect(countOffersPerChoice(own, noFilter)).toMatchObject({
      kinds: { workshop: 2, skill: 2, course: 2, intermediate: 2, super: 2 },
      lengths: { days: 2, short: 2, middle: 4, long: 2 },
      fees: [2, 4, 6, 8],
    });
  });
});

describe('the address', () => {
  it('contains the ticks, in a readable form', () => {
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

  it('restores every filter unchanged', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const address = `${writeFilter(filter)}`;
        expect(readFilter(new URLSearchParams(address))).toEqual(filter);
      }),
    );
  });

  it('can be anything: unknown values are ignored, and the rest stays the same from then on', () => {
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
      anyText({ maxLength: 20 }),
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

  it('can name an unknown order of the list, which then keeps its own', () => {
    for (const order of ['constructor', 'cheapest', ''])
      expect(readFilter(new URLSearchParams({ order }))).toEqual(noFilter);
    expect(readFilter(new URLSearchParams({ order: 'fee' }))).toEqual({
      ...noFilter,
      order: 'fee',
    });
  });

  it('keeps the order of the form, whatever order was typed', () => {
    const read = readFilter(new URLSearchParams('field=civil&field=web&field=civil&fee=free'));
    expect(read).toEqual({ ...noFilter, fields: ['web', 'civil'] });
  });
});
