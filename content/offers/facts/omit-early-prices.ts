import type { Offer } from '../offer-schema.ts';

/** The offer as it is sold without any early price. */
export function omitEarlyPrices(offer: Offer): Offer {
  return { ...offer, nextStarts: offer.nextStarts.map((start) => ({ ...start, early: null })) };
}
