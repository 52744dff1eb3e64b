/** The classes and ids that the service writes into the page of the comparison: they stand in no document yet. */
import { offers } from '#content/offers/offers.ts';
import { mostCompared } from '#contract/comparison/compare-address.ts';
import { comparisonHtml } from '#contract/comparison/comparison-html.ts';
import { comparedOffer } from '../offers/compared-offer.ts';
import { namesIn } from './used-styles.ts';

const anyDay = '2026-01-01';

export function comparisonClassNames(): Set<string> {
  const compared = offers.slice(0, mostCompared).map((offer) => comparedOffer(offer, offers));
  const everyNotice = { isSomeUnknown: true, isMore: true };
  const comparisons = compared.map((_, at) =>
    comparisonHtml(compared.slice(0, at + 1), everyNotice, anyDay),
  );
  return namesIn(comparisons.join(''));
}
