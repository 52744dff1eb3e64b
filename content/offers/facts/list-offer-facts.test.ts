import { describe, expect, it } from 'vitest';
import { sampleOfferOfKind } from '../../../tests/support/sample-offers.ts';
import type { KindId } from '../kinds.ts';
import type { NextStart } from '../next-start-schema.ts';
import type { Offer } from '../offer-schema.ts';
import { offers } from '../offers.ts';
import { factIds, listOfferFacts } from './list-offer-facts.ts';

const today = '2025-06-10';

const factsOf = (kind: KindId, day = today) =>
  new Map(listOfferFacts(sampleOfferOfKind(kind), day).map(({ id, value }) => [id, value]));

describe('the facts of an offer', () => {
  it('have the same names in the same order for all offers', () => {
    for (const offer of offers) {
      const facts = listOfferFacts(offer, today);
      expect(facts.map(({ id }) => id)).toEqual(factIds);
      for (const { value } of facts) expect(value).toMatch(/\S/);
    }
  });

  it('can be selected by name, and keep their order', () => {
    const [offer] = offers;
    if (!offer) throw new Error('There are no offers.');
    expect(listOfferFacts(offer, today, ['refund', 'fee']).map(({ name }) => name)).toEqual([
      'Fee',
      'Refund',
    ]);
  });

  it('say fee, length and the number of live hours', () => {
    expect(Object.fromEntries(factsOf('course'))).toMatchObject({
      fee: '₹3,999',
      length: '18 weeks',
      hours: '8 hours, 1 of them live',
      registration: '₹1,000, part of the fee',
    });
    expect(Object.fromEntries(factsOf('workshop'))).toMatchObject({
      hours: '10 hours in all, live',
      length: '4 days',
    });
  });

  it('are those of today’s price while an early price applies, and name the later fee', () => {
    const start: NextStart = {
      ...{ id: 'b1', startDate: '2026-12-07', endDate: '2027-06-07', days: ['mon'] },
      ...{ startTime: '19:00', endTime: '20:30', language: 'en', mentor: 'Somebody' },
      ...{ places: 'open', seats: 20, isSample: false },
      early: { feeRupees: 10_000, untilDay: '2026-12-02', reason: 'Early' },
    };
    const facts = (nextStarts: Offer['nextStarts']) =>
      listOfferFacts({ ...sampleOfferOfKind('super'), nextStarts }, '2026-11-26', [
        'fee',
        'registration',
        'refund',
      ]).map(({ value }) => value);
    expect(facts([start])).toEqual([
      '₹10,000 through 2 December 2026, then ₹11,999',
      '₹2,000, part of the fee',
      expect.stringMatching(/^You get ₹8,000 of ₹10,000 back/),
    ]);
    // The form sells the first start with a free place, so a full one decides no price.
    expect(
      facts([
        { ...start, places: 'full' },
        { ...start, id: 'b2', early: null },
      ]),
    ).toEqual([
      '₹11,999',
      '₹2,400, part of the fee',
      expect.stringMatching(/^You get ₹9,599 of ₹11,999 back/),
    ]);
  });

  it('name no last batch if every batch was cancelled', () => {
    const course = sampleOfferOfKind('course');
    const start = {
      at: 'dates',
      startDate: '2026-11-25',
      endDate: '2026-11-25',
      startTime: '19:00',
      endTime: '20:30',
      isCancelled: true,
    } as const;
    expect(listOfferFacts({ ...course, start }, '2026-11-26', ['start'])[0]?.value).toBe(
      'The next batch is arranged with you on a call.',
    );
  });

  it('name the latest of several starts as the last batch once all have begun', () => {
    const next = (id: string, startDate: string, endDate: string): NextStart => ({
      ...{ id, startDate, endDate, days: ['mon'], startTime: '19:00', endTime: '20:30' },
      ...{ language: 'en', mentor: 'Somebody', places: 'open', seats: 20 },
      ...{ early: null, isSample: false },
    });
    const offer: Offer = {
      ...sampleOfferOfKind('course'),
      start: {
        ...{ at: 'dates', startDate: '2026-12-07', endDate: '2027-01-25' },
        ...{ startTime: '19:00', endTime: '20:30' },
      },
      nextStarts: [next('b1', '2026-12-07', '2027-01-25'), next('b2', '2026-12-21', '2027-02-08')],
    };
    expect(listOfferFacts(offer, '2026-12-22', ['start'])[0]?.value).toBe(
      'The next batch is arranged with you on a call. (The last batch was on 21 December 2026 to 8 February 2027.)',
    );
  });

  it('give the dates of a workshop until it has begun, and then what happens next', () => {
    expect(factsOf('workshop').get('start')).toBe('10 to 13 June 2025');
    expect(factsOf('workshop', '2025-06-11').get('start')).toBe(
      'The next batch is arranged with you on a call. (The last batch was on 10 to 13 June 2025.)',
    );
  });
});
