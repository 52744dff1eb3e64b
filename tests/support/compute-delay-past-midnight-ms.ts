import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';

/** Longer than a test file that reads the date takes on a slow machine. */
const nearMidnightMs = 3 * 60_000;

/**
 * Returns the milliseconds until midnight in India if that is less than three minutes away, otherwise 0. A test file
 * waits that long, so that the date does not change while it runs.
 */
export function computeDelayPastMidnightMs(now: Date): number {
  const untilMidnight = momentOfIndianHour(addDays(indianDay(now), 1), 0).getTime() - now.getTime();
  return untilMidnight < nearMidnightMs ? untilMidnight : 0;
}
