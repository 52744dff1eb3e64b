/**
 * Replaces each unpaired half of a surrogate pair by U+FFFD. Does the same as `toWellFormed`, which older phones lack.
 */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/**
 * Cuts a text after `most` JavaScript characters. If the cut is in the middle of a surrogate pair, its first half is
 * removed too, because half of one can't be stored.
 */
export function truncateWellFormed(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
