import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';

/** Longer than a test file that reads the date takes on a slow machine. */
const nearMidnightMs = 3 * 60_000;

/** The milliseconds from `now` until a new day has begun in India if that is less than three minutes, otherwise 0. */
export function computeDelayPastMidnightMs(now: Date): number {
  const untilMidnight = momentOfIndianHour(addDays(indianDay(now), 1), 0).getTime() - now.getTime();
  return untilMidnight < nearMidnightMs ? untilMidnight : 0;
}
