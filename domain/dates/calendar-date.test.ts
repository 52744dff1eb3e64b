import { describe, expect, it } from 'vitest';
import { addBusinessDays, isBusinessDay } from './business-days.ts';
import { addDays, addMonths, isCalendarDate } from './calendar-date.ts';
import { indianDay } from './indian-day.ts';

const holidays = new Set(['2026-10-02', '2026-10-20']);

describe('a day of the calendar', () => {
  it('is counted over the ends of months and years, and over 29 February', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('is the last day of a month that is too short', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });

  it('begins in India at 18:30 UTC', () => {
    expect(indianDay(new Date('2026-03-31T18:29:59Z'))).toBe('2026-03-31');
    expect(indianDay(new Date('2026-03-31T18:30:00Z'))).toBe('2026-04-01');
  });

  it.each(['2026-02-30', '2026-13-01', '21.11.2026', '2026-1-1', ''])('is not "%s"', (date) => {
    expect(isCalendarDate(date)).toBe(false);
    expect(() => addDays(date, 0)).toThrow('is no date');
  });
});

describe('a business day', () => {
  it('is never a Saturday, a Sunday or a holiday', () => {
    expect(isBusinessDay('2026-10-01', holidays)).toBe(true);
    expect(isBusinessDay('2026-10-02', holidays)).toBe(false);
    expect(isBusinessDay('2026-10-03', holidays)).toBe(false);
    expect(isBusinessDay('2026-10-04', holidays)).toBe(false);
    expect(isBusinessDay('2026-10-05', holidays)).toBe(true);
  });

  it('is counted from the day after, over weekends and holidays', () => {
    // 1 October is a Thursday, and the Friday after it is a holiday.
    expect(addBusinessDays('2026-10-01', 1, holidays)).toBe('2026-10-05');
    expect(addBusinessDays('2026-10-01', 10, holidays)).toBe('2026-10-16');
    expect(addBusinessDays('2026-10-16', 3, holidays)).toBe('2026-10-22');
  });

  it('is counted backwards too, and stays the same for zero', () => {
    expect(addBusinessDays('2026-10-05', -1, holidays)).toBe('2026-10-01');
    expect(addBusinessDays('2026-10-03', 0, holidays)).toBe('2026-10-03');
  });
});
