/** When staff follow up an enquiry, in Indian time. */
import { addDays, type CalendarDate, weekdayNumber } from '../calendar-date.ts';
import { indianDay } from '../indian-day.ts';
import {
  firstOpenDay,
  momentOfIndianMinute,
  nowOrNextOpening,
  type OpeningTimes,
} from './opening-times.ts';

/** The moment of an hour (0-24) on a day in India. */
export function momentOfIndianHour(day: CalendarDate, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00:00+05:30`) + hour * 3_600_000);
}

/** Returns the day; for a Sunday, when nobody works, the Monday after it. */
export const skipSunday = (day: CalendarDate) => (weekdayNumber(day) === 0 ? addDays(day, 1) : day);

const elevenMin = 11 * 60;

/** The time of a call "next morning": eleven o'clock, or the start of the calling hours if eleven is outside them. */
export const morningCallMinuteOf = ({ opensMin, closesMin }: OpeningTimes): number =>
  elevenMin >= opensMin && elevenMin < closesMin ? elevenMin : opensMin;

export function nextMorning(at: Date, calling: OpeningTimes): Date {
  const day = firstOpenDay(addDays(indianDay(at), 1), calling);
  return momentOfIndianMinute(day, morningCallMinuteOf(calling));
}

/**
 * The given moment if calls are made then. Otherwise the start of the calling hours later that day, or the next
 * morning.
 */
export function nextCallingTime(at: Date, calling: OpeningTimes): Date {
  const next = nowOrNextOpening(at, calling);
  return indianDay(next) === indianDay(at) ? next : nextMorning(at, calling);
}

/** The follow-up for "call after 6": that hour today, or tomorrow if that hour has passed. */
export function nextTimeAtHour(hour: number, now: Date): Date {
  const today = momentOfIndianHour(indianDay(now), hour);
  return today > now ? today : momentOfIndianHour(addDays(indianDay(now), 1), hour);
}

/** When an enquiry is due, by calendar day. `week` is after tomorrow and within seven days from today. */
export const dueRanges = ['overdue', 'today', 'tomorrow', 'week'] as const;
export type DueRange = (typeof dueRanges)[number];

/** The moments that a range covers: from `from` (included; null for no limit) to `before` (excluded). */
export function spanOfDueRange(range: DueRange, now: Date): { from: Date | null; before: Date } {
  const midnight = (days: number) => momentOfIndianHour(addDays(indianDay(now), days), 0);
  const afterNow = new Date(now.getTime() + 1);
  switch (range) {
    case 'overdue':
      return { from: null, before: afterNow };
    case 'today':
      return { from: afterNow, before: midnight(1) };
    case 'tomorrow':
      return { from: midnight(1), before: midnight(2) };
    case 'week':
      return { from: midnight(2), before: midnight(7) };
    default:
      return range satisfies never;
  }
}

export type Dueness = 'overdue' | 'today' | 'later' | 'never';

/** Overdue means due now or earlier. Due today means due later on the same day in India. */
export function duenessOf(dueAt: Date | null, now: Date): Dueness {
  if (dueAt === null) return 'never';
  if (dueAt <= now) return 'overdue';
  return indianDay(dueAt) === indianDay(now) ? 'today' : 'later';
}
