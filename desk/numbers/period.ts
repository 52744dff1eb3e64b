/** The last so many days in India, today included, from an address. */
import { addDays } from '#domain/calendar-date.ts';
import { indianHour } from '#domain/enquiries/due-moments.ts';
import { indianDay } from '#domain/indian-day.ts';
import type { Period } from '../api/numbers-api.ts';

export const periodDays = [7, 30, 90, 365] as const;
export type PeriodDays = (typeof periodDays)[number];

export function readPeriod(
  query: URLSearchParams,
  now: Date,
): { days: PeriodDays; period: Period; dates: string[] } {
  const days = periodDays.find((one) => String(one) === query.get('days')) ?? 30;
  const today = indianDay(now);
  const first = addDays(today, 1 - days);
  return {
    days,
    period: { since: indianHour(first, 0), until: indianHour(addDays(today, 1), 0) },
    dates: Array.from({ length: days }, (_, n) => addDays(first, n)),
  };
}
