import { expect, it } from 'vitest';
import { momentOfIndianHour, momentOfIndianMinute } from './moment-of-indian-time.ts';

it('an hour and a minute of a day in India are five and a half hours before those in UTC', () => {
  expect(momentOfIndianHour('2026-11-18', 18)).toEqual(new Date('2026-11-18T12:30:00Z'));
  expect(momentOfIndianHour('2026-11-18', 24)).toEqual(new Date('2026-11-18T18:30:00Z'));
  expect(momentOfIndianMinute('2026-11-18', 61)).toEqual(new Date('2026-11-17T19:31:00Z'));
});
