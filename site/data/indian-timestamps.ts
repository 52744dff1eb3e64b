/**
 * Dates and times of the content are Indian time, which has one offset and no summer time. This file turns them into
 * instants and words that are the same on every machine and in every time zone.
 */
import { indianDay } from '#content/indian-day.ts';
import { formatClock } from '#contract/text/format-clock.ts';
import { formatDay } from '#contract/text/format-day.ts';

const offset = '+05:30';
const zone = 'Asia/Kolkata';

/** Combines "2025-06-10" and "16:00" to "2025-06-10T16:00:00+05:30". */
export function toIndianTimestamp(date: string, clock: string): string {
  return `${date}T${clock}:00${offset}`;
}

/** Each formatter is created on first use, because creating one takes a browser tens of milliseconds. */
const format = {
  weekday: once('en-IN', { weekday: 'long', timeZone: zone }),
  clock: once('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }),
};

function once(language: string, options: Intl.DateTimeFormatOptions): (when: Date) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (when) => {
    formatter ??= new Intl.DateTimeFormat(language, options);
    return formatter.format(when);
  };
}

/** An instant in Indian time, in three parts: "Saturday", "5 December 2026" and "07:00 PM". */
export function formatIndianTimestampParts(instant: string) {
  const when = new Date(instant);
  return {
    weekday: format.weekday(when),
    date: formatDay(indianDay(when)),
    time: formatClock(format.clock(when)),
  };
}
