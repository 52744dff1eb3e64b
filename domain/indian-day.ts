import type { CalendarDate } from './calendar-date.ts';

/** There is no summer time in India. */
const aheadOfUtcMs = 5.5 * 60 * 60 * 1000;

/** The day in India at a moment. The pages have the same of their own (`content/`, which knows no other room). */
export function indianDay(at: Date): CalendarDate {
  return new Date(at.getTime() + aheadOfUtcMs).toISOString().slice(0, 10);
}
