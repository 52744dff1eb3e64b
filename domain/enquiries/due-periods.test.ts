import { describe, expect, it } from 'vitest';
import { duenessOf, duePeriods, spanOfDuePeriod } from './due-periods.ts';

const at = (written: string) => new Date(`2026-11-${written}+05:30`);

describe('a due date', () => {
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

describe('the periods of due dates', () => {
  it('follow each other without a gap, by days in India', () => {
    const now = at('18T20:00');
    const periods = duePeriods.map((period) => spanOfDuePeriod(period, now));
    expect(periods.map(({ before }) => before)).toEqual([
      new Date(now.getTime() + 1),
      at('19T00:00'),
      at('20T00:00'),
      at('25T00:00'),
    ]);
    expect(periods.slice(1).map(({ from }) => from)).toEqual(
      periods.slice(0, -1).map(({ before }) => before),
    );
    expect(periods[0]?.from).toBeNull();
  });
});
