/** Reads a period from the address: either two dates, or a number of days of which today (in India) is the last. */
import { addDays, type CalendarDate, isCalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import type { Period } from '../api-types/numbers-api.ts';

export const periodDays = [7, 30, 90, 365] as const;
type PeriodDays = (typeof periodDays)[number];

/** The longest period. Counting a longer one would take the service too long. */
const mostDays = 366;

export type RequestedPeriod = {
  /** The number of days; null if the period was chosen by its two dates. */
  days: PeriodDays | null;
  period: Period;
  dates: CalendarDate[];
  /** The query of the address, without its question mark. */
  query: string;
};

export function readPeriod(query: URLSearchParams, now: Date): RequestedPeriod {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const chosen = datesBetween(from, to);
  if (chosen !== null)
    return { days: null, period: spanOf(from, to), dates: chosen, query: `from=${from}&to=${to}` };
  const days = periodDays.find((one) => String(one) === query.get('days')) ?? 30;
  const today = indianDay(now);
  const first = addDays(today, 1 - days);
  return {
    days,
    period: spanOf(first, today),
    dates: datesBetween(first, today) ?? [],
    query: `days=${days}`,
  };
}

const spanOf = (first: CalendarDate, last: CalendarDate): Period => ({
  since: momentOfIndianHour(first, 0),
  until: momentOfIndianHour(addDays(last, 1), 0),
});

/**
 * All days from `first` to `last`, both included; null if these are no days, are out of order, reach the year 2100, or
 * are too many.
 */
function datesBetween(first: string, last: string): CalendarDate[] | null {
  if (!isCalendarDate(first) || !isCalendarDate(last) || first > last || last >= '2100')
    return null;
  const dates: CalendarDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (dates.length === mostDays) return null;
    dates.push(day);
  }
  return dates;
}
