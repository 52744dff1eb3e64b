/**
 * CSV that Excel opens as it is and that cannot trick it: RFC 4180, a byte order mark (without one Excel
 * reads UTF-8 as something else), and an apostrophe before whatever a spreadsheet would run as a formula.
 */
export const byteOrderMark = '\ufeff';

/** What spreadsheets take for the beginning of a formula, also after blanks; full-width signs included. */
const formulaStart = /^[\s\u00a0]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20|]/;

export function csvCell(value: string | null): string {
  if (value === null) return '';
  const safe = formulaStart.test(value) ? `'${value}` : value;
  // A cell that begins or ends with a blank is quoted too, so that it comes back as it was.
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(values: readonly (string | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
