/** Reads values from the address of a list. A missing or invalid value becomes an empty text. */
import { truncateWellFormed } from '#contract/text/to-well-formed.ts';
import { isCalendarDate } from '#domain/dates/calendar-date.ts';

/** A text of at most `most` characters; a longer one is cut. */
export const readShortText = (given: string | null, most: number): string =>
  truncateWellFormed((given ?? '').trim(), most).trim();

/** An id, or another word of letters, digits, `_` and `-`. */
export const readIdOrWord = (given: string | null): string =>
  /^[\w-]{1,64}$/.test(given ?? '') ? (given ?? '') : '';

/**
 * A day before the year 2100; any other text becomes empty. The bound keeps away from the last day that a date can
 * have: it has no next day, and the two databases treat it differently.
 */
export const readDay = (given: string | null): string =>
  isCalendarDate(given ?? '') && (given ?? '') < '2100' ? (given ?? '') : '';
