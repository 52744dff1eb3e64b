import { describe, expect, it } from 'vitest';
import {
  afterOpenMinutes,
  formatMinuteOfDay,
  nowOrNextOpening,
  parseMinuteOfDay,
  usualOpeningTimes,
} from './opening-times.ts';

const at = (written: string) => new Date(`2026-11-${written}+05:30`);
const office = { ...usualOpeningTimes, opensMin: 10 * 60, closesMin: 18 * 60 };

describe('minutes of office hours', () => {
  it('pass while the office is open', () => {
    expect(afterOpenMinutes(at('18T12:00'), 30, office)).toEqual(at('18T12:30'));
    expect(afterOpenMinutes(at('18T17:30'), 30, office)).toEqual(at('18T18:00'));
  });
  it('wait for the morning, over Sundays and holidays', () => {
    expect(afterOpenMinutes(at('18T17:45'), 30, office)).toEqual(at('19T10:15'));
    expect(afterOpenMinutes(at('18T23:00'), 30, office)).toEqual(at('19T10:30'));
    expect(afterOpenMinutes(at('21T17:45'), 30, office)).toEqual(at('23T10:15'));
    const holidays = new Set(['2026-11-23']);
    expect(afterOpenMinutes(at('21T17:45'), 30, { ...office, holidays })).toEqual(at('24T10:15'));
  });
  it('may take several days', () => {
    expect(afterOpenMinutes(at('18T12:00'), 2 * 8 * 60, office)).toEqual(at('20T12:00'));
  });
});

it('is open at once during the hours, and on some day if every day is a holiday', () => {
  expect(nowOrNextOpening(at('18T12:00'), office)).toEqual(at('18T12:00'));
  const never = { ...office, restDays: [0, 1, 2, 3, 4, 5, 6] };
  expect(nowOrNextOpening(at('18T12:00'), never).getTime()).toBeGreaterThan(
    at('18T12:00').getTime(),
  );
});

it.each([
  ['00:00', 0],
  ['09:30', 570],
  ['23:59', 1439],
])('%s is parsed to a minute of the day, and formatted back', (clock, minute) => {
  expect(parseMinuteOfDay(clock)).toBe(minute);
  expect(formatMinuteOfDay(minute)).toBe(clock);
});

it('a text that is no time gives no minute', () => {
  for (const text of ['', '24:00', '9:30', '11', '11:60'])
    expect(parseMinuteOfDay(text)).toBeNull();
});
