/** Moments at which staff look at an enquiry again, by the clock in India. */
import { addDays, type CalendarDate, weekday } from '../calendar-date.ts';
import { indianDay } from '../indian-day.ts';

/** An hour of the day in India, as a moment. */
export function indianHour(day: CalendarDate, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00:00+05:30`) + hour * 3_600_000);
}

const callingBegins = 10;

/** Ten in the morning of the next day that is no Sunday. */
export function nextMorning(at: Date): Date {
  const tomorrow = addDays(indianDay(at), 1);
  const day = weekday(tomorrow) === 0 ? addDays(tomorrow, 1) : tomorrow;
  return indianHour(day, callingBegins);
}

/** "Call after 6": at that hour of today, or of tomorrow when it is past. */
export function atHour(hour: number, now: Date): Date {
  const today = indianHour(indianDay(now), hour);
  return today > now ? today : indianHour(addDays(indianDay(now), 1), hour);
}

export type Dueness = 'overdue' | 'today' | 'later' | 'never';

/** Overdue is what should have been looked at before now; due today is what comes before the day's end in India. */
export function duenessOf(dueAt: Date | null, now: Date): Dueness {
  if (dueAt === null) return 'never';
  if (dueAt <= now) return 'overdue';
  return indianDay(dueAt) === indianDay(now) ? 'today' : 'later';
}
