/** Calendar days such as "2026-11-21", without hour and time zone. As texts they sort by date. */
export type CalendarDate = string;

const dayMs = 24 * 60 * 60 * 1000;

/** Whether the text is a day. Refuses "2026-02-30" and "21.11.2026". */
export function isCalendarDate(text: string): text is CalendarDate {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // `Date` reads 30 February as 2 March. So the date is formatted again and compared with the text.
  return !Number.isNaN(at) && written(at) === text;
}

/** The start of the day in UTC, in milliseconds since 1970. Throws if the text is no date. */
function readDay(date: CalendarDate): number {
  if (!isCalendarDate(date)) throw new Error(`"${date}" is no date.`);
  return Date.parse(`${date}T00:00:00Z`);
}

const written = (at: number): CalendarDate => new Date(at).toISOString().slice(0, 10);

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return written(readDay(date) + days * dayMs);
}

/** The same day of another month, or the last day of that month: 31 January plus one month is 28 February. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const day = new Date(readDay(date));
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return written(Date.UTC(year, month, Math.min(day.getUTCDate(), last)));
}

/** The day of the week: 0 is Sunday, 6 is Saturday. */
export function weekdayNumber(date: CalendarDate): number {
  return new Date(readDay(date)).getUTCDay();
}
