/**
 * The offers on sale, as the build wrote them beside the pages. If no site is built here, nothing is known and any
 * well-formed slug is accepted, as a plain PostgREST does.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type InitialBatchRecord,
  type MinimalEnrolment,
  type OfferPageTexts,
  type OfferRecord,
  type OffersFile,
  offersFile,
  offersFileSchema,
  type PrivacyNotice,
  type Seller,
} from '#contract/offer-record.ts';
import { isOpenForEnrolment } from '#domain/is-open-for-enrolment.ts';

export type Offers = {
  /** In listed order; null if nothing is known. */
  all: readonly OfferRecord[] | null;
  /** What an enrolment without an offer is for. */
  minimal: MinimalEnrolment | null;
  /** The seller; null if nothing is known. */
  seller: Seller | null;
  /** Public holidays; empty if nothing is known. */
  holidays: ReadonlySet<string>;
  /** When calls are answered, as the site says; null if nothing is known. */
  callingHours: OffersFile['callingHours'] | null;
  /** The versions of the privacy notice, oldest first; empty if nothing is known. */
  privacyNotices: readonly PrivacyNotice[];
  /** The sample batches of a new installation; empty if nothing is known. */
  firstBatches: readonly InitialBatchRecord[];
  /** Null if it is not sold (any more), or not known. */
  find(slug: string): OfferRecord | null;
  /** What the page at this address says about it on this day (ISO, in India); null if nothing. */
  wordsFor(slug: string, address: string, today: string): OfferPageTexts | null;
};

export function offersFrom(file: OffersFile | null): Offers {
  const bySlug = new Map(file?.offers.map((offer) => [offer.slug, offer]));
  return {
    all: file?.offers ?? null,
    minimal: file?.minimal ?? null,
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

/** The page says that the offer is on sale until the last of its upcoming starts. */
function wordsOf({ start, lastDay, words, wordsOnceBegun }: OfferRecord, today: string) {
  const isOpen = lastDay === undefined ? isOpenForEnrolment(start, today) : today <= lastDay;
  return isOpen ? words : wordsOnceBegun;
}

export const unknownOffers: Offers = offersFrom(null);

/** `siteDir` is the folder of the pages. Throws if the file exists but is not what the build writes. */
export function readOffers(siteDir: string | null): Offers {
  if (siteDir === null) return unknownOffers;
  const path = join(siteDir, '..', offersFile);
  if (!existsSync(path)) return unknownOffers;
  return offersFrom(offersFileSchema.parse(JSON.parse(readFileSync(path, 'utf8'))));
}

/** Whether it is on sale, as far as known here. */
export function isSold(slug: string, offers: Offers): boolean {
  return offers.all === null || offers.find(slug) !== null;
}

/** For staff: "MERN Stack, course with internship (mern-stack)"; only the slug if it is no longer sold. */
export function offerNameForStaff(slug: string, offers: Offers): string {
  const name = offerNameOf(slug, offers);
  return name === null ? slug : `${name} (${slug})`;
}

/** "MERN Stack, course with internship"; null if it is not known. */
export function offerNameOf(slug: string | null, offers: Offers): string | null {
  return slug === null ? null : (offers.find(slug)?.name ?? null);
}
