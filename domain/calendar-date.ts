/** Days of the calendar as "2026-11-21": they have no hour and no zone, and compare as text. */
export type CalendarDate = string;

const dayMs = 24 * 60 * 60 * 1000;

/** No: "2026-02-30", "21.11.2026". */
export function isCalendarDate(text: string): text is CalendarDate {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // The 30th of February would be read as the 2nd of March.
  return !Number.isNaN(at) && written(at) === text;
}

/** Throws on what is no day. */
function readDay(date: CalendarDate): number {
  if (!isCalendarDate(date)) throw new Error(`"${date}" is no date.`);
  return Date.parse(`${date}T00:00:00Z`);
}

const written = (at: number): CalendarDate => new Date(at).toISOString().slice(0, 10);

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return written(readDay(date) + days * dayMs);
}

/** The same day of a later month, or that month's last: 31 January and one month are 28 February. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const day = new Date(readDay(date));
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return written(Date.UTC(year, month, Math.min(day.getUTCDate(), last)));
}

/** 0 is Sunday. */
export function weekday(date: CalendarDate): number {
  return new Date(readDay(date)).getUTCDay();
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** "5 January 2027". */
export function calendarDay(date: CalendarDate): string {
  const day = new Date(readDay(date));
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
