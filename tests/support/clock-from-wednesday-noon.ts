import { addDays, weekdayNumber } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';

const today = indianDay(new Date());
const wednesdayAhead = addDays(today, 10 - weekdayNumber(today));
const aheadMs = momentOfIndianHour(wednesdayAhead, 12).getTime() - Date.now();

/**
 * A clock that began at noon on a coming Wednesday, for tests whose result would depend on the present hour or day: a
 * call that is missed in the evening is tried again the next morning, and nothing is due on a Sunday.
 */
export const clockFromWednesdayNoon = () => Date.now() + aheadMs;
