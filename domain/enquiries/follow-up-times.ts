/** The times at which staff follow up an enquiry, in Indian time. */
import { addDays, type CalendarDate, weekdayNumber } from '../dates/calendar-date.ts';
import { indianDay } from '../dates/indian-day.ts';
import { momentOfIndianHour, momentOfIndianMinute } from '../dates/moment-of-indian-time.ts';
import { firstOpenDay, nowOrNextOpening, type OpeningTimes } from './opening-times.ts';

/**
 * Returns `day`, or the Monday after it if it is a Sunday. Other closed days, such as public holidays, are not skipped.
 */
export const skipSunday = (day: CalendarDate) => (weekdayNumber(day) === 0 ? addDays(day, 1) : day);

const elevenMin = 11 * 60;

/** The time of a call "next morning": eleven o'clock, or the start of the calling hours if eleven is outside them. */
export const morningCallMinuteOf = ({ opensMin, closesMin }: OpeningTimes): number =>
  elevenMin >= opensMin && elevenMin < closesMin ? elevenMin : opensMin;

export function nextMorningCallTime(at: Date, calling: OpeningTimes): Date {
  const day = firstOpenDay(addDays(indianDay(at), 1), calling);
  return momentOfIndianMinute(day, morningCallMinuteOf(calling));
}

/**
 * Returns the given moment if it is within the calling hours. Before they begin, returns their beginning. After they
 * end, and on a closed day, returns the time of a call "next morning".
 */
export function nextCallingTime(at: Date, calling: OpeningTimes): Date {
  const next = nowOrNextOpening(at, calling);
  return indianDay(next) === indianDay(at) ? next : nextMorningCallTime(at, calling);
}

/** The follow-up for "call after 6": that hour today, or tomorrow if that hour has passed. */
export function nextTimeAtHour(hour: number, now: Date): Date {
  const today = momentOfIndianHour(indianDay(now), hour);
  return today > now ? today : momentOfIndianHour(addDays(indianDay(now), 1), hour);
}
