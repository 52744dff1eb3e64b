import { type Weekday, weekdays } from '#contract/text/weekdays.ts';
import { addDays, type CalendarDate, weekdayNumber } from '../dates/calendar-date.ts';
import type { BatchPlan } from './batch.ts';

type Days = Pick<BatchPlan, 'startsOn' | 'endsOn' | 'days'>;

export const weekdayOf = (day: CalendarDate): Weekday =>
  // `weekdayNumber` counts from Sunday, but `weekdays` begins with Monday.
  weekdays[(weekdayNumber(day) + 6) % 7] as Weekday;

/** A batch may be at most two years long, so that a mistyped year does not list thousands of days. */
export const longestBatchDays = 731;

/** Every day on which the batch meets, from the first day to the last, both included. */
export function listSessionDays({ startsOn, endsOn, days }: Days): CalendarDate[] {
  const met: CalendarDate[] = [];
  for (let day = startsOn, n = 0; day <= endsOn && n < longestBatchDays; n += 1) {
    if (days.includes(weekdayOf(day))) met.push(day);
    day = addDays(day, 1);
  }
  return met;
}

/** The public holidays on which the batch would meet. */
export function listSessionDaysOnHolidays(
  plan: Days,
  holidays: ReadonlySet<CalendarDate>,
): CalendarDate[] {
  return listSessionDays(plan).filter((day) => holidays.has(day));
}
