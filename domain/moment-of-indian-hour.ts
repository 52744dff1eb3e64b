import type { CalendarDate } from './calendar-date.ts';

/** The moment of an hour (0-24) on a day in India. */
export function momentOfIndianHour(day: CalendarDate, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00:00+05:30`) + hour * 3_600_000);
}
