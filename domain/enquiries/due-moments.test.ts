import { describe, expect, it } from 'vitest';
import { atHour, duenessOf, indianHour, nextMorning } from './due-moments.ts';

const at = (written: string) => new Date(`2026-11-${written}+05:30`);

describe('the next morning', () => {
  it('is ten o’clock of the next day in India', () => {
    expect(nextMorning(at('18T09:00'))).toEqual(at('19T10:00'));
    expect(nextMorning(at('18T23:59'))).toEqual(at('19T10:00'));
    // Still the 18th in London.
    expect(nextMorning(at('19T00:01'))).toEqual(at('20T10:00'));
  });
  it('is no Sunday', () => {
    expect(nextMorning(at('21T12:00'))).toEqual(at('23T10:00'));
    expect(nextMorning(at('22T12:00'))).toEqual(at('23T10:00'));
  });
});

describe('an hour', () => {
  it('is today’s as long as it is to come, and then tomorrow’s', () => {
    expect(indianHour('2026-11-18', 18)).toEqual(at('18T18:00'));
    expect(atHour(18, at('18T17:59'))).toEqual(at('18T18:00'));
    expect(atHour(18, at('18T18:00'))).toEqual(at('19T18:00'));
  });
});

describe('what is due', () => {
  const now = at('18T12:00');
  it.each([
    ['never', null],
    ['overdue', at('18T11:59')],
    ['overdue', now],
    ['today', at('18T12:01')],
    ['today', at('18T23:59')],
    ['later', at('19T00:00')],
  ] as const)('is %s', (dueness, dueAt) => {
    expect(duenessOf(dueAt, now)).toBe(dueness);
  });
});
