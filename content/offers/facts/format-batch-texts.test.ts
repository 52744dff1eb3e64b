import { describe, expect, it } from 'vitest';
import type { NextStart } from '../next-start-schema.ts';
import {
  formatClassTimes,
  formatEarlyPrice,
  formatStartOptionLabel,
  formatStartSentence,
} from './format-batch-texts.ts';

const start: NextStart = {
  id: 'b1',
  startDate: '2026-12-07',
  endDate: '2027-02-04',
  days: ['mon', 'wed', 'fri'],
  startTime: '19:00',
  endTime: '20:30',
  language: 'hi',
  mentor: 'Somebody',
  places: 'open',
  seats: 20,
  early: null,
  isSample: false,
};
const offer = { feeRupees: 2299, nextFee: null };

describe('the text about a start', () => {
  it('gives its dates, days, hours and language', () => {
    expect(formatStartSentence(start, offer)).toBe(
      '7 December 2026 to 4 February 2027: Mon, Wed, Fri, 07:00 PM to 8:30 PM IST, in Hindi.',
    );
  });

  it('adds few or no places, an early price with its last day, and that it is a sample', () => {
    const early = { feeRupees: 2199, untilDay: '2026-12-02', reason: 'Early' };
    const said = formatStartSentence({ ...start, places: 'few', early, isSample: true }, offer);
    expect(said).toMatch(
      / Few places left\. ₹2,199 through 2 December 2026, then ₹2,299\. Sample\.$/,
    );
    expect(formatStartOptionLabel({ ...start, places: 'full', early, isSample: true })).toBe(
      '7 December 2026, Mon, Wed, Fri, 07:00 PM to 8:30 PM IST, Hindi, ₹2,199, full, waiting list, sample',
    );
  });

  it('names the fee that applies after the early price, also if that fee begins meanwhile', () => {
    const early = { feeRupees: 2199, untilDay: '2026-12-02', reason: 'Early' };
    const priceBefore = (fromDay: string) =>
      formatEarlyPrice({ early }, { feeRupees: 2299, nextFee: { feeRupees: 2499, fromDay } });
    expect(priceBefore('2026-12-01')).toBe('₹2,199 through 2 December 2026, then ₹2,499');
    expect(priceBefore('2026-12-03')).toBe('₹2,199 through 2 December 2026, then ₹2,499');
    expect(priceBefore('2026-12-04')).toBe('₹2,199 through 2 December 2026, then ₹2,299');
  });

  it('writes three or more days in a row as a range', () => {
    const times = (...days: NextStart['days']) => formatClassTimes({ ...start, days });
    const hours = ', 07:00 PM to 8:30 PM';
    expect(times('tue', 'wed', 'thu', 'fri', 'sat')).toBe(`Tue to Sat${hours}`);
    expect(times('sat', 'sun')).toBe(`Sat, Sun${hours}`);
    expect(times('mon', 'tue', 'fri')).toBe(`Mon, Tue, Fri${hours}`);
  });

  it('names no weekday if classes are on every day between the dates', () => {
    const days = ['mon', 'fri', 'sat', 'sun'] as const;
    const short = { ...start, startDate: '2026-12-11', endDate: '2026-12-14', days: [...days] };
    expect(formatClassTimes(short)).toBe('07:00 PM to 8:30 PM');
  });
});
