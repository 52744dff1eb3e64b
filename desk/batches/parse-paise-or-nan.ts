import { parseRupees } from '#domain/money/money.ts';

/**
 * Parses an amount typed in rupees. A text that is no amount becomes NaN, which the check of the form reports beside
 * its field.
 */
export const parsePaiseOrNaN = (text: string): number => parseRupees(text) ?? Number.NaN;
