/** The entries of a list, as the built page has them and as the service writes others in their place. */
import { escapeHtml } from './escape-html.ts';

export const listItemsHtml = (entries: readonly string[]): string =>
  entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('');
