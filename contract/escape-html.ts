/** Text as text, between tags and between double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The entries of a list, as the built page has them and as the service writes others in their place. */
export const listItemsHtml = (entries: readonly string[]): string =>
  entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('');
