/** Half of a character becomes the sign for one that is lost: `toWellFormed`, which older phones do not have. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
