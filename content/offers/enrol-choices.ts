/** All offers as the enrolment form lists them, and what it says of each: for its loader. */
import { formatRupees } from '../format-rupees.ts';
import { enrolPicturePage } from './enrol-head.ts';
import { type EnrolWords, enrolWords } from './form-words.ts';
import { kindIds, kinds } from './kinds.ts';
import { offers } from './offers.ts';

export interface EnrolChoices {
  groups: { title: string; offers: { slug: string; label: string }[] }[];
  wordsOf: Readonly<Record<string, EnrolWords>>;
  /** The page of each, whose picture its form is shared with. */
  picturePages: Readonly<Record<string, string>>;
  /** What is said once the last day on which it can be bought is past, of those that have one. */
  afterwards: Readonly<Record<string, { lastDay: string; words: EnrolWords }>>;
}

export function enrolChoices(): EnrolChoices {
  return {
    groups: kindIds.map((id) => ({
      title: kinds[id].plural,
      offers: offers
        .filter(({ kind }) => kind === id)
        .map(({ slug, title, feeRupees }) => ({
          slug,
          label: `${title}, ${formatRupees(feeRupees)}`,
        })),
    })),
    wordsOf: Object.fromEntries(offers.map((offer) => [offer.slug, enrolWords(offer, false)])),
    picturePages: Object.fromEntries(offers.map((offer) => [offer.slug, enrolPicturePage(offer)])),
    afterwards: Object.fromEntries(
      offers.flatMap((offer) =>
        offer.start.at === 'dates'
          ? [[offer.slug, { lastDay: offer.start.startDate, words: enrolWords(offer, true) }]]
          : [],
      ),
    ),
  };
}
