/**
 * Collects the classes and ids in the HTML of a comparison, so that their styles are kept. They are in no built page,
 * because the service or the browser renders comparisons later.
 */
import { offers } from '#content/offers/offers.ts';
import { maxComparedOffers } from '#contract/comparison/comparison-address.ts';
import { renderComparisonHtml } from '#contract/comparison/render-comparison-html.ts';
import { makeComparedOffer } from '../offers/make-compared-offer.ts';
import { collectClassesAndIds } from './drop-styles-of-other-pages.ts';

const anyDay = '2026-01-01';

export function collectComparisonClassesAndIds(): Set<string> {
  const compared = offers
    .slice(0, maxComparedOffers)
    .map((offer) => makeComparedOffer(offer, offers));
  const everyNotice = { isSomeUnknown: true, isMore: true };
  const comparisons = compared.map((_, at) =>
    renderComparisonHtml(compared.slice(0, at + 1), everyNotice, anyDay),
  );
  return collectClassesAndIds(comparisons.join(''));
}
