/**
 * Gives words that sound alike one form, so that spelling matters little: Indian spellings of a word (sikhna,
 * seekhna; Laxmi, Lakshmi), English as it sounds (sequrity, programing), Hindi letters. Query and index use the same
 * rules, so a rule may be approximate; but it must never make two subjects the same.
 */
import { devanagariToLatin } from './devanagari-to-latin.ts';

/** The rules are applied in this order, each to the result of the previous one. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  // "ch" becomes "C", so that the rules for a single "c" do not change it. After those rules, "C" becomes "c".
  [/ch+/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/g(?=[eiy])|z/g, 'j'],
  [/([tdbkgjp])h/g, '$1'],
  [/w/g, 'v'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/y/g, 'i'],
  [/m(?=[pb])/g, 'n'],
  // A doubled letter becomes a single one.
  [/([a-z])\1+/g, '$1'],
];

/**
 * Returns the form that words of the same sound share: "laxmi" and "lakshmi" both become "laksmi". `word` is in lower
 * case, in Latin letters or digits. A word of which only one letter would remain ("zzzz") stays as it is, because one
 * letter matches every word that begins with it, which can be half the list.
 */
export function foldWordBySound(word: string): string {
  const folded = rules.reduce((text, [from, to]) => text.replace(from, to), word);
  return folded.length === 1 && word.length > 1 ? word : folded;
}

/** The words of a text in lower case and Latin letters, not folded: "Node.js & React" → ["node", "js", "react"]. */
export function latinWordsOf(text: string): string[] {
  const plain = devanagariToLatin(text).normalize('NFKD').toLowerCase();
  return plain.replace(/[\u0300-\u036f’']/g, '').match(/[a-z0-9]+/g) ?? [];
}

/** The folded words of a text, in their order: "Node.js & React" → ["node", "js", "reakt"]. */
export function foldedWordsOf(text: string): string[] {
  return latinWordsOf(text).map(foldWordBySound);
}
