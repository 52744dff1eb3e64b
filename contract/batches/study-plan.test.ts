import { describe, expect, it } from 'vitest';
import { computeCompletionDayText, readStudyPlan } from './study-plan.ts';

describe('a plan of study', () => {
  const plan = { hoursPerWeek: 6, from: '2026-12-01' };

  it.each([
    [12, '14 December 2026'],
    [6, '7 December 2026'],
    [7, '9 December 2026'],
    [1, '2 December 2026'],
    [0, '1 December 2026'],
    [109, '7 April 2027'],
  ])('of 6 hours a week from 1 December finishes %s hours on %s', (hours, day) => {
    expect(computeCompletionDayText(plan, hours)).toBe(day);
  });

  it('is read as the form writes it', () => {
    expect(readStudyPlan('6', '2026-12-01')).toEqual(plan);
    expect(readStudyPlan(' 60 ', '2028-02-29')).toEqual({ hoursPerWeek: 60, from: '2028-02-29' });
  });

  it.each([
    ['', '2026-12-01'],
    ['0', '2026-12-01'],
    ['61', '2026-12-01'],
    ['6.5', '2026-12-01'],
    ['6', ''],
    ['6', '2026-02-30'],
    ['6', '1 December'],
    ['6', '9026-12-01'],
  ])('does not exist for %o hours from %o', (hours, from) => {
    expect(readStudyPlan(hours, from)).toBeNull();
  });
});
