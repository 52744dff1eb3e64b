import { expect, it } from 'vitest';
import { findPrivacyVersionInForce } from './find-privacy-version-in-force.ts';

const [first, second] = [{ from: '2026-11-21' }, { from: '2027-02-01' }];

it.each([
  ['before there was one, none', '2026-11-20', null],
  ['from its own day on', '2026-11-21', first],
  ['until the day before the next', '2027-01-31', first],
  ['then the next', '2027-02-01', second],
  ['for as long as there is no other', '2031-12-31', second],
])('the privacy notice in force is the right one: %s', (_when, day, notice) => {
  expect(findPrivacyVersionInForce([first, second], day)).toBe(notice);
});

it('without versions, no privacy notice is in force', () =>
  expect(findPrivacyVersionInForce([], '2027-01-01')).toBeNull());
