import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/calendar-date.ts';
import { dueDayOf, learnerSteps, mayChangeSteps, readLearnerSteps } from './learner-steps.ts';

/** This day is a Friday. */
const paidOn = '2026-11-27';
const dates = { paidOn, startsOn: '2026-12-14', endsOn: '2027-02-12' };

describe('the checklist of a learner', () => {
  it('contains what the offer promises, in a fixed order, and no unknown step', () => {
    expect(readLearnerSteps(['certificate', 'welcome sent', 'a pony'])).toEqual([
      'welcome sent',
      'certificate',
    ]);
    expect(readLearnerSteps([])).toEqual([]);
  });

  it('of an order without stored promises contains those of every kind', () => {
    expect(readLearnerSteps(undefined)).toEqual([
      'batch confirmed',
      'welcome sent',
      'first class',
      'certificate',
    ]);
  });
});

describe('the day by which a step is due', () => {
  it('counts from the payment, from the start and from the end', () => {
    expect(Object.fromEntries(learnerSteps.map((step) => [step, dueDayOf(step, dates)]))).toEqual({
      'batch confirmed': '2026-11-30',
      'welcome sent': '2026-11-27',
      'platform opened': '2026-12-11',
      'first sign-in': '2026-12-14',
      'group joined': '2026-12-14',
      'first class': '2026-12-15',
      internship: '2027-02-12',
      certificate: '2027-02-19',
    });
  });

  it('is never a Sunday if it counts from the payment', () => {
    expect(dueDayOf('welcome sent', { ...dates, paidOn: '2026-11-29' })).toBe('2026-11-30');
  });

  it('is unknown before the dates are known', () => {
    const without = { paidOn, startsOn: null, endsOn: null };
    const known = learnerSteps.filter((step) => dueDayOf(step, without) !== null);
    expect(known).toEqual(['batch confirmed', 'welcome sent']);
  });

  it('is never before the payment, however late somebody pays', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...learnerSteps),
        fc.integer({ min: 0, max: 60 }),
        (step, days) => {
          const late = {
            paidOn: addDays(dates.startsOn, Math.min(days, 40)),
            startsOn: dates.startsOn,
          };
          const due = dueDayOf(step, { ...late, endsOn: dates.endsOn });
          expect((due as string) >= late.paidOn).toBe(true);
        },
      ),
    );
  });
});

it('only the colleague and the owner may change a step of the colleague’s learner', () => {
  const meena = { staffId: 'meena', mayOverrule: false };
  expect(mayChangeSteps({ ownerId: null }, meena)).toBe(true);
  expect(mayChangeSteps({ ownerId: 'meena' }, meena)).toBe(true);
  expect(mayChangeSteps({ ownerId: 'john' }, meena)).toBe(false);
  expect(mayChangeSteps({ ownerId: 'john' }, { staffId: 'anu', mayOverrule: true })).toBe(true);
});
