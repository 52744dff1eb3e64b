/**
 * The week that the owner's weekly mail is about: from Monday to Sunday in India. The mail is due on the following
 * Monday at eight.
 */
import { addDays, type CalendarDate, weekdayNumber } from '../dates/calendar-date.ts';
import { indianDay } from '../dates/indian-day.ts';
import { momentOfIndianHour } from '../dates/moment-of-indian-time.ts';

const mailHour = 8;

/**
 * The Monday of the last whole week whose mail is due. Until the next mail is due the answer stays the same, so a
 * service that was down on Monday still sends the mail later.
 */
export function mondayOfWeekToReport(now: Date): CalendarDate {
  const today = indianDay(now);
  const monday = addDays(today, -((weekdayNumber(today) + 6) % 7));
  return addDays(monday, now < momentOfIndianHour(monday, mailHour) ? -14 : -7);
}

/** The week from its first moment in India to the first moment of the next week. */
export const spanOfWeek = (monday: CalendarDate): { since: Date; until: Date } => ({
  since: momentOfIndianHour(monday, 0),
  until: momentOfIndianHour(addDays(monday, 7), 0),
});
