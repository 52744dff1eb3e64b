import { addDays, weekdayNumber } from '#domain/calendar-date.ts';
import { indianDay } from '#domain/indian-day.ts';
import { momentOfIndianHour } from '#domain/moment-of-indian-time.ts';

const today = indianDay(new Date());

/**
 * How far the clock of a desk is ahead that begins at noon on a Wednesday, because a call that is missed in the evening
 * is tried again the next morning anyway.
 */
export const noonOnWednesdayAheadMs =
  momentOfIndianHour(addDays(today, 10 - weekdayNumber(today)), 12).getTime() - Date.now();
