/** The week that the owner's weekly mail is about: from Monday to Sunday in India, told on the Monday after at eight. */
import { addDays, type CalendarDate, weekday } from '../calendar-date.ts';
import { momentOfIndianHour } from '../enquiries/due-moments.ts';
import { indianDay } from '../indian-day.ts';

const toldAtHour = 8;

/** The first day of the last whole week whose mail is due. After some days without the service it is still that week. */
export function weekToReport(now: Date): CalendarDate {
  const today = indianDay(now);
  const monday = addDays(today, -((weekday(today) + 6) % 7));
  return addDays(monday, now < momentOfIndianHour(monday, toldAtHour) ? -14 : -7);
}

/** The week from its first moment in India to that of the next week. */
export const spanOfWeek = (monday: CalendarDate): { since: Date; until: Date } => ({
  since: momentOfIndianHour(monday, 0),
  until: momentOfIndianHour(addDays(monday, 7), 0),
});
