/** "1-2 months", "2 months", "1 month"; the hyphen is a dash on the page. */
export function formatMonths({ from, to }: { from: number; to: number }): string {
  const range = from === to ? `${from}` : `${from}–${to}`;
  return `${range} ${to === 1 ? 'month' : 'months'}`;
}

/** Puts the provider's name where a text of the content holds `{name}`. */
export function fillName(text: string, name: string): string {
  return text.replaceAll('{name}', name);
}
