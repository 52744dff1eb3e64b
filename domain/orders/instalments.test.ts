import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideUnpaidInstalmentStep,
  describeInstalmentDatesProblem,
  describeInstalmentPlanProblem,
  instalmentAmounts,
  instalmentPlanBounds,
  splitRefund,
  usualInstalmentDates,
} from './instalments.ts';

const today = '2026-11-25';

describe('a plan of instalments', () => {
  it('never asks for more or less than the fee', () => {
    const fee = fc.integer({ min: 10_000, max: 10_000_000 });
    const count = fc.integer({ min: instalmentPlanBounds.fewest, max: instalmentPlanBounds.most });
    fc.assert(
      fc.property(fee, count, (feePaise, shares) => {
        const sums = instalmentAmounts(feePaise, shares);
        expect(sums.reduce((all, sum) => all + sum, 0)).toBe(feePaise);
        expect(Math.min(...sums)).toBeGreaterThan(0);
        // The first instalment contains the remainder, so that all others are whole rupees.
        expect(sums.slice(1).every((sum) => sum % 100 === 0 && sum <= (sums[0] ?? 0))).toBe(true);
      }),
    );
  });

  it('refuses a fee that is too small to divide', () => {
    expect(() => instalmentAmounts(300, 4)).toThrow();
  });

  it('accepts the dates with which its form begins', () => {
    for (const count of [2, 3, 4])
      expect(
        describeInstalmentPlanProblem(usualInstalmentDates(today, count).slice(1), today),
      ).toBeNull();
  });

  it.each([
    ['none', []],
    ['four after the first', ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']],
    ['one that is no date', ['2026-02-30']],
    ['today', [today]],
    ['one before the other', ['2026-12-25', '2026-12-24']],
    ['the same twice', ['2026-12-25', '2026-12-25']],
    ['one after more than six months', ['2027-06-30']],
  ])('refuses these dates: %s', (_, dates) => {
    expect(describeInstalmentPlanProblem(dates, today)).toMatch(/\.$/);
  });

  it('keeps a moved date after the previous one', () => {
    expect(describeInstalmentDatesProblem(['2026-12-20'], '2026-12-25', today)).toMatch(
      /later than the one before/,
    );
  });
});

describe('an unpaid instalment', () => {
  const unpaid = { dueOn: today, askedOn: '2026-11-01', hasLink: true };

  it.each([
    ['2026-11-25', 0, undefined],
    ['2026-11-26', 0, 'remind'],
    ['2026-11-27', 1, undefined],
    ['2026-11-29', 1, 'remind'],
    ['2026-11-30', 2, undefined],
    ['2026-12-02', 2, 'give to a person'],
  ])('due on 25 November, on %s after %i reminders: %s', (day, reminders, step) => {
    expect(decideUnpaidInstalmentStep({ ...unpaid, reminders }, day)?.do).toBe(step);
  });

  it('gets one reminder for two days that have passed', () => {
    expect(decideUnpaidInstalmentStep({ ...unpaid, reminders: 0 }, '2026-11-30')).toEqual({
      do: 'remind',
      reminders: 2,
    });
  });

  it('is late from the day on which its order was made, if that is after the due date', () => {
    const late = { ...unpaid, askedOn: '2026-12-20', reminders: 0 };
    expect(decideUnpaidInstalmentStep(late, '2026-12-20')).toBeNull();
    expect(decideUnpaidInstalmentStep(late, '2026-12-21')).toEqual({ do: 'remind', reminders: 1 });
    expect(decideUnpaidInstalmentStep({ ...late, reminders: 2 }, '2026-12-26')).toBeNull();
    expect(decideUnpaidInstalmentStep({ ...late, reminders: 2 }, '2026-12-27')?.do).toBe(
      'give to a person',
    );
  });

  it('gets no reminder without a link, and is given to a person on the same day', () => {
    const noLink = { ...unpaid, hasLink: false, reminders: 0 };
    expect(decideUnpaidInstalmentStep(noLink, '2026-11-29')).toBeNull();
    expect(decideUnpaidInstalmentStep(noLink, '2026-12-02')?.do).toBe('give to a person');
  });
});

describe('a refund of several payments', () => {
  const payments = [
    { id: 'first', refundablePaise: 1_000 },
    { id: 'second', refundablePaise: 500 },
  ];
  it('uses the first payment first, because it holds the place', () => {
    expect(splitRefund(payments, 1_200)).toEqual([
      { id: 'first', paise: 1_000 },
      { id: 'second', paise: 200 },
    ]);
    expect(splitRefund(payments, 900)).toEqual([{ id: 'first', paise: 900 }]);
  });
  it('is never more than the money received', () => {
    expect(splitRefund(payments, 1_501)).toBeNull();
  });
});
