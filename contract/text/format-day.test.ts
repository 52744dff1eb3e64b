import { describe, expect, it } from 'vitest';
import { formatDay, formatDayRange } from './format-day.ts';

describe('a day in words', () => {
  it('names the day before the month, without a leading zero', () => {
    expect(formatDay('2026-12-05')).toBe('5 December 2026');
    expect(formatDay('2027-01-31')).toBe('31 January 2027');
  });

  it('names the month or year once if both days share it', () => {
    expect(formatDayRange('2026-12-05', '2026-12-05')).toBe('5 December 2026');
    expect(formatDayRange('2025-06-10', '2025-06-13')).toBe('10 to 13 June 2025');
    expect(formatDayRange('2027-01-30', '2027-02-02')).toBe('30 January to 2 February 2027');
    expect(formatDayRange('2026-12-30', '2027-01-02')).toBe('30 December 2026 to 2 January 2027');
  });
});
