import { expect, it } from 'vitest';
import { findDifferencesFromOfferPage } from './find-differences-from-offer-page.ts';

const promised = { days: ['sat' as const], from: '11:00', to: '12:00', lengthDays: 56 };
const plan = { ...promised, startsOn: '2026-12-05', endsOn: '2027-01-30' };

it('a batch of the promised weeks and hours has no difference, on any weekday', () => {
  expect(findDifferencesFromOfferPage(plan, promised)).toEqual([]);
  const sunday = { days: ['sun' as const], from: '18:00', to: '19:00' };
  expect(findDifferencesFromOfferPage({ ...plan, ...sunday }, promised)).toEqual([]);
});

it('a batch with other weeks or hours is compared in weeks and in live hours a week', () => {
  expect(findDifferencesFromOfferPage({ ...plan, endsOn: '2027-01-09' }, promised)).toEqual([
    { of: 'weeks', promised: 8, planned: 5 },
  ]);
  const twice = { days: ['sat' as const, 'sun' as const], to: '12:30' };
  expect(findDifferencesFromOfferPage({ ...plan, ...twice }, promised)).toEqual([
    { of: 'hours', promised: 1, planned: 3 },
  ]);
});

it('a workshop is not compared, because the rules of content count its sessions', () => {
  expect(findDifferencesFromOfferPage(plan, { ...promised, lengthDays: 4 })).toEqual([]);
});
