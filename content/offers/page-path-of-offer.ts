import type { Offer } from './offer-schema.ts';

/**
 * The path of the page that describes the offer, without the hash. The enrolment form has the same share picture as
 * that page.
 */
export const pagePathOfOffer = ({ path }: Offer): string => path.replace(/#.*/, '');
