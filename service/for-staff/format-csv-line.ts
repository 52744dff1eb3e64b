/**
 * Writes CSV that is safe to open in Excel: RFC 4180, a byte order mark (without it Excel misreads UTF-8),
 * and an apostrophe before any text that a spreadsheet would run as a formula.
 */
import { toE164 } from '#contract/rows/to-e164.ts';

export const byteOrderMark = '\ufeff';

/**
 * Matches a text that begins like a formula, even after spaces; the full-width forms of `=`, `+`, `-` and `@` are
 * included.
 */
const formulaStart = /^[\s\u00a0]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20|]/;

/**
 * Matches a negative number. It gets no apostrophe although it begins like a formula, because spreadsheets have to add
 * up columns of amounts.
 */
const plainNumber = /^-\d+(\.\d+)?$/;

function csvCell(value: string | null): string {
  if (value === null) return '';
  const isFormula = formulaStart.test(value) && !plainNumber.test(value);
  const safe = isFormula ? (spacedPhone(value) ?? `'${value}`) : value;
  // A cell with a leading or trailing space is quoted too, so that the space is kept.
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Formats a phone number as "+91 98765 43210". With spaces, no spreadsheet reads it as a formula or number,
 * so it needs no apostrophe that staff would have to remove before dialling. Null if the text is no number
 * with a country code.
 */
function spacedPhone(value: string): string | null {
  const number = value.trim().startsWith('+') ? toE164(value.trim()) : null;
  if (number === null) return null;
  return number.startsWith('+91')
    ? number.replace(/^(\+91)(\d{5})/, '$1 $2 ')
    : number.replace(/^(\+\d{2})(\d{3})(\d{3})/, '$1 $2 $3 ');
}

export function formatCsvLine(values: readonly (string | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
