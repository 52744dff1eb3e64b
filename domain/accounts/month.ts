/** A month of the accounts, such as "2026-11". Its days are days in India. */
import { formatDay } from '#contract/format-day.ts';
import { addDays, addMonths, type CalendarDate, isCalendarDate } from '../calendar-date.ts';

export type Month = string;

export const isMonth = (text: string): text is Month => isCalendarDate(`${text}-01`);

export const monthOf = (day: CalendarDate): Month => day.slice(0, 7);

export const firstDayOf = (month: Month): CalendarDate => `${month}-01`;

export const monthAfter = (month: Month, count = 1): Month =>
  monthOf(addMonths(firstDayOf(month), count));

export const lastDayOf = (month: Month): CalendarDate => addDays(firstDayOf(monthAfter(month)), -1);

/** Formats a month as "November 2026". */
export const monthInWords = (month: Month): string =>
  formatDay(firstDayOf(month)).replace(/^1 /, '');
