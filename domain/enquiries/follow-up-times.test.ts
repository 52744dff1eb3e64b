import { describe, expect, it } from 'vitest';
import {
  morningCallMinuteOf,
  nextCallingTime,
  nextMorningCallTime,
  nextTimeAtHour,
} from './follow-up-times.ts';
import { usualOpeningTimes as usual } from './opening-times.ts';

const at = (written: string) => new Date(`2026-11-${written}+05:30`);

describe('the next morning', () => {
  it('is eleven o’clock of the next day in India', () => {
    expect(nextMorningCallTime(at('18T09:00'), usual)).toEqual(at('19T11:00'));
    expect(nextMorningCallTime(at('18T23:59'), usual)).toEqual(at('19T11:00'));
    // At this moment it is still the 18th in London.
    expect(nextMorningCallTime(at('19T00:01'), usual)).toEqual(at('20T11:00'));
  });
  it('is never a Sunday', () => {
    expect(nextMorningCallTime(at('21T12:00'), usual)).toEqual(at('23T11:00'));
    expect(nextMorningCallTime(at('22T12:00'), usual)).toEqual(at('23T11:00'));
  });
});

describe('a time for a call', () => {
  it('stays unchanged between eleven and nine', () => {
    for (const moment of [at('18T11:00'), at('18T15:20'), at('18T20:59')])
      expect(nextCallingTime(moment, usual)).toEqual(moment);
  });
  it('moves to eleven o’clock before and after, and to Monday on a Sunday', () => {
    expect(nextCallingTime(at('18T07:00'), usual)).toEqual(at('18T11:00'));
    expect(nextCallingTime(at('18T21:00'), usual)).toEqual(at('19T11:00'));
    expect(nextCallingTime(at('21T23:30'), usual)).toEqual(at('23T11:00'));
    expect(nextCallingTime(at('22T15:00'), usual)).toEqual(at('23T11:00'));
  });
});

describe('other hours of calls', () => {
  const calling = { ...usual, opensMin: 9 * 60 + 30, closesMin: 18 * 60 };
  it('follow the owner’s settings, and the next morning stays eleven o’clock', () => {
    expect(nextCallingTime(at('18T09:30'), calling)).toEqual(at('18T09:30'));
    expect(nextCallingTime(at('18T06:00'), calling)).toEqual(at('18T09:30'));
    expect(nextCallingTime(at('18T18:00'), calling)).toEqual(at('19T11:00'));
    expect(nextMorningCallTime(at('18T12:00'), calling)).toEqual(at('19T11:00'));
    expect(morningCallMinuteOf(calling)).toBe(11 * 60);
    expect(morningCallMinuteOf({ ...usual, opensMin: 12 * 60 })).toBe(12 * 60);
  });
  it('begin later than eleven if the owner says so', () => {
    expect(nextMorningCallTime(at('18T12:00'), { ...usual, opensMin: 14 * 60 })).toEqual(
      at('19T14:00'),
    );
  });
  it('leave out public holidays', () => {
    const holidays = new Set(['2026-11-19', '2026-11-20']);
    expect(nextMorningCallTime(at('18T12:00'), { ...usual, holidays })).toEqual(at('21T11:00'));
    expect(nextCallingTime(at('19T15:00'), { ...usual, holidays })).toEqual(at('21T11:00'));
  });
});

describe('an hour', () => {
  it('is today’s until it has passed, and then tomorrow’s', () => {
    expect(nextTimeAtHour(18, at('18T17:59'))).toEqual(at('18T18:00'));
    expect(nextTimeAtHour(18, at('18T18:00'))).toEqual(at('19T18:00'));
  });
});
