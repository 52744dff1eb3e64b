/**
 * One form for words that sound alike, so that spelling matters little: Indian spellings of one word
 * (sikhna, seekhna; Laxmi, Lakshmi), English by ear (sequrity, programing), Hindi letters. Query and index are
 * folded by the same rules, so a rule may be rough; it must only never make two subjects one.
 */
import { devanagariToLatin } from './devanagari-to-latin.ts';

/** In this order; each works on what the ones before have left. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  // "ch" keeps a letter of its own, capital until the soft and hard c are told apart.
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
  // A doubled letter is one.
  [/([a-z])\1+/g, '$1'],
];

/** `word` is one word in lower case, in Latin letters or digits. */
export function foldWord(word: string): string {
  return rules.reduce((folded, [from, to]) => folded.replace(from, to), word);
}

/** The words of a text in lower case and Latin letters, as they are spelt: "Node.js & React" → ["node", "js", "react"]. */
export function latinWordsOf(text: string): string[] {
  const plain = devanagariToLatin(text).normalize('NFKD').toLowerCase();
  return plain.replace(/[\u0300-\u036f’']/g, '').match(/[a-z0-9]+/g) ?? [];
}

/** The words of a text, folded, in their order: "Node.js & React" → ["node", "js", "reakt"]. */
export function wordsOf(text: string): string[] {
  return latinWordsOf(text).map(foldWord);
}
