/**
 * The request-a-call page for a visitor who comes from a program: its message begins with what they were
 * looking at. With JavaScript the page does this itself; without, nobody but us can read the query.
 *
 * This is the only page into which anything of a request is written, and only escaped, between the two tags of
 * its message field. Every other query gets the bytes that the build made.
 */
import { readAbout } from '#contract/about-query.ts';
import { escapeHtml } from './bare-page.ts';
import { madeFile } from './made-file.ts';
import { readVariant, type StaticFile } from './static-file.ts';
import type { Answer } from './static-table.ts';

export type FillMessage = (file: StaticFile, query: string) => StaticFile;

const messageField = /(<textarea\b[^>]*\bname="message"[^>]*>)(<\/textarea>)/;

/** Links of ours are about some sixty things; a stranger's texts beyond this number are made each time. */
const mostKept = 200;

/** `page` is what the static table has at the page's address; any other file is given back as it is. */
export function messageFiller(page: Answer | null): FillMessage {
  const identity =
    page?.kind === 'file' ? page.variants.find(({ coding }) => coding === 'identity') : undefined;
  const html = identity && readVariant(identity).toString();
  const field = html && messageField.exec(html);
  if (page?.kind !== 'file' || !html || !field) return (file) => file;

  const at = field.index + (field[1]?.length ?? 0);
  const headers = { ...page.headers, vary: 'Accept-Encoding' };
  const kept = new Map<string, StaticFile>();
  return (file, query) => {
    const about = file === page ? readAbout(query) : undefined;
    if (about === undefined) return file;
    const known = kept.get(about);
    if (known) return known;
    const made = madeFile(`${html.slice(0, at)}${escapeHtml(about)}\n${html.slice(at)}`, headers);
    if (kept.size < mostKept) kept.set(about, made);
    return made;
  };
}
