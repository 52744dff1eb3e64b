/** Reads values from the address of a list. An unusable value counts as none. */
import { cutWellFormed } from '#contract/text/to-well-formed.ts';
import { isCalendarDate } from '#domain/dates/calendar-date.ts';

/** A text of at most `most` characters; a longer one is cut. */
export const readShortText = (given: string | null, most: number): string =>
  cutWellFormed((given ?? '').trim(), most).trim();

/** An id, or another word of letters, digits, `_` and `-`. */
export const readWord = (given: string | null): string =>
  /^[\w-]{1,64}$/.test(given ?? '') ? (given ?? '') : '';

/**
 * A day before the year 2100. The last possible day of the calendar has no next day, and the database engines treat
 * this case differently.
 */
export const readDay = (given: string | null): string =>
  isCalendarDate(given ?? '') && (given ?? '') < '2100' ? (given ?? '') : '';
