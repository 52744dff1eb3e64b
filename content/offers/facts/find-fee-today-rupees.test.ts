import { expect, it } from 'vitest';
import type { NextStart } from '../next-start-schema.ts';
import { findFeeTodayRupees } from './find-fee-today-rupees.ts';

const start: NextStart = {
  ...{ id: 'b1', startDate: '2026-12-07', endDate: '2027-02-04', days: ['mon'] },
  ...{ startTime: '19:00', endTime: '20:30', language: 'en', mentor: 'Somebody' },
  ...{ places: 'open', seats: 20, early: null, isSample: false },
};
const early = { feeRupees: 2199, untilDay: '2026-12-02', reason: 'Early' };

it.each([
  ['the fee without a start', [], 2299],
  ['the fee if the next start has no early price', [start, { ...start, early }], 2299],
  ['the early price of the next start', [{ ...start, early }], 2199],
  [
    'the price of the first start with a free place',
    [{ ...start, places: 'full', early }, start],
    2299,
  ],
  ['the price of the next start if all are full', [{ ...start, places: 'full', early }], 2199],
] as [string, NextStart[], number][])('the fee of today is %s', (_what, nextStarts, rupees) => {
  expect(findFeeTodayRupees({ feeRupees: 2299, nextStarts })).toBe(rupees);
});
