import { type CalendarDate, calendarDay } from './calendar-date.ts';

/** There is no summer time in India. */
export const indiaAheadMs = 5.5 * 60 * 60 * 1000;

/** The day in India at a moment. The pages have the same of their own (`content/`, which knows no other room). */
export function indianDay(at: Date): CalendarDate {
  return new Date(at.getTime() + indiaAheadMs).toISOString().slice(0, 10);
}

/** "21 November 2026", in India. */
export const indianDate = (at: Date): string => calendarDay(indianDay(at));
