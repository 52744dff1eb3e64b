/**
 * A key for how a name sounds, so that different spellings of one name have the same key: Priya and Pria, Lakshmi and
 * Laxmi, Venkataraman and Venkatraman, Mohammed and Muhammad. Indian names are written in Latin letters by ear. So
 * letters that are often exchanged count as the same: long and short vowels, aspirated and plain consonants, v and w,
 * and t and d after n. A short a or e is left out after the first syllable.
 *
 * The keys of all enquiries are stored. A change of this file needs a migration that puts every enquiry into
 * `enquiries_without_words`, so that the service writes the words of all again.
 */
import { transliterateDevanagari } from './transliterate-devanagari.ts';

const rules: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/q|ck/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/ph/g, 'f'],
  [/zh|z/g, 's'],
  [/sh/g, 's'],
  [/([tdbkgj])h/g, '$1'],
  [/ow(?![aeiouy])/g, 'ou'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/ee/g, 'i'],
  [/ei/g, 'ai'],
  [/oo|ou|au|o/g, 'u'],
  [/n(?=[pb])/g, 'm'],
  [/(?<=n)t/g, 'd'],
  [/(.)\1+/g, '$1'],
  [/(?<=[aeiu])h$/, ''],
  // The short vowel that many spellings leave out, except in the first syllable.
  [/(?<=^.+[^aeiu])[ae](?=[^aeiu])/g, ''],
];

const leastLetters = 3;

/**
 * Returns null for a word in another script than Latin or Devanagari, and for a word too short to have several
 * spellings.
 */
export function phoneticKey(word: string): string | null {
  const latin = transliterateDevanagari(word) ?? word;
  const plain = latin.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (!/^[a-z]+$/.test(plain) || plain.length < leastLetters) return null;
  return rules.reduce((key, [from, to]) => key.replace(from, to), plain);
}
