/** Encoding of iCalendar files (RFC 5545). */

/** The lines as a file, folded and with CRLF line ends. */
export const encodeCalendarLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

/** Formats an instant: 2026-12-12T15:30:00.000Z as 20261212T153000Z. */
export function encodeUtc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/**
 * The lines by which a calendar decides which of two files with the same UID is newer. Some calendars replace an event
 * only if the new file has a higher `SEQUENCE`.
 */
export const makeEventRevisionLines = (createdAt: Date, sequence: number): string[] => [
  `DTSTAMP:${encodeUtc(createdAt)}`,
  `SEQUENCE:${sequence}`,
];

/**
 * A sequence number for an event whose changes are not counted. The number is the minute in which the file is made, so
 * a file that is made in a later minute has a higher number.
 */
export const sequenceOfMoment = (createdAt: Date): number =>
  Math.floor(createdAt.getTime() / 60_000);

/** Escapes a value of type TEXT: these four characters have a meaning in iCalendar. */
export function escapeCalendarText(value: string): string {
  return value.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** Quotes a parameter's value. A quoted value can't contain double quotes, so they become apostrophes. */
export function quoteCalendarParameter(value: string): string {
  return `"${value.replaceAll('"', "'")}"`;
}

const longestLine = 75;

/**
 * Folds a line so that none is longer than 75 octets. Continuation lines begin with a blank, and no character is cut
 * in two.
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
