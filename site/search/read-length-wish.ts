import { devanagariToLatin } from './devanagari-to-latin.ts';

/** Numbers as words, in English and Hindi. */
const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ek: 1,
  do: 2,
  teen: 3,
  tin: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  chhe: 6,
  chah: 6,
  che: 6,
};
/**
 * Patterns of units, with the length of each unit in days. They match whole words only: "do digital" is no length,
 * but "do din" (two days) is.
 */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:months?|mths?|mahin[aeo]n?|maheen[aeo]n?|mah)$/, 30.44],
  [/^(?:weeks?|wks?|ha(?:f|ph)t[aeo]n?|saptah)$/, 7],
  [/^(?:days?|din|dino|dinon)$/, 1],
];

const wish = new RegExp(`\\b(\\d{1,3}|${Object.keys(numbers).join('|')})[\\s-]*([a-z]+)\\b`, 'g');

interface LengthWish {
  /** The wanted length in days; null when the query has none. */
  days: number | null;
  /** The query without the length, in lower-case Latin letters; the query itself when it names no length. */
  rest: string;
}

/** Finds the wanted length in a query: "6 month course", "do mahine", "4 din ka workshop", "८ हफ्ते". */
export function readLengthWish(query: string): LengthWish {
  const plain = devanagariToLatin(query.toLowerCase());
  for (const [whole, number = '', unit = ''] of plain.matchAll(wish)) {
    const count = numbers[number] ?? Number(number);
    const daysEach = units.find(([word]) => word.test(unit))?.[1];
    if (daysEach !== undefined && count > 0) {
      return { days: count * daysEach, rest: plain.replace(whole, ' ') };
    }
  }
  return { days: null, rest: query };
}

/**
 * Scores how well a length fits, from 0 to 1: 1 when it is the wanted one, 0 when it is two and a half times as long or
 * as short.
 */
export function scoreLengthFit(days: number, wished: number): number {
  return Math.max(0, 1 - Math.abs(Math.log(days / wished)) / Math.log(2.5));
}
