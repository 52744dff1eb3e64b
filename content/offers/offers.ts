/**
 * Everything that can be bought, one record each, so that page, card, brochure, receipt and search say the same. To
 * change an offer, change its entry in `catalogue/`, the words of its kind in `kinds.ts`, or `fees.ts`.
 *
 * Only for loaders and the build: a component that imported this list would send every syllabus to the browser.
 */
import { catalogueContent } from './catalogue-content.ts';
import { makeOffers } from './make-offers.ts';
import type { Offer } from './offer-schema.ts';

export const offers: readonly Offer[] = makeOffers(catalogueContent);

/** The offer with this slug, or null. A slug from an address may be any text. */
export function findOffer(slug: string | null | undefined): Offer | null {
  return offers.find((offer) => offer.slug === slug) ?? null;
}
