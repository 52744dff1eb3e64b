/**
 * What a page shows of an offer, made by its loader when the site is built: the list of all offers stays
 * behind, since it would bring every syllabus to the phone.
 */
import { gstSentence } from '#content/offers/gst.ts';
import { howWeTeachPath } from '#content/offers/how-we-teach-path.ts';
import { kinds } from '#content/offers/kinds.ts';
import { type LastDay, lastDayToEnrol } from '#content/offers/last-day.ts';
import { needsList } from '#content/offers/needs-list.ts';
import { type OfferFact, offerFacts } from '#content/offers/offer-facts.ts';
import { type OfferFigure, offerFigures } from '#content/offers/offer-figures.ts';
import { findOffer } from '#content/offers/offers.ts';
import { provider } from '#content/provider.ts';

export interface OfferDetails {
  slug: string;
  title: string;
  kind: string;
  /** The page on which the kinds are compared. */
  kindPath: string;
  figures: OfferFigure[];
  facts: OfferFact[];
  covers: string[];
  needs: { name: string; text: string }[];
  /** The conditions of the job guarantee, where there is one. */
  guarantee: string | null;
  gst: string | null;
  /** What we send once the payment has arrived. */
  afterPayment: string;
  certificatePath: string;
  enrolPath: string;
  callPath: string;
  /** The last day on which it can be bought; null for what starts by arrangement. */
  lastDay: LastDay | null;
}

/** @param today ISO date in India, against which a start is past or not. Throws when nothing is sold under the slug. */
export function offerDetails(slug: string, today: string): OfferDetails {
  const offer = findOffer(slug);
  if (!offer) throw new Error(`Nothing is sold as ${slug}.`);
  return {
    slug,
    title: offer.title,
    kind: kinds[offer.kind].title,
    kindPath: howWeTeachPath,
    figures: offerFigures(offer),
    // What is built has words of its own on each page, with more to say.
    facts: offerFacts(offer, today).filter(({ id }) => id !== 'builds'),
    covers: offer.covers,
    needs: needsList(offer.needs),
    guarantee: offer.guarantee,
    gst: gstSentence(provider.gstin),
    afterPayment: offer.afterPayment,
    certificatePath: offer.certificate.pdfLink,
    enrolPath: offer.enrolPath,
    callPath: offer.callPath,
    lastDay: lastDayToEnrol(offer, today),
  };
}
