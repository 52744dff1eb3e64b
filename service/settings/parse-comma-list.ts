/** Splits a comma-separated list, trimmed, without empty items. */
export function parseCommaList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
