import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import type { Batch, BatchPlan } from './batch.ts';
import { batchStatus, seatAvailability } from './batch-status.ts';
import { type BatchProblems, checkBatch } from './check-batch.ts';
import { type DatedFee, findOfferFeeOnDay, priceOnDay } from './fee-on-day.ts';
import { findMentorClashes } from './find-mentor-clashes.ts';
import { type BatchWithGivenSeats, offerAvailability } from './offer-availability.ts';
import { listSessionDays, listSessionDaysOnHolidays, weekdayOf } from './session-days.ts';
import { type InitialBatchTemplate, setInitialBatchDates } from './set-initial-batch-dates.ts';

const plan: BatchPlan = {
  offer: 'mern-workshop',
  // 1 December 2026 is a Tuesday, and 4 December is a Friday.
  startsOn: '2026-12-01',
  endsOn: '2026-12-04',
  days: ['tue', 'wed', 'thu', 'fri'],
  from: '16:00',
  to: '18:30',
  language: 'en',
  mentor: 'A mentor of the web team',
  seats: 20,
  earlyPrice: null,
};
const batch: Batch = { ...plan, id: 'b1', state: 'open', isSample: false };
const sold = (changes: Partial<BatchWithGivenSeats> = {}): BatchWithGivenSeats => ({
  ...batch,
  given: 0,
  ...changes,
});

describe('a batch', () => {
  it.each([
    ['2026-11-30', 'open'],
    ['2026-12-01', 'open'],
    ['2026-12-02', 'running'],
    ['2026-12-04', 'running'],
    ['2026-12-05', 'over'],
  ])('on %s is %s: it is sold through its first day', (today, at) => {
    expect(batchStatus(batch, 0, today).at).toBe(at);
  });

  it.each(['draft', 'cancelled'] as const)('that is %s has this status on every day', (state) => {
    for (const today of ['2026-11-30', '2026-12-02', '2027-01-01'])
      expect(batchStatus({ ...batch, state }, 3, today)).toEqual({ at: state });
  });

  it.each([
    [20, 15, 'open'],
    [20, 16, 'few'],
    [20, 19, 'few'],
    [20, 20, 'full'],
    [20, 21, 'full'],
    [8, 5, 'open'],
    [8, 6, 'few'],
    [1, 0, 'few'],
    [null, 10_000, 'open'],
  ])('of %s seats with %s given has places that are %s', (seats, given, places) => {
    expect(seatAvailability(seats, given)).toBe(places);
  });

  it('says how many places are left while it is sold, and never fewer than zero', () => {
    const left = (seats: number | null, given: number) =>
      batchStatus({ ...batch, seats }, given, '2026-11-30');
    expect(left(20, 17)).toEqual({ at: 'open', places: 'few', left: 3 });
    expect(left(20, 22)).toEqual({ at: 'open', places: 'full', left: 0 });
    expect(left(null, 22)).toEqual({ at: 'open', places: 'open', left: null });
  });

  it('meets on its days of the week, from the first to the last', () => {
    expect(
      listSessionDays({ startsOn: '2026-12-01', endsOn: '2026-12-10', days: ['tue', 'thu'] }),
    ).toEqual(['2026-12-01', '2026-12-03', '2026-12-08', '2026-12-10']);
    expect(weekdayOf('2026-12-06')).toBe('sun');
    expect(weekdayOf('2026-12-07')).toBe('mon');
  });

  it('lists exactly the holidays on which it would meet', () => {
    const holidays = new Set(['2026-12-03', '2026-12-05', '2026-11-30']);
    expect(listSessionDaysOnHolidays(plan, holidays)).toEqual(['2026-12-03']);
  });
});

describe('a mentor', () => {
  const other: Batch = {
    ...batch,
    id: 'b2',
    offer: 'mean-workshop',
    startsOn: '2026-12-03',
    endsOn: '2026-12-18',
  };
  const clashes = (changes: Partial<Batch>, id: string | null = null) =>
    findMentorClashes(plan, id, [{ ...other, ...changes }]).map(({ firstDay }) => firstDay);

  it('clashes from the first day on which both batches meet at the same hour', () => {
    expect(clashes({})).toEqual(['2026-12-03']);
    expect(clashes({ mentor: ' a Mentor  of the WEB team' })).toEqual(['2026-12-03']);
    expect(clashes({ state: 'draft' })).toEqual(['2026-12-03']);
  });

  it.each<[string, Partial<Batch>]>([
    ['of another name', { mentor: 'Somebody else' }],
    ['whose other batch is cancelled', { state: 'cancelled' }],
    ['whose other batch begins when this one ends', { from: '18:30', to: '20:00' }],
    ['whose other batch ends when this one begins', { from: '14:00', to: '16:00' }],
    ['who teaches the other on other days', { days: ['mon', 'sat'] }],
    ['who teaches the other later', { startsOn: '2026-12-08' }],
  ])('%s does not clash', (_, changes) => {
    expect(clashes(changes)).toEqual([]);
  });

  it('does not clash with the batch itself', () => {
    expect(findMentorClashes(plan, 'b1', [batch])).toEqual([]);
  });
});

describe('a batch can be saved', () => {
  const known = {
    before: null,
    given: 0,
    orders: 0,
    isOffer: (slug: string) => slug !== 'gone',
    feePaise: 39_900,
    state: 'open' as const,
    today: '2026-11-23',
  };
  const stored = { ...batch, earlyPrice: null };
  const problems = (
    changes: Partial<BatchPlan>,
    more: Partial<Parameters<typeof checkBatch>[1]> = {},
  ) =>
    Object.keys(checkBatch({ ...plan, ...changes }, { ...known, ...more }) satisfies BatchProblems);
  const early = { paise: 29_900, untilDay: '2026-11-28', reason: 'For early birds' };

  it('with valid values', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ seats: null })).toEqual([]);
    expect(problems({ earlyPrice: early })).toEqual([]);
    expect(problems({ seats: 7 }, { given: 7 })).toEqual([]);
  });

  it.each<[string, Partial<BatchPlan>, string[]]>([
    ['of an offer that is not sold', { offer: 'gone' }, ['offer']],
    ['without a first day', { startsOn: '' }, ['startsOn']],
    ['on a day that does not exist', { endsOn: '2026-02-30' }, ['endsOn']],
    ['that ends before it begins', { endsOn: '2026-11-30' }, ['endsOn']],
    ['of three years', { endsOn: '2029-12-01' }, ['endsOn']],
    ['without a day of the week', { days: [] }, ['days']],
    ['that does not meet on its first day', { days: ['wed', 'thu'] }, ['days']],
    ['at no time', { from: '4 pm', to: '' }, ['from', 'to']],
    ['that ends before its hour', { to: '15:00' }, ['to']],
    ['without a mentor', { mentor: '' }, ['mentor']],
    ['of no seats', { seats: 0 }, ['seats']],
    ['of half a seat', { seats: 1.5 }, ['seats']],
    [
      'with an early price above the fee',
      { earlyPrice: { ...early, paise: 39_900 } },
      ['earlyPaise'],
    ],
    ['with an early price of nothing', { earlyPrice: { ...early, paise: 0 } }, ['earlyPaise']],
    [
      'with an early price after its start',
      { earlyPrice: { ...early, untilDay: '2026-12-02' } },
      ['earlyUntil'],
    ],
    [
      'with an early price without a reason',
      { earlyPrice: { ...early, reason: '' } },
      ['earlyReason'],
    ],
  ])('but not %s', (_, changes, fields) => {
    expect(problems(changes)).toEqual(fields);
  });

  it('with a stored early price that today’s fee has fallen below', () => {
    const before = { ...stored, earlyPrice: early };
    expect(problems({ earlyPrice: early }, { before, feePaise: 19_900 })).toEqual([]);
    const higher = { ...early, paise: 29_800 };
    expect(problems({ earlyPrice: higher }, { before, feePaise: 19_900 })).toEqual(['earlyPaise']);
  });

  it('but not with fewer seats than are given', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        (seats, given) => {
          expect(problems({ seats }, { given }).includes('seats')).toBe(seats < given);
        },
      ),
    );
  });

  it('but not for another offer after somebody has enrolled', () => {
    const before = { ...stored, offer: 'mean-workshop' };
    expect(problems({}, { before, orders: 1 })).toEqual(['offer']);
    expect(problems({}, { before, orders: 0 })).toEqual([]);
    expect(problems({}, { before: { ...before, offer: plan.offer }, orders: 9 })).toEqual([]);
  });
});

describe('a batch with learners', () => {
  const known = { given: 1, orders: 1, isOffer: () => true, feePaise: null };
  const save = (
    changes: Partial<BatchPlan>,
    today: CalendarDate,
    more: { orders?: number; state?: Batch['state'] } = {},
  ) =>
    checkBatch({ ...plan, ...changes }, { ...known, before: batch, state: 'open', today, ...more });
  const earlier = { startsOn: '2026-11-24', endsOn: '2026-11-27' };

  it('is not moved to a day in the past before it has begun', () => {
    expect(save(earlier, '2026-11-30').startsOn).toContain('one person has a place');
    expect(save(earlier, '2026-12-01').startsOn).toBeDefined();
    expect(save(earlier, '2026-11-30', { orders: 0 })).toEqual({});
    expect(save(earlier, '2026-11-24')).toEqual({});
  });

  it('that has begun keeps its past days, and they can be corrected', () => {
    expect(save({}, '2026-12-03')).toEqual({});
    expect(save(earlier, '2026-12-03')).toEqual({});
  });

  it('is cancelled while it runs, and not when it is over', () => {
    expect(save({}, '2026-12-04', { state: 'cancelled' })).toEqual({});
    expect(save({}, '2026-12-05', { state: 'cancelled' })).toEqual({
      endsOn: 'It ended on 4 December 2026, and cannot be cancelled any more.',
    });
  });
});

describe('a fee', () => {
  const fee = (of: string, fromDay: CalendarDate, paise: number): DatedFee => ({
    of,
    fromDay,
    paise,
    reason: 'r',
  });
  const fees = [
    fee('workshop', '2026-01-01', 39_900),
    fee('workshop', '2026-12-01', 49_900),
    fee('mern-workshop', '2026-06-01', 59_900),
  ];
  const mean = { slug: 'mean-workshop', kind: 'workshop' };

  it.each([
    ['2025-12-31', null],
    ['2026-01-01', 39_900],
    ['2026-11-30', 39_900],
    ['2026-12-01', 49_900],
  ])('of a kind on %s is %s', (day, paise) => {
    expect(findOfferFeeOnDay(fees, mean, day)?.paise ?? null).toBe(paise);
    expect(findOfferFeeOnDay(fees.toReversed(), mean, day)?.paise ?? null).toBe(paise);
  });

  it('of the offer itself has priority over one of its kind from its first day on', () => {
    const mern = { slug: 'mern-workshop', kind: 'workshop' };
    expect(findOfferFeeOnDay(fees, mern, '2026-05-31')?.paise).toBe(39_900);
    expect(findOfferFeeOnDay(fees, mern, '2026-12-31')?.paise).toBe(59_900);
    expect(findOfferFeeOnDay(fees, { slug: 'excel', kind: null }, '2026-12-31')).toBeNull();
  });

  it('is replaced by a lower early price through its last day', () => {
    const early = { paise: 29_900, untilDay: '2026-11-28', reason: 'early' };
    expect(priceOnDay(39_900, early, '2026-11-28')).toBe(29_900);
    expect(priceOnDay(39_900, early, '2026-11-29')).toBe(39_900);
    expect(priceOnDay(19_900, early, '2026-11-28')).toBe(19_900);
    expect(priceOnDay(39_900, null, '2026-11-28')).toBe(39_900);
  });
});

describe('an offer', () => {
  const on = (batches: BatchWithGivenSeats[]) => offerAvailability(batches, '2026-12-01');

  it('that never had a batch starts by arrangement', () => {
    expect(on([])).toEqual({ at: 'arrangement' });
  });

  it('whose batches are over, running or cancelled waits for the next one', () => {
    expect(on([sold({ startsOn: '2026-11-24' })])).toEqual({ at: 'waits' });
    expect(on([sold({ startsOn: '2025-06-10', endsOn: '2025-06-13' })])).toEqual({ at: 'waits' });
    expect(on([sold({ state: 'cancelled' })])).toEqual({ at: 'waits' });
  });

  it('is sold by its next batches, the first one first, including full ones', () => {
    const later = sold({ id: 'b2', startsOn: addDays('2026-12-01', 30), endsOn: '2027-02-01' });
    const full = sold({ given: 20 });
    expect(on([later, sold({ id: 'b0', startsOn: '2025-06-10' }), full])).toEqual({
      at: 'batches',
      batches: [full, later],
    });
  });
});

describe('the first batch of an offer in a new installation', () => {
  const { offer, from, to, language, mentor, seats } = plan;
  const first: InitialBatchTemplate = {
    ...{ offer, from, to, language, mentor, seats },
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    start: { at: 'in days', days: 10, lengthDays: 4 },
    early: { paise: 29_900, untilDaysBefore: 5, reason: 'Early' },
  };

  it('of four days meets on four days, whatever the first day is', () => {
    for (let n = 0; n < 7; n += 1) {
      const made = setInitialBatchDates(first, addDays('2026-11-23', n));
      expect(made.startsOn).toBe(addDays('2026-12-03', n));
      expect(listSessionDays(made)).toHaveLength(4);
      expect(made.days).toHaveLength(4);
      expect(made.earlyPrice?.untilDay).toBe(addDays('2026-11-28', n));
    }
  });

  it('begins on the next of its weekdays', () => {
    const made = setInitialBatchDates({ ...first, days: ['sat'] }, '2026-11-23');
    expect(made.startsOn).toBe('2026-12-05');
  });

  it('in the past keeps its dates', () => {
    const taught = { at: 'day', startsOn: '2025-06-10', endsOn: '2025-06-13' } as const;
    expect(
      setInitialBatchDates({ ...first, start: taught, early: null }, '2026-11-23'),
    ).toMatchObject({
      ...{ startsOn: '2025-06-10', endsOn: '2025-06-13', earlyPrice: null },
    });
  });
});
