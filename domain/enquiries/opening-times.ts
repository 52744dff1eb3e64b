/**
 * Opening times: the hours in which staff make calls, or the hours in which the office is open. They are the same on
 * every day, in Indian time; rest days and public holidays have none.
 */
import { addDays, type CalendarDate, weekdayNumber } from '../dates/calendar-date.ts';
import { indianDay } from '../dates/indian-day.ts';
import { momentOfIndianMinute } from '../dates/moment-of-indian-time.ts';

export type OpeningTimes = {
  /** Minutes since midnight in India; `closesMin` is excluded. */
  opensMin: number;
  closesMin: number;
  /** The rest days; 0 is Sunday. At least one day of the week is no rest day. */
  restDays: readonly number[];
  holidays: ReadonlySet<CalendarDate>;
};

/** The opening times that apply until the owner sets others. */
export const usualOpeningTimes: OpeningTimes = {
  opensMin: 11 * 60,
  closesMin: 21 * 60,
  restDays: [0],
  holidays: new Set(),
};

const minuteMs = 60_000;

/**
 * The most days among which the next open day is searched: a longer row of closed days must be a mistake in the list of
 * holidays.
 */
const longestRestDays = 60;

const isOpenOn = (day: CalendarDate, { restDays, holidays }: OpeningTimes): boolean =>
  !restDays.includes(weekdayNumber(day)) && !holidays.has(day);

/** Returns the day itself, or the next day on which the office is open. */
export function firstOpenDay(day: CalendarDate, times: OpeningTimes): CalendarDate {
  let found = day;
  for (let skipped = 0; skipped < longestRestDays && !isOpenOn(found, times); skipped += 1)
    found = addDays(found, 1);
  return found;
}

/** The given moment if the office is open then, otherwise the next moment at which it opens. */
export function nowOrNextOpening(at: Date, times: OpeningTimes): Date {
  const today = indianDay(at);
  const isOver = at >= momentOfIndianMinute(today, times.closesMin);
  const day = firstOpenDay(isOver ? addDays(today, 1) : today, times);
  const opens = momentOfIndianMinute(day, times.opensMin);
  return at > opens ? at : opens;
}

/** The moment at which the office has been open for `minutes` since `from`. */
export function afterOpenMinutes(from: Date, minutes: number, times: OpeningTimes): Date {
  let at = nowOrNextOpening(from, times);
  let leftMs = minutes * minuteMs;
  for (;;) {
    const closes = momentOfIndianMinute(indianDay(at), times.closesMin);
    const open = closes.getTime() - at.getTime();
    if (leftMs <= open) return new Date(at.getTime() + leftMs);
    leftMs -= open;
    at = nowOrNextOpening(closes, times);
  }
}

/** Parses "11:00" to minutes since midnight; null if the text is no time of day. */
export function parseMinuteOfDay(text: string): number | null {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : null;
}

export const formatMinuteOfDay = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
