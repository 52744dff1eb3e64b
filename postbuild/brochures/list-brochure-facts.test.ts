import { expect, it } from 'vitest';
import type { NextStart } from '#content/offers/next-start-schema.ts';
import { sampleOfferOfKind } from '../../tests/support/sample-offers.ts';
import { listBrochureFacts } from './list-brochure-facts.ts';

it('a brochure has the fee and the refund without the early price, which only the start names', () => {
  const start: NextStart = {
    ...{ id: 'b1', startDate: '2026-12-07', endDate: '2027-02-04', days: ['mon'] },
    ...{ startTime: '19:00', endTime: '20:30', language: 'en', mentor: 'Somebody' },
    ...{ places: 'open', seats: 20, isSample: false },
    early: { feeRupees: 2199, untilDay: '2026-12-02', reason: 'Early' },
  };
  const dates = { startDate: start.startDate, endDate: start.endDate };
  const times = { startTime: start.startTime, endTime: start.endTime };
  const offer = {
    ...sampleOfferOfKind('skill'),
    start: { at: 'dates', ...dates, ...times } as const,
    nextStarts: [start],
  };
  const facts = listBrochureFacts(offer, '2026-11-26', ['fee', 'start', 'refund']);
  expect(facts.map(({ value }) => value)).toEqual([
    '₹2,299',
    expect.stringContaining('₹2,199 through 2 December 2026, then ₹2,299.'),
    expect.stringMatching(/^You get ₹1,299 of ₹2,299 back/),
  ]);
});
