import { describe, expect, it } from 'vitest';
import { holidays } from './holidays.ts';

const dates = holidays.days.map(({ date }) => date);

describe('the public holidays', () => {
  it('are real days, each once, in the order of the calendar', () => {
    for (const date of dates) {
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    }
    expect(dates).toEqual([...new Set(dates)].sort());
  });

  it('include the three holidays that every year has', () => {
    for (const year of new Set(dates.map((date) => date.slice(0, 4)))) {
      expect(dates).toEqual(
        expect.arrayContaining([`${year}-01-26`, `${year}-08-15`, `${year}-10-02`]),
      );
    }
  });
});
