/**
 * Masks a person who may be erased later in a text that is kept: a payment provider's message or a view's name can
 * contain what somebody typed about themselves.
 */

/** The person's names, mail addresses and phone numbers, as far as they are known. */
export type PersonNames = readonly (string | null)[];

const masked = '…';
const shortestWord = 2;
/** Phone numbers may contain spaces, brackets or hyphens. */
const numberLike = /\+?\d[\d\s().-]{6,}\d/g;

/** Masks these values, each word of them, and numbers with the same last digits; ignores case. */
export function maskPerson(text: string, named: PersonNames): string {
  const values = named.flatMap((value) => (value === null ? [] : [value.normalize('NFC')]));
  const ends = values.flatMap((value) => lastDigits(value) ?? []);
  const words = values
    .flatMap((value) => [value, ...wordsOf(value)])
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length);
  return words
    .reduce((left, word) => left.replace(asWord(word), masked), text.normalize('NFC'))
    .replace(numberLike, (number) => (ends.includes(lastDigits(number) ?? '') ? masked : number));
}

/** Only the part of a mail address before the @ counts: the rest belongs to the mail provider. */
const wordsOf = (value: string) =>
  (value.split('@')[0] ?? '').split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => /\p{L}/u.test(word));

/** Whole words only: "Ali" does not match in "validation". */
function asWord(word: string): RegExp {
  const part = '[\\p{L}\\p{M}\\p{N}]';
  const letters = word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<!${part})${letters}(?!${part})`, 'giu');
}

/** The last digits of a phone number, whatever its prefix; null when it has fewer. */
function lastDigits(value: string): string | null {
  const digits = value.replaceAll(/\D/g, '');
  return digits.length < 8 ? null : digits.slice(-10);
}
