/** Formats and parses times as staff in India read and write them, and as file names have them. */
import { indiaUtcOffsetMs } from '#domain/dates/indian-day.ts';

/** Formats `2026-11-21 14:05:09`, which Excel reads as a time. */
export function formatIndianTime(at: Date): string {
  return new Date(at.getTime() + indiaUtcOffsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** Formats a time for a file name: `20261121-140509` is sortable, and valid on every system. */
export function formatFileNameTimestamp(at: Date): string {
  return formatIndianTime(at).replace(/[-:]/g, '').replace(' ', '-');
}

/** Parses the time in a file name, such as `20261121-140509`. */
export function parseFileNameTimestamp(text: string): Date {
  return new Date(
    text.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6+05:30'),
  );
}

/**
 * Parses `2026-11-21`, `2026-11-21 14:00`, `today`, `yesterday`, or how long ago a time is, such as `7d` or `12h`. A
 * day without a time of day means the first moment of that day in India. Null for any other text.
 */
export function parseIndianTime(text: string, now: Date): Date | null {
  const ago = /^(\d{1,4})([dh])$/.exec(text);
  if (ago)
    return new Date(now.getTime() - Number(ago[1]) * (ago[2] === 'd' ? 86_400_000 : 3_600_000));
  const today = formatIndianTime(now).slice(0, 10);
  if (text === 'today') return new Date(`${today}T00:00:00+05:30`);
  if (text === 'yesterday') return new Date(Date.parse(`${today}T00:00:00+05:30`) - 86_400_000);
  const written = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(text);
  if (!written) return null;
  const moment = new Date(`${written[1]}T${written[2] ?? '00:00'}+05:30`);
  // JavaScript reads 31 February as 3 March, so such a date is refused.
  if (Number.isNaN(moment.getTime()) || !formatIndianTime(moment).startsWith(written[1] ?? ''))
    return null;
  return moment;
}
