import { expect, it } from 'vitest';
import { sampleOfferOfKind } from '../../../tests/support/sample-offers.ts';
import { computeRupeesPerLiveHour, computeTotalLiveHours } from './compute-live-hours.ts';

it('counts the live hours of all weeks, and those of a workshop once', () => {
  const course = sampleOfferOfKind('course');
  expect(course.length).toEqual({ unit: 'weeks', count: 18 });
  expect(computeTotalLiveHours({ ...course, hours: { perWeek: 8, livePerWeek: 2 } })).toBe(36);
  const workshop = sampleOfferOfKind('workshop');
  expect(computeTotalLiveHours({ ...workshop, hours: { perWeek: 12.5, livePerWeek: 12.5 } })).toBe(
    12.5,
  );
});

it('computes the price of a live hour in whole rupees', () => {
  const course = { ...sampleOfferOfKind('course'), hours: { perWeek: 8, livePerWeek: 1 } };
  expect(computeRupeesPerLiveHour({ ...course, feeRupees: 3999 })).toBe(222);
});
