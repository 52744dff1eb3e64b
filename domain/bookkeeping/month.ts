/** A month of the accounts, such as "2026-11". Its days are days in India. */
import { formatDay } from '#contract/text/format-day.ts';
import { addDays, addMonths, type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';

export type Month = string;

/** Accepts only years from 2000 to 2099, so that the months before and after an accepted one are valid dates too. */
export const isMonth = (text: string): text is Month =>
  text.startsWith('20') && isCalendarDate(`${text}-01`);

export const monthOf = (day: CalendarDate): Month => day.slice(0, 7);

export const firstDayOf = (month: Month): CalendarDate => `${month}-01`;

export const monthAfter = (month: Month, count = 1): Month =>
  monthOf(addMonths(firstDayOf(month), count));

export const lastDayOf = (month: Month): CalendarDate => addDays(firstDayOf(monthAfter(month)), -1);

/**
 * Whether a month can be closed. `too early`: the month has not ended. `no receipt yet`: no receipt exists, or the
 * first one is from a later month.
 */
export type MonthClosability = 'now' | 'too early' | 'no receipt yet';

/** `firstPaid` is the day of the first receipt; null if there is none. */
export function monthClosability(
  month: Month,
  { today, firstPaid }: { today: CalendarDate; firstPaid: CalendarDate | null },
): MonthClosability {
  if (today <= lastDayOf(month)) return 'too early';
  return firstPaid === null || month < monthOf(firstPaid) ? 'no receipt yet' : 'now';
}

/** Formats a month as "November 2026". */
export const formatMonth = (month: Month): string =>
  formatDay(firstDayOf(month)).replace(/^1 /, '');
