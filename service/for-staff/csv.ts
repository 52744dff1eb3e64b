/**
 * CSV for Excel, safe against formulas: RFC 4180, a byte order mark (without it Excel misreads UTF-8), and an
 * apostrophe before anything that a spreadsheet would run as a formula.
 */
import { toE164 } from '#contract/phone.ts';

export const byteOrderMark = '\ufeff';

/** How formulas begin, even after spaces; full-width signs included. */
const formulaStart = /^[\s\u00a0]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20|]/;

/** A negative number, which is not treated as a formula: spreadsheets have to add up columns of sums. */
const plainNumber = /^-\d+(\.\d+)?$/;

export function csvCell(value: string | null): string {
  if (value === null) return '';
  const isFormula = formulaStart.test(value) && !plainNumber.test(value);
  const safe = isFormula ? (spacedPhone(value) ?? `'${value}`) : value;
  // A cell with a leading or trailing space is quoted too, so that the space is kept.
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * "+91 98765 43210": with spaces, no spreadsheet reads it as a formula or number, and it needs no apostrophe that
 * would have to be removed before dialling. Null if it is no number with a country code.
 */
function spacedPhone(value: string): string | null {
  const number = value.trim().startsWith('+') ? toE164(value.trim()) : null;
  if (number === null) return null;
  return number.startsWith('+91')
    ? number.replace(/^(\+91)(\d{5})/, '$1 $2 ')
    : number.replace(/^(\+\d{2})(\d{3})(\d{3})/, '$1 $2 $3 ');
}

export function csvLine(values: readonly (string | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
