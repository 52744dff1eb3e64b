/**
 * All offers that the enrolment form lists, with the form's texts for each. Only the form's loader may call this,
 * because it imports all offers.
 */
import { formatRupees } from '../../format-rupees.ts';
import { findFeeTodayRupees } from '../facts/find-fee-today-rupees.ts';
import { findLastDayToEnrol } from '../facts/find-last-day-to-enrol.ts';
import { kindIds, kinds } from '../kinds.ts';
import { offers } from '../offers.ts';
import { pagePathOfOffer } from '../page-path-of-offer.ts';
import {
  type EnrolWords,
  listStartChoices,
  makeEnrolWords,
  type StartChoice,
} from './make-enrol-and-call-words.ts';

export interface EnrolFormData {
  groups: { title: string; offers: { slug: string; label: string }[] }[];
  wordsOf: Readonly<Record<string, EnrolWords>>;
  /** The starts among which a visitor chooses, by slug; only for offers with batches that can be joined. */
  startsOf: Readonly<Record<string, StartChoice[]>>;
  /** The path of each offer's page. The enrolment form for an offer has the same share picture as that page. */
  picturePages: Readonly<Record<string, string>>;
  /** For offers with a last day to enrol: that day, and the texts that the form shows afterwards. */
  afterwards: Readonly<Record<string, { lastDay: string; words: EnrolWords }>>;
}

export function makeEnrolFormData(): EnrolFormData {
  return {
    groups: kindIds.map((id) => ({
      title: kinds[id].plural,
      offers: offers
        .filter(({ kind }) => kind === id)
        .map((offer) => ({
          slug: offer.slug,
          label: `${offer.title}, ${formatRupees(findFeeTodayRupees(offer))}`,
        })),
    })),
    wordsOf: Object.fromEntries(offers.map((offer) => [offer.slug, makeEnrolWords(offer, false)])),
    startsOf: Object.fromEntries(
      offers.flatMap((offer) =>
        offer.nextStarts.length === 0 ? [] : [[offer.slug, listStartChoices(offer)]],
      ),
    ),
    picturePages: Object.fromEntries(offers.map((offer) => [offer.slug, pagePathOfOffer(offer)])),
    afterwards: Object.fromEntries(
      offers.flatMap((offer) => {
        const lastDay = findLastDayToEnrol(offer, '');
        return lastDay === null
          ? []
          : [[offer.slug, { lastDay: lastDay.on, words: makeEnrolWords(offer, true) }]];
      }),
    ),
  };
}
