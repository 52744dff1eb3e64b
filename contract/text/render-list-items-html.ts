import { escapeHtml } from './escape-html.ts';

/** An item of a list: a text, or a link to an address of this site. */
export type ListItem = string | Readonly<{ text: string; href: string }>;

/** The items of a list as HTML. The build and the service both use this function, so that their pages look the same. */
export const renderListItemsHtml = (items: readonly ListItem[]): string =>
  items.map((item) => `<li>${listItemHtml(item)}</li>`).join('');

const listItemHtml = (item: ListItem): string =>
  typeof item === 'string'
    ? escapeHtml(item)
    : `<a href="${escapeHtml(item.href)}">${escapeHtml(item.text)}</a>`;
