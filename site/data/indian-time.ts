/**
 * Dates and times of the content are Indian time, which has one offset and no summer time. They are
 * turned into instants and into words here, the same on every machine and in every visitor's zone.
 */
const offset = '+05:30';
const zone = 'Asia/Kolkata';

/** "2025-06-10" and "16:00" → "2025-06-10T16:00:00+05:30". */
export function indianInstant(date: string, clock: string): string {
  return `${date}T${clock}:00${offset}`;
}

/** "18:30" → "6:30 PM"; the hour has two digits where that is asked for: "16:00" → "04:00 PM". */
export function formatClock(clock: string, hour: '2-digit' | 'numeric' = 'numeric'): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const shown = `${hours % 12 || 12}`.padStart(hour === '2-digit' ? 2 : 1, '0');
  return `${shown}:${`${minutes}`.padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "04:00 PM to 6:30 PM": the way the provider publishes its timings, two digits first, then one. */
export function formatTimings(start: string, end: string): string {
  return `${formatClock(start, '2-digit')} to ${formatClock(end)}`;
}

/** Made at the first use: a browser takes tens of milliseconds for the first of them. */
const format = {
  dayMonth: once('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  weekday: once('en-IN', { weekday: 'long', timeZone: zone }),
  longDate: once('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone }),
  shortTime: once('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: zone }),
};

function once(language: string, options: Intl.DateTimeFormatOptions): (when: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (when) => {
    made ??= new Intl.DateTimeFormat(language, options);
    return made.format(when);
  };
}

/** "2025-06-10" and "2025-06-13" → "June 10 to 13, 2025"; other months and years are named twice. */
export function formatDateRange(start: string, end: string): string {
  const [year, month, day] = start.split('-');
  const [endYear, endMonth, endDay] = end.split('-');
  const from = format.dayMonth(new Date(start));
  if (start === end) return `${from}, ${year}`;
  if (year !== endYear) return `${from}, ${year} to ${format.dayMonth(new Date(end))}, ${endYear}`;
  if (month !== endMonth) return `${from} to ${format.dayMonth(new Date(end))}, ${year}`;
  return day === endDay ? `${from}, ${year}` : `${from} to ${Number(endDay)}, ${year}`;
}

/** An instant in Indian time: "Saturday", "5 December 2026" and "7:00 pm". */
export function formatIndianInstant(instant: string) {
  const when = new Date(instant);
  return {
    weekday: format.weekday(when),
    date: format.longDate(when),
    time: format.shortTime(when),
  };
}

/** "2026-11-22" → "22 November 2026". */
export function formatDate(date: string): string {
  return format.longDate(new Date(date));
}
