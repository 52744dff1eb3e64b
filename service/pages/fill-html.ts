/** Writes into a page of the build, at the places that the site has marked for it. Everything is escaped. */
import { escapeHtml, listItemsHtml } from '#contract/escape-html.ts';
import type { PageWords } from '#contract/offer-record.ts';

/** The page for an address that the service answers: the page itself need not (`data-query` says what it would). */
export const withoutQuery = (html: string) =>
  html.replace(/(?<=<html\b[^>]*) data-query="[^"]*"/, '');

/** Pure. `about` is what the message begins with. A place that the page does not have is passed over. */
export function fillHtml(html: string, words: PageWords | null, about: string | undefined): string {
  let filled = html;
  for (const [name, text] of Object.entries(words?.texts ?? {}))
    filled = filled.replace(
      new RegExp(`(data-slot="${RegExp.escape(name)}"[^>]*>)[^<]*`, 'g'),
      (_, tag: string) => tag + escapeHtml(text),
    );
  for (const [name, entries] of Object.entries(words?.lists ?? {}))
    filled = filled.replace(
      new RegExp(`(<ul\\b[^>]*\\bdata-list="${RegExp.escape(name)}"[^>]*>).*?(?=</ul>)`, 'gs'),
      (_, tag: string) => tag + listItemsHtml(entries),
    );
  for (const [name, value] of Object.entries(words?.fields ?? {}))
    filled = chooseIn(filled, RegExp.escape(name), escapeHtml(value));
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

/** Title, description and picture, wherever the head says them. The picture stays at the address of this site. */
function fillHead(html: string, { title, description, picture }: NonNullable<PageWords['head']>) {
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

/** In a list the option of this value; or a hidden field, which is sent from then on. */
function chooseIn(html: string, name: string, value: string): string {
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
