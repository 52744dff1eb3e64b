/**
 * What is sold at present, as the build has written it down beside the pages. Where no site is built here, nothing
 * is known of it, and a slug is taken for what it looks like, as a plain PostgREST does.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type MinimalEnrolment,
  type OfferRecord,
  type OffersFile,
  offersFile,
  offersFileSchema,
  type PageWords,
  type PrivacyNotice,
  type Seller,
} from '#contract/offer-record.ts';
import { isOpenForEnrolment } from '#domain/is-open-for-enrolment.ts';

export type Offers = {
  /** In the order in which they are listed; null where nothing is known. */
  all: readonly OfferRecord[] | null;
  /** What is enrolled for when no offer is named. */
  minimal: MinimalEnrolment | null;
  /** The seller; null where nothing is known. */
  seller: Seller | null;
  /** Days on which nobody works; none where nothing is known. */
  holidays: ReadonlySet<string>;
  /** The versions of the privacy notice, the oldest first; none where nothing is known. */
  privacyNotices: readonly PrivacyNotice[];
  /** Null for what is not sold (any more), or not known. */
  find(slug: string): OfferRecord | null;
  /** What the page at this address says of it on this day (ISO, in India); null where it says nothing. */
  wordsFor(slug: string, address: string, today: string): PageWords | null;
};

export function offersFrom(file: OffersFile | null): Offers {
  const bySlug = new Map(file?.offers.map((offer) => [offer.slug, offer]));
  return {
    all: file?.offers ?? null,
    minimal: file?.minimal ?? null,
    seller: file?.seller ?? null,
    holidays: new Set(file?.holidays),
    privacyNotices: file?.privacyNotices ?? [],
    find: (slug) => bySlug.get(slug) ?? null,
    wordsFor(slug, address, today) {
      const offer = bySlug.get(slug);
      const words = offer === undefined ? file?.unknown : wordsOf(offer, today);
      return words?.[address] ?? null;
    },
  };
}

function wordsOf({ start, words, wordsOnceBegun }: OfferRecord, today: string) {
  return isOpenForEnrolment(start, today) ? words : wordsOnceBegun;
}

export const unknownOffers: Offers = offersFrom(null);

/** `siteDir` is the folder of the pages. Throws when the file is there and is not what the build writes. */
export function readOffers(siteDir: string | null): Offers {
  if (siteDir === null) return unknownOffers;
  const path = join(siteDir, '..', offersFile);
  if (!existsSync(path)) return unknownOffers;
  return offersFrom(offersFileSchema.parse(JSON.parse(readFileSync(path, 'utf8'))));
}

/** Is this sold, as far as anybody here knows? */
export function isSold(slug: string, offers: Offers): boolean {
  return offers.all === null || offers.find(slug) !== null;
}

/** "MERN Stack, course with internship (mern-stack)", for staff; the slug alone when it is not sold any more. */
export function nameForStaff(slug: string, offers: Offers): string {
  const name = nameOf(slug, offers);
  return name === null ? slug : `${name} (${slug})`;
}

/** "MERN Stack, course with internship"; null for what is not known. */
export function nameOf(slug: string | null, offers: Offers): string | null {
  return slug === null ? null : (offers.find(slug)?.name ?? null);
}
