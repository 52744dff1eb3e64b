import { formatRupees } from '#content/format-rupees.ts';
import { findOffer } from '#content/offers/offers.ts';
import { sidewaysWords } from '#content/offers/sideways-words.ts';

/** What a family's courses cost, how long they are and how many there are, for the head of its page. */
export function familyFigures(slugs: readonly string[]) {
  const offers = slugs.flatMap((slug) => findOffer(slug) ?? []);
  const fees = [...new Set(offers.map(({ feeRupees }) => feeRupees))].sort((a, b) => a - b);
  const weeks = [...new Set(offers.map(({ length }) => length.count))].sort((a, b) => a - b);
  return [
    {
      name: offers.length === 1 ? sidewaysWords.wholeFee : sidewaysWords.wholeFeeEach,
      value: fees.map(formatRupees).join(', '),
    },
    {
      name: sidewaysWords.weeks,
      value: weeks.length > 1 ? `${weeks[0]}–${weeks.at(-1)}` : `${weeks[0]}`,
    },
    {
      name: offers.length === 1 ? sidewaysWords.oneCourse : sidewaysWords.courses,
      value: `${offers.length}`,
    },
  ];
}
