/**
 * Fills the call form and the enrolment form for a visitor who comes from an offer or a program, which the query of the
 * address names. With JavaScript the page does this itself. Without JavaScript, only the server can read the query.
 *
 * Three values are taken from the query: a text for the message field, which is escaped, the slug of an offer, and the
 * id of one of its batches. The build wrote the words for each offer and batch (`postbuild/offers/`). For any other
 * query, the built page is sent unchanged.
 */

import { readCallSubject } from '#contract/forms/call-subject-query.ts';
import { readFormOfferSlug } from '#contract/forms/form-offer-parameter.ts';
import { encodeShownFee, shownFeeNames } from '#contract/forms/shown-fee.ts';
import type { OfferFormPageContent } from '#contract/published/built-offers-file.ts';
import type { Offers } from '../offers/read-offers.ts';
import { makeInMemoryPage } from '../static/make-in-memory-page.ts';
import { readVariantBytes, type StaticFile } from '../static/static-file.ts';
import type { StaticTable } from '../static/static-table.ts';
import { fillHtml, removeQueryMarker } from './fill-html.ts';
import type { PageFiller } from './page-filler.ts';

/**
 * The most filled pages that are cached. Our links name some sixty subjects. When the cache is full, further pages are
 * filled for each request.
 */
const mostCachedPages = 200;

/** `addresses` are the addresses of the form pages; `today` is the date in India. */
export function makeFormPageFiller(
  table: StaticTable,
  addresses: readonly string[],
  offers: Offers,
  today: () => string,
): PageFiller {
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

function fillerOf(page: StaticFile, wordsFor: (slug: string) => OfferFormPageContent | null) {
  const identity = page.variants.find(({ coding }) => coding === 'identity');
  if (!identity) return null;
  const html = removeQueryMarker(readVariantBytes(identity).toString());
  const headers = { ...page.headers, vary: 'Accept-Encoding' };
  const cachedPages = new Map<string, StaticFile>();

  return (query: string): StaticFile => {
    const about = readCallSubject(query);
    const slug = readFormOfferSlug(query);
    const words = withShownFee(withBatch(slug === undefined ? null : wordsFor(slug), query));
    if (about === undefined && words === null) return page;
    const key = JSON.stringify([words, about]);
    const cached = cachedPages.get(key);
    if (cached) return cached;
    const filled = fillHtml(html, words, about);
    if (filled === html) return page;
    const filledPage = makeInMemoryPage(filled, headers);
    if (cachedPages.size < mostCachedPages) cachedPages.set(key, filledPage);
    return filledPage;
  };
}

/**
 * Puts the fee that the page shows into a hidden field, so that the form sends it and the service notices a changed
 * fee.
 */
function withShownFee(words: OfferFormPageContent | null): OfferFormPageContent | null {
  const fee = words?.texts.fee;
  if (words === null || fee === undefined) return words;
  const { offer = '', batch = '' } = words.fields;
  const value = encodeShownFee(offer, batch, fee);
  return { ...words, fields: { ...words.fields, [shownFeeNames.field]: value } };
}

/**
 * Selects the batch that `batch=` in the query names, and shows its dates and price. If this batch is not on sale,
 * nothing is selected.
 */
function withBatch(words: OfferFormPageContent | null, query: string): OfferFormPageContent | null {
  const batch = new URLSearchParams(query).get('batch');
  const start = words?.starts?.find(({ id }) => id === batch);
  if (words === null || start === undefined) return words;
  return {
    ...words,
    texts: { ...words.texts, ...start.words },
    fields: { ...words.fields, batch: start.id },
  };
}
