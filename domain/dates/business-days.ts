/**
 * "A business day is any day from Monday to Friday that is not a public holiday" (terms, "What the words mean").
 * Callers pass the holidays in: they are set at the desk or listed in `content/`, which `domain/` does not import.
 */
import { addDays, type CalendarDate, weekdayNumber } from './calendar-date.ts';

export type Holidays = ReadonlySet<CalendarDate>;

export function isBusinessDay(date: CalendarDate, holidays: Holidays): boolean {
  const day = weekdayNumber(date);
  return day !== 0 && day !== 6 && !holidays.has(date);
}

/** Counts `count` business days from a date; a negative `count` counts backwards. The date itself is not counted. */
export function addBusinessDays(
  date: CalendarDate,
  count: number,
  holidays: Holidays,
): CalendarDate {
  const step = Math.sign(count);
  let day = date;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (isBusinessDay(day, holidays)) left -= 1;
  }
  return day;
}
