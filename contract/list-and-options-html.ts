import { escapeHtml } from './escape-html.ts';

/** An item of a list: a text, or a link to an address of this site. */
export type ListItem = string | Readonly<{ text: string; href: string }>;

/** The items of a list as HTML. The build and the service both use this function, so that their pages look the same. */
export const listItemsHtml = (items: readonly ListItem[]): string =>
  items.map((item) => `<li>${listItemHtml(item)}</li>`).join('');

const listItemHtml = (item: ListItem): string =>
  typeof item === 'string'
    ? escapeHtml(item)
    : `<a href="${escapeHtml(item.href)}">${escapeHtml(item.text)}</a>`;

/** Renders the options of a select element. The first option has the label `none` and an empty value. */
export const optionsHtml = (
  none: string,
  options: readonly { id: string; label: string }[],
): string =>
  [{ id: '', label: none }, ...options]
    .map(({ id, label }) => `<option value="${escapeHtml(id)}">${escapeHtml(label)}</option>`)
    .join('');
