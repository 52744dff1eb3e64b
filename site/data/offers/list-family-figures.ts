import { formatRupees } from '#content/format-rupees.ts';
import { findOffer } from '#content/offers/offers.ts';
import { relatedLinksWords } from '#content/offers/page-words/related-links-words.ts';

/** Fees, lengths and number of a family's courses, for the head of its page. */
export function listFamilyFigures(slugs: readonly string[]) {
  const offers = slugs.flatMap((slug) => findOffer(slug) ?? []);
  const fees = [...new Set(offers.map(({ feeRupees }) => feeRupees))].sort((a, b) => a - b);
  const weeks = [...new Set(offers.map(({ length }) => length.count))].sort((a, b) => a - b);
  return [
    {
      name: offers.length === 1 ? relatedLinksWords.wholeFee : relatedLinksWords.wholeFeeEach,
      value: fees.map(formatRupees).join(', '),
    },
    {
      name: relatedLinksWords.weeks,
      value: weeks.length > 1 ? `${weeks[0]}–${weeks.at(-1)}` : `${weeks[0]}`,
    },
    {
      name: offers.length === 1 ? relatedLinksWords.oneCourse : relatedLinksWords.courses,
      value: `${offers.length}`,
    },
  ];
}
