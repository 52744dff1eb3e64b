/** Replaces half of a surrogate pair by U+FFFD, like `toWellFormed`, which older phones lack. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
