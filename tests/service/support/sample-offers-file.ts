/**
 * The records of two offers on sale, in the form in which a service reads them beside a built site. All other offers
 * are no longer sold.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type OfferRecord,
  type OffersFile,
  offersFileName,
  type Seller,
} from '#contract/published/built-offers-file.ts';

const shared = {
  refund: 'Ask a week before.',
  covers: ['Everything.'],
  guarantee: null,
  afterPayment: 'We write to you with the first day.',
  words: {},
  wordsOnceBegun: {},
};

const offers: OfferRecord[] = [
  {
    ...shared,
    slug: 'flutter',
    title: 'Flutter',
    name: 'Flutter, course with internship',
    kind: { id: 'course', name: 'course with internship', plural: 'Courses with internship' },
    feePaise: 399_900,
    registrationChargePaise: 100_000,
    start: { at: 'request', sentence: 'Arranged with you on a call.' },
    version: '0123456789abcdef',
  },
  {
    ...shared,
    slug: 'mern-workshop',
    title: 'MERN <Workshop> & "more"',
    name: 'MERN <Workshop> & "more"',
    kind: { id: 'workshop', name: 'workshop', plural: 'Workshops' },
    feePaise: 39_900,
    registrationChargePaise: 39_900,
    start: { at: 'dates', startDate: '2025-06-10', endDate: '2025-06-13' },
    version: 'fedcba9876543210',
  },
];

export const seller: Seller = {
  name: 'Miranaya',
  email: 'hello@miranaya.example',
  phone: '+91 00000 00000',
  address: 'Online, across India',
  gstin: null,
};

export const sampleOffersFile: OffersFile = { offers, seller, unknown: {} };

/** Writes the file of offers next to the folder of the pages, where the build writes it. */
export function writeSampleOffersFile(siteDir: string): void {
  writeFileSync(join(siteDir, '..', offersFileName), JSON.stringify(sampleOffersFile));
}
