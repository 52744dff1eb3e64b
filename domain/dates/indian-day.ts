import { formatDay } from '#contract/text/format-day.ts';
import type { CalendarDate } from './calendar-date.ts';

/** How far India's time is ahead of UTC, in ms. India has no summer time. */
export const indiaUtcOffsetMs = 5.5 * 60 * 60 * 1000;

/**
 * The calendar day in India at a moment. `content/` has a copy of this function, because `content/` imports nothing
 * from `domain/`.
 */
export function indianDay(at: Date): CalendarDate {
  return new Date(at.getTime() + indiaUtcOffsetMs).toISOString().slice(0, 10);
}

/** The hour of the day in India (0-23). */
export const hourInIndia = (at: Date): number =>
  new Date(at.getTime() + indiaUtcOffsetMs).getUTCHours();

/** Formats the day in India as "21 November 2026". */
export const formatIndianDay = (at: Date): string => formatDay(indianDay(at));
