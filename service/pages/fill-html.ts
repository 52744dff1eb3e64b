/**
 * Writes values into a built page: into the elements that the site marked with `data-slot`, `data-list` or `data-link`,
 * and into form fields. Every value is escaped.
 */

import { enrolmentFieldsByColumn } from '#contract/forms/form-fields.ts';
import type { OfferFormPageContent } from '#contract/published/built-offers-file.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import { type ListItem, renderListItemsHtml } from '#contract/text/render-list-items-html.ts';
import { renderSelectOptionsHtml } from '#contract/text/render-select-options-html.ts';

/**
 * Removes the attribute `data-query`. It tells the page's script to fill the page for the query, which the service has
 * already done.
 */
export const removeQueryMarker = (html: string) =>
  html.replace(/(?<=<html\b[^>]*) data-query="[^"]*"/, '');

/** The texts with which a page is filled. Here an item of a list may also be a link. */
type PageTexts = Omit<OfferFormPageContent, 'lists'> & {
  lists?: Readonly<Record<string, readonly ListItem[]>> | undefined;
};

/**
 * Fills a page with these texts. A text for an element that the page lacks is skipped. `about` is written into the
 * message field, as the beginning of the visitor's message; without it, the message of `words` is.
 */
export function fillHtml(html: string, words: PageTexts | null, about: string | undefined): string {
  let filled = html;
  for (const [name, text] of Object.entries(words?.texts ?? {}))
    filled = filled.replace(
      new RegExp(`(data-slot="${RegExp.escape(name)}"[^>]*>)[^<]*`, 'g'),
      (_, tag: string) => tag + escapeHtml(text),
    );
  for (const [name, entries] of Object.entries(words?.lists ?? {}))
    filled = filled.replace(
      new RegExp(`(<ul\\b[^>]*\\bdata-list="${RegExp.escape(name)}"[^>]*>).*?(?=</ul>)`, 'gs'),
      (_, tag: string) => tag + renderListItemsHtml(entries),
    );
  if (words?.starts !== undefined) filled = fillBatchOptions(filled, words.starts);
  for (const [name, value] of Object.entries(words?.fields ?? {}))
    filled = selectValue(filled, RegExp.escape(name), escapeHtml(value));
  for (const [name, address] of Object.entries(words?.links ?? {}))
    filled = filled.replace(
      new RegExp(`<a\\b[^>]*\\bdata-link="${RegExp.escape(name)}"[^>]*>`),
      (tag) => withAttribute(tag, 'href', escapeHtml(address)),
    );
  if (words?.head) filled = fillHead(filled, words.head);
  const message = about ?? words?.message;
  if (message === undefined) return filled;
  return filled.replace(
    /(<textarea\b[^>]*\bname="message"[^>]*>)(?=<\/textarea>)/,
    (tag) => `${tag}${escapeHtml(message)}\n`,
  );
}

/**
 * Replaces title, description and picture wherever the head of the page has them. In the address of the picture, only
 * the path is replaced, not scheme and host.
 */
function fillHead(
  html: string,
  { title, description, picture }: NonNullable<OfferFormPageContent['head']>,
) {
  const contents = [
    ['name="description"', '[^"]*', description],
    ['property="og:title"', '[^"]*', title],
    ['property="og:image:alt"', '[^"]*', title],
    ['property="og:description"', '[^"]*', description],
    ['property="og:image"', '(?<=//[^/"]*)/[^"]*', picture],
  ] as const;
  return contents.reduce(
    (filled, [name, old, text]) =>
      filled.replace(new RegExp(`(?<=<meta ${name} content="[^"]*)${old}(?=")`), () =>
        escapeHtml(text),
      ),
    html.replace(/(?<=<title>)[^<]*/, () => escapeHtml(title)),
  );
}

/** Returns the HTML with the options of `<select name="batch">` replaced by the available batches. */
function fillBatchOptions(
  html: string,
  starts: NonNullable<OfferFormPageContent['starts']>,
): string {
  return html.replace(
    /(<select\b[^>]*\bname="batch"[^>]*>).*?(?=<\/select>)/s,
    (_, tag: string) =>
      tag + renderSelectOptionsHtml(enrolmentFieldsByColumn.batch.placeholder ?? '', starts),
  );
}

/**
 * Selects the option with this value in the `<select>` with this name. A hidden field with this name gets the value and
 * is enabled, so that the form sends the value.
 */
function selectValue(html: string, name: string, value: string): string {
  return html
    .replace(
      new RegExp(`(?<=<select\\b[^>]*\\bname="${name}"[^>]*>).*?(?=</select>)`, 's'),
      (list) =>
        list.includes(`<option value="${value}"`)
          ? list
              .replaceAll(' selected=""', '')
              .replace(`<option value="${value}"`, `<option value="${value}" selected=""`)
          : list,
    )
    .replace(new RegExp(`<input\\b[^>]*\\bname="${name}"[^>]*>`), (tag) =>
      tag.includes('type="hidden"')
        ? withAttribute(tag.replace(' disabled=""', ''), 'value', value)
        : tag,
    );
}

const withAttribute = (tag: string, name: string, value: string) =>
  tag.replace(new RegExp(`(\\b${name}=")[^"]*`), (_, before: string) => before + value);
