/**
 * Reads the offers on sale from the file that the build wrote beside the pages. Without a built site the offers are
 * unknown, and every well-formed slug is accepted, as a plain PostgREST would do.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DefaultOfferRecord,
  type InitialBatchRecord,
  type OfferFormPageContent,
  type OfferRecord,
  type OffersFile,
  offersFileName,
  offersFileSchema,
  type PrivacyNoticeVersion,
  type Seller,
} from '#contract/published/built-offers-file.ts';
import { isOfferOpenForEnrolment } from '#domain/orders/is-offer-open-for-enrolment.ts';

export type Offers = {
  /** All offers, in the order of the file; null if the offers are unknown. */
  all: readonly OfferRecord[] | null;
  /** The title, texts and fee for an enrolment that names no offer; null if they are unknown. */
  defaultOffer: DefaultOfferRecord | null;
  /** The seller; null if the seller is unknown. */
  seller: Seller | null;
  /** The public holidays; empty if they are unknown. */
  holidays: ReadonlySet<string>;
  /** The hours in which calls are answered, as the site says; null if they are unknown. */
  callingHours: OffersFile['callingHours'] | null;
  /** The versions of the privacy notice, oldest first; empty if they are unknown. */
  privacyNotices: readonly PrivacyNoticeVersion[];
  /** The first batches of a new installation, samples among them; empty if they are unknown. */
  firstBatches: readonly InitialBatchRecord[];
  /** Finds an offer; null if it is not on sale any more, or if the offers are unknown. */
  find(slug: string): OfferRecord | null;
  /**
   * The texts about the offer for the page at `address`, as they are on the day `today` (date in India, ISO). Null if
   * there are none for this page.
   */
  wordsFor(slug: string, address: string, today: string): OfferFormPageContent | null;
};

export function makeOffersFromFile(file: OffersFile | null): Offers {
  const bySlug = new Map(file?.offers.map((offer) => [offer.slug, offer]));
  return {
    all: file?.offers ?? null,
    defaultOffer: file?.minimal ?? null,
    seller: file?.seller ?? null,
    holidays: new Set(file?.holidays),
    callingHours: file?.callingHours ?? null,
    privacyNotices: file?.privacyNotices ?? [],
    firstBatches: file?.firstBatches ?? [],
    find: (slug) => bySlug.get(slug) ?? null,
    wordsFor(slug, address, today) {
      const offer = bySlug.get(slug);
      const words = offer === undefined ? file?.unknown : wordsOf(offer, today);
      return words?.[address] ?? null;
    },
  };
}

/**
 * Returns the texts about an offer on this day: those for an offer on sale or, after the last day for enrolment, those
 * for a course that has begun.
 */
function wordsOf({ start, lastDay, words, wordsOnceBegun }: OfferRecord, today: string) {
  const isOpen = lastDay === undefined ? isOfferOpenForEnrolment(start, today) : today <= lastDay;
  return isOpen ? words : wordsOnceBegun;
}

export const unknownOffers: Offers = makeOffersFromFile(null);

/**
 * Reads the offers; `siteDir` is the folder of the pages. Throws if the file with the offers exists but is not what the
 * build writes.
 */
export function readOffers(siteDir: string | null): Offers {
  if (siteDir === null) return unknownOffers;
  const path = join(siteDir, '..', offersFileName);
  if (!existsSync(path)) return unknownOffers;
  return makeOffersFromFile(offersFileSchema.parse(JSON.parse(readFileSync(path, 'utf8'))));
}

/** Whether the offer is on sale. True for any slug if the offers are unknown. */
export function isOnSale(slug: string, offers: Offers): boolean {
  return offers.all === null || offers.find(slug) !== null;
}

/**
 * Formats an offer for staff: "MERN Stack, course with internship (mern-stack)"; only the slug if the offer is no
 * longer sold.
 */
export function formatOfferForStaff(slug: string, offers: Offers): string {
  const name = offerNameOf(slug, offers);
  return name === null ? slug : `${name} (${slug})`;
}

/** Returns the offer's name, such as "MERN Stack, course with internship"; null if the offer is unknown. */
export function offerNameOf(slug: string | null, offers: Offers): string | null {
  return slug === null ? null : (offers.find(slug)?.name ?? null);
}
