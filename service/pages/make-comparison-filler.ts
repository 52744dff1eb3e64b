/**
 * Fills the comparison page for an address that names offers, because without JavaScript only the server can read the
 * query. With JavaScript, the page's script uses the comparison that it finds. The query only selects among the records
 * that the build made; no text of the query is written into the page.
 */
import { type ComparedOffer, comparedOfferPathOf } from '#contract/comparison/compared-offer.ts';
import { comparisonPath, readComparisonAddress } from '#contract/comparison/comparison-address.ts';
import { renderComparisonHtml } from '#contract/comparison/render-comparison-html.ts';
import { makeInMemoryPage } from '../static/make-in-memory-page.ts';
import { readVariantBytes, type StaticFile } from '../static/static-file.ts';
import type { StaticTable } from '../static/static-table.ts';
import { removeQueryMarker } from './fill-html.ts';
import type { PageFiller } from './page-filler.ts';

/** Matches the container of the comparison, the form below it, and the list for visitors without JavaScript. */
const comparisonPlace =
  /(<div[^>]*\bid="comparison"[^>]*>)(<\/div>.*?<noscript>)(.*?)(<\/noscript>)/s;

/**
 * Each comparison is rendered anew for each request, because there are fifteen thousand combinations and few are
 * requested twice. `today` is the date in India.
 */
export function makeComparisonFiller(
  table: Pick<StaticTable, 'find'>,
  today: () => string,
): PageFiller {
  const page = table.find(comparisonPath);
  const html = page?.kind === 'file' ? removeQueryMarker(textOf(page)) : '';
  const found = comparisonPlace.exec(html);
  if (page?.kind !== 'file' || !found) return (file) => file;

  const [whole, open = '', between = '', , close = ''] = found;
  const before = html.slice(0, found.index);
  const after = between + close + html.slice(found.index + whole.length);
  // Search engines should list only the page on which visitors choose, not each comparison.
  const headers = { ...page.headers, vary: 'Accept-Encoding', 'x-robots-tag': 'noindex' };
  const offers = new Map<string, ComparedOffer | null>();
  const offerOf = (slug: string) => {
    const known = offers.get(slug);
    if (known !== undefined) return known;
    const file = table.find(comparedOfferPathOf(slug));
    const offer = file?.kind === 'file' ? (JSON.parse(textOf(file)) as ComparedOffer) : null;
    // An unknown slug is not cached, because strangers could fill the memory with any number of unknown slugs.
    if (offer) offers.set(slug, offer);
    return offer;
  };

  return (file, query) => {
    if (file !== page) return file;
    const comparison = readComparisonAddress(query, (slug) => offerOf(slug) !== null);
    const shown = comparison.shown.flatMap((slug) => offerOf(slug) ?? []);
    const filling = renderComparisonHtml(shown, comparison, today());
    if (filling === '') return file;
    return makeInMemoryPage(
      before + open + filling + selectOffers(after, comparison.shown),
      headers,
    );
  };
}

/** Selects the compared offers in the page's form, so that the visitor can exchange an offer. */
function selectOffers(html: string, slugs: readonly string[]): string {
  return slugs.reduce((filled, slug, index) => {
    const select = filled.indexOf(`id="offer-${index + 1}"`);
    const option = filled.indexOf(`value="${slug}"`, select);
    if (select < 0 || option < 0) return filled;
    return `${filled.slice(0, option)}selected="" ${filled.slice(option)}`;
  }, html);
}

function textOf(file: StaticFile): string {
  const identity = file.variants.find(({ coding }) => coding === 'identity');
  return identity ? readVariantBytes(identity).toString() : '';
}
