/**
 * Masks a person in a text that we keep even if the person is erased later, such as a payment provider's message or the
 * name of a saved view. Such a text can contain what a person typed about themselves.
 */

/** The person's names, mail addresses and phone numbers that are known. */
export type PersonIdentifiers = readonly (string | null)[];

const masked = '…';
const shortestWord = 2;
/** Phone numbers may contain spaces, brackets, dots or hyphens. */
const numberLike = /\+?\d[\d\s().-]{6,}\d/g;

/**
 * Replaces the values in `named`, and each of their words, by "…". Also replaces phone numbers that end in the same ten
 * digits as one of the values. Ignores case.
 */
export function maskPersonInText(text: string, named: PersonIdentifiers): string {
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

/**
 * The words of a value that are also masked one by one. In a mail address these are only the words before the @,
 * because the words after it name the mail provider and not the person.
 */
const wordsOf = (value: string) =>
  (value.split('@')[0] ?? '').split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => /\p{L}/u.test(word));

/** Only whole words are masked: "Ali" does not match in "validation". */
function asWord(word: string): RegExp {
  const part = '[\\p{L}\\p{M}\\p{N}]';
  const letters = word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<!${part})${letters}(?!${part})`, 'giu');
}

/** The last ten digits of a phone number, whatever its prefix is; null when the text has fewer than eight. */
function lastDigits(value: string): string | null {
  const digits = value.replaceAll(/\D/g, '');
  return digits.length < 8 ? null : digits.slice(-10);
}
