/** Encoding of iCalendar files (RFC 5545). */

/**
 * The text of a file with these lines. Each line ends with CRLF, and long lines are folded: they continue on the next
 * line.
 */
export const encodeCalendarLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

/** Formats an instant: 2026-12-12T15:30:00.000Z as 20261212T153000Z. */
export function encodeUtcTime(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/**
 * By these lines, a calendar decides which of two events with the same UID is newer. Some calendars replace an event
 * only if the new one has a higher `SEQUENCE`.
 */
export const makeEventRevisionLines = (createdAt: Date, sequence: number): string[] => [
  `DTSTAMP:${encodeUtcTime(createdAt)}`,
  `SEQUENCE:${sequence}`,
];

/**
 * A sequence number for an event whose changes nobody counts, such as a webinar: the minute in which the file is made.
 * So a file that is made in a later minute has a higher number.
 */
export const sequenceNumberOfMoment = (createdAt: Date): number =>
  Math.floor(createdAt.getTime() / 60_000);

/** Escapes a value of type TEXT: backslash, semicolon, comma and line end have a meaning in iCalendar. */
export function escapeCalendarText(value: string): string {
  return value.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** Quotes a parameter's value. A quoted value can't contain double quotes, so they become apostrophes. */
export function quoteCalendarParameter(value: string): string {
  return `"${value.replaceAll('"', "'")}"`;
}

const longestLine = 75;

/**
 * Folds a line, so that no line of the file is longer than 75 octets (bytes). Continuation lines begin with a blank,
 * and no character is cut in two.
 */
function folded(line: string): string {
  let out = '';
  let length = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (length + octets > longestLine) {
      out += '\r\n ';
      length = 1;
    }
    out += character;
    length += octets;
  }
  return out;
}
