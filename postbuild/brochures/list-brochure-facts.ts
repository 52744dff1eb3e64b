import {
  type FactId,
  listOfferFacts,
  type OfferFact,
} from '#content/offers/facts/list-offer-facts.ts';
import { omitEarlyPrices } from '#content/offers/facts/omit-early-prices.ts';
import type { Offer } from '#content/offers/offer-schema.ts';

/**
 * The facts of an offer for its brochure, with the fee that applies without an early price: a printed brochure is still
 * read when the early price has ended. Only the start names the early price, together with its last day.
 */
export function listBrochureFacts(
  offer: Offer,
  today: string,
  wanted: readonly FactId[],
): OfferFact[] {
  const [start] = listOfferFacts(offer, today, ['start']);
  return listOfferFacts(omitEarlyPrices(offer), today, wanted).map((fact) =>
    fact.id === start?.id ? start : fact,
  );
}
