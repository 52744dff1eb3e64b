/**
 * The two form pages for a visitor who comes from an offer or a program: what the address names stands in them.
 * With JavaScript a page does this itself; without, nobody but us can read the query.
 *
 * Of a request one text is written into them, escaped, between the two tags of the message field, and which of the
 * offers that the build knows is meant; what is said of that, the build has written (`postbuild/offers/`). Every other
 * query gets the bytes that the build made.
 */
import { readAbout } from '#contract/about-query.ts';
import { readOffer } from '#contract/offer-query.ts';
import type { PageWords } from '#contract/offer-record.ts';
import type { Offers } from '../offers/offers.ts';
import { createdPage } from '../static/created-page.ts';
import { readVariant, type StaticFile } from '../static/static-file.ts';
import type { StaticTable } from '../static/static-table.ts';
import { fillHtml, withoutQuery } from './fill-html.ts';

export type FillPage = (file: StaticFile, query: string) => StaticFile;

/** Links of ours are about some sixty things; a stranger's texts beyond this number are made each time. */
const mostKept = 200;

/** `addresses` are those of the form pages; `today` is the date in India. */
export function pageFiller(
  table: StaticTable,
  addresses: readonly string[],
  offers: Offers,
  today: () => string,
): FillPage {
  const fillers = new Map<StaticFile, (query: string) => StaticFile>();
  for (const address of addresses) {
    const page = table.find(address);
    if (page?.kind !== 'file') continue;
    const wordsFor = (slug: string) => offers.wordsFor(slug, address, today());
    const filler = fillerOf(page, wordsFor);
    if (filler) fillers.set(page, filler);
  }
  return (file, query) => fillers.get(file)?.(query) ?? file;
}

function fillerOf(page: StaticFile, wordsFor: (slug: string) => PageWords | null) {
  const identity = page.variants.find(({ coding }) => coding === 'identity');
  if (!identity) return null;
  const html = withoutQuery(readVariant(identity).toString());
  const headers = { ...page.headers, vary: 'Accept-Encoding' };
  const kept = new Map<string, StaticFile>();

  return (query: string): StaticFile => {
    const about = readAbout(query);
    const slug = readOffer(query);
    const words = slug === undefined ? null : wordsFor(slug);
    if (about === undefined && words === null) return page;
    const key = JSON.stringify([words, about]);
    const known = kept.get(key);
    if (known) return known;
    const filled = fillHtml(html, words, about);
    if (filled === html) return page;
    const filledPage = createdPage(filled, headers);
    if (kept.size < mostKept) kept.set(key, filledPage);
    return filledPage;
  };
}
