/** Escapes text for use between tags and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The items of a list as HTML. The built page and the service use the same form. */
export const listItemsHtml = (entries: readonly string[]): string =>
  entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('');

/** Renders the options of a select, beginning with the empty one. */
export const optionsHtml = (
  none: string,
  options: readonly { id: string; label: string }[],
): string =>
  [{ id: '', label: none }, ...options]
    .map(({ id, label }) => `<option value="${escapeHtml(id)}">${escapeHtml(label)}</option>`)
    .join('');
