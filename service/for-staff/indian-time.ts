/** Times as staff in India read and write them. */
import { indiaAheadMs } from '#domain/indian-day.ts';

/** `2026-11-21 14:05:09`, which Excel reads as a time. */
export function indianTime(at: Date): string {
  return new Date(at.getTime() + indiaAheadMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** `20261121-140509`: sorts, and is a name for a file everywhere. */
export function stamp(at: Date): string {
  return indianTime(at).replace(/[-:]/g, '').replace(' ', '-');
}

/** The moment that a stamp was made of. */
export function readStamp(text: string): Date {
  return new Date(
    text.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6+05:30'),
  );
}

/**
 * The moment that somebody means by `2026-11-21`, `2026-11-21 14:00`, `today`, `yesterday`, or `7d` and
 * `12h` (ago). A date is its first moment. Null when it is none of these.
 */
export function readIndianTime(text: string, now: Date): Date | null {
  const ago = /^(\d{1,4})([dh])$/.exec(text);
  if (ago)
    return new Date(now.getTime() - Number(ago[1]) * (ago[2] === 'd' ? 86_400_000 : 3_600_000));
  const today = indianTime(now).slice(0, 10);
  if (text === 'today') return new Date(`${today}T00:00:00+05:30`);
  if (text === 'yesterday') return new Date(Date.parse(`${today}T00:00:00+05:30`) - 86_400_000);
  const written = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(text);
  if (!written) return null;
  const moment = new Date(`${written[1]}T${written[2] ?? '00:00'}+05:30`);
  // JavaScript takes 31 February for 3 March; a person meant something else.
  if (Number.isNaN(moment.getTime()) || !indianTime(moment).startsWith(written[1] ?? ''))
    return null;
  return moment;
}
