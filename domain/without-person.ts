/**
 * A text that stays, without a person who may be erased later: for words of others (a payment provider's, a name that
 * staff gave a view) in which what somebody typed about themselves can stand.
 */

/** What names a person: their names, mail addresses and telephone numbers, as far as they are known. */
export type NamedBy = readonly (string | null)[];

const masked = '…';
const shortestWord = 2;
/** Spelled with blanks, brackets or hyphens. */
const numberLike = /\+?\d[\d\s().-]{6,}\d/g;

/** Masks those values, each word of them, and numbers that end alike; the case of letters does not count. */
export function withoutPerson(text: string, named: NamedBy): string {
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

/** Of an address what stands before its @: the rest is the provider's. */
const wordsOf = (value: string) =>
  (value.split('@')[0] ?? '').split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => /\p{L}/u.test(word));

/** Not within a longer word: who is called Ali is not in "validation". */
function asWord(word: string): RegExp {
  const part = '[\\p{L}\\p{M}\\p{N}]';
  const letters = word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<!${part})${letters}(?!${part})`, 'giu');
}

/** Of a telephone number, whatever stands before them; null of what has fewer. */
function lastDigits(value: string): string | null {
  const digits = value.replaceAll(/\D/g, '');
  return digits.length < 8 ? null : digits.slice(-10);
}
