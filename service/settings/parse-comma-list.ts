/** Splits a comma-separated list into its trimmed items, without empty ones. */
export function parseCommaList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
