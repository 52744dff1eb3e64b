import type { CalendarDate } from './calendar-date.ts';
import { indiaUtcOffsetMs } from './indian-day.ts';

/** The moment of a minute of a day in India; minutes count from midnight (0-1440). */
export const momentOfIndianMinute = (day: CalendarDate, minute: number): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - indiaUtcOffsetMs + minute * 60_000);

/** The moment of a full hour (0-24) of a day in India. */
export const momentOfIndianHour = (day: CalendarDate, hour: number): Date =>
  momentOfIndianMinute(day, hour * 60);
