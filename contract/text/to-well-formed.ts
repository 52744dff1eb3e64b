/** Replaces half of a surrogate pair by U+FFFD. Does the same as `toWellFormed`, which older phones lack. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/**
 * The first `most` characters. A surrogate pair at the end is kept whole or dropped, because half of one can't be
 * stored.
 */
export function cutWellFormed(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
