/**
 * Phone numbers as people write them: `+91 98765 43210`, `098765-43210`, `(080) 2345 6789`, `६३६१२३४५६७`, or a number
 * abroad with its country code. A number is stored as it was written; links dial `toE164`.
 */

/** Spaces, dashes, dots, slashes, round brackets, and the direction marks that phones add when a contact is copied. */
const separators = /[\s\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069.()/-]/g;
/**
 * Matches what may stand around a number: the "tel:" of a copied link, and words in brackets after it, such as
 * "(WhatsApp)".
 */
const surroundings = /^\s*tel:|\([\p{L}\p{M}\s]+\)\s*$/giu;
const devanagariDigit = /[\u0966-\u096f]/g;

/**
 * The number in E.164 (`+919876543210`), or null when it can't be a phone number. A number without a country code is
 * Indian: a mobile number of ten digits beginning with 6 to 9 (with or without a leading 0), or a landline with 0 and
 * area code.
 */
export function toE164(written: string): string | null {
  const digits = written
    .replace(surroundings, '')
    .replace(devanagariDigit, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(separators, '')
    .replace(/^00(?=[1-9])/, '+');
  // "+91 0 98765 43210" is common: people keep the trunk zero.
  const indian = /^(?:\+910?|910?|0)([1-9]\d{9})$/.exec(digits)?.[1];
  if (indian) return `+91${indian}`;
  if (/^[6-9]\d{9}$/.test(digits)) return `+91${digits}`;
  if (digits.startsWith('+91')) return null;
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : null;
}

export function isPhoneNumber(written: string): boolean {
  return toE164(written) !== null;
}
