/**
 * The details of an offer that its page shows. The page's loader makes them when the page is rendered and never in the
 * browser, because the list of all offers would send every syllabus to the browser.
 */
import {
  findLastDayToEnrol,
  type LastDayToEnrol,
} from '#content/offers/facts/find-last-day-to-enrol.ts';
import { formatGstSentence } from '#content/offers/facts/format-gst-sentence.ts';
import { listLearnerNeeds } from '#content/offers/facts/list-learner-needs.ts';
import { listOfferFacts, type OfferFact } from '#content/offers/facts/list-offer-facts.ts';
import {
  listOfferKeyFigures,
  type OfferKeyFigure,
} from '#content/offers/facts/list-offer-key-figures.ts';
import { kinds } from '#content/offers/kinds.ts';
import { findOffer } from '#content/offers/offers.ts';
import { howWeTeachPath } from '#content/offers/page-words/how-we-teach-path.ts';
import { provider } from '#content/provider.ts';
import { describeOfferStarts, type OfferStartsAndNextFee } from './describe-offer-starts.ts';

export interface OfferDetails {
  slug: string;
  title: string;
  kind: string;
  /** The path of the page that compares the kinds of offer. */
  kindPath: string;
  figures: OfferKeyFigure[];
  facts: OfferFact[];
  covers: string[];
  needs: { name: string; text: string }[];
  /** The conditions of the job guarantee; null when there is none. */
  guarantee: string | null;
  gst: string | null;
  /** A sentence about what we send after the payment. */
  afterPayment: string;
  certificatePath: string;
  enrolPath: string;
  callPath: string;
  /** The last day on which the offer can be bought; null when it starts by arrangement. */
  lastDay: LastDayToEnrol | null;
  starts: OfferStartsAndNextFee;
}

/**
 * The details of the offer with this slug. Throws when no offer has this slug.
 *
 * @param today ISO date in India; starts before it are past.
 */
export function makeOfferDetails(slug: string, today: string): OfferDetails {
  const offer = findOffer(slug);
  if (!offer) throw new Error(`Nothing is sold as ${slug}.`);
  return {
    slug,
    title: offer.title,
    kind: kinds[offer.kind].title,
    kindPath: howWeTeachPath,
    figures: listOfferKeyFigures(offer),
    // The fact `builds` (what the learner builds) is left out, because each page describes it in more detail.
    facts: listOfferFacts(offer, today).filter(({ id }) => id !== 'builds'),
    covers: offer.covers,
    needs: listLearnerNeeds(offer.needs),
    guarantee: offer.guarantee,
    gst: formatGstSentence(provider.gstin),
    afterPayment: offer.afterPayment,
    certificatePath: offer.certificate.pdfLink,
    enrolPath: offer.enrolPath,
    callPath: offer.callPath,
    lastDay: findLastDayToEnrol(offer, today),
    starts: describeOfferStarts(offer),
  };
}
