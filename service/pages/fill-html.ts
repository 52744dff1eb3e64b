/** Writes values into a built page, at the places that the site marked for them. Everything is escaped. */
import { escapeHtml, listItemsHtml, optionsHtml } from '#contract/escape-html.ts';
import { enrolmentFields } from '#contract/form-fields.ts';
import type { OfferPageTexts } from '#contract/offer-record.ts';

/** Removes the page's own `data-query` step, because the service has done it. */
export const withoutQuery = (html: string) =>
  html.replace(/(?<=<html\b[^>]*) data-query="[^"]*"/, '');

/** Pure. `about` is the beginning of the message. Places that the page lacks are skipped. */
export function fillHtml(
  html: string,
  words: OfferPageTexts | null,
  about: string | undefined,
): string {
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
  if (words?.starts !== undefined) filled = offerStarts(filled, words.starts);
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

/** Title, description and picture, wherever the head has them. The picture's address stays on this site. */
function fillHead(
  html: string,
  { title, description, picture }: NonNullable<OfferPageTexts['head']>,
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

/** The available batches, in the page's list for them. */
function offerStarts(html: string, starts: NonNullable<OfferPageTexts['starts']>): string {
  return html.replace(
    /(<select\b[^>]*\bname="batch"[^>]*>).*?(?=<\/select>)/s,
    (_, tag: string) => tag + optionsHtml(enrolmentFields.batch.placeholder ?? '', starts),
  );
}

/** Selects the option of this value; or sets a hidden field, which is sent from then on. */
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
