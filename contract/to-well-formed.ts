/** Replaces half of a surrogate pair by U+FFFD. Does the same as `toWellFormed`, which older phones lack. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
