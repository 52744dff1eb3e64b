/**
 * What the service is told of each offer, written beside the site table: it may not read `content/`, and it must
 * refuse what is not sold and never take a fee from a browser.
 */

import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holidays } from '#content/calendar/holidays.ts';
import { courseTerms } from '#content/catalogue/course-terms.ts';
import { enrolment } from '#content/catalogue/enrolment.ts';
import { privacyVersions } from '#content/legal/privacy-versions.ts';
import { enrolHead, enrolPicturePage } from '#content/offers/enrol-head.ts';
import {
  callMessage,
  callProgram,
  callWords,
  enrolWords,
  offerName,
} from '#content/offers/form-words.ts';
import { kinds } from '#content/offers/kinds.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { refundSentence } from '#content/offers/refund.ts';
import { registrationChargeRupees } from '#content/offers/registration-charge.ts';
import { provider } from '#content/provider.ts';
import type { PrivacyVersion } from '#content/schema.ts';
import { callFormWords } from '#content/words/call-form.ts';
import { enrolFormWords } from '#content/words/enrol-form.ts';
import { formPages } from '#contract/form-pages.ts';
import {
  type MinimalEnrolment,
  type OfferRecord,
  type OffersFile,
  offersFile,
  offersFileSchema,
  type PrivacyNotice,
  type Seller,
} from '#contract/offer-record.ts';
import { programOfLabel } from '#contract/programs.ts';
import { sharePicturePath } from '#contract/share-picture-path.ts';
import type { TableName } from '#contract/tables.ts';

type Facts = Omit<OfferRecord, 'version' | 'words' | 'wordsOnceBegun'>;

export function offerRecord(offer: Offer): OfferRecord {
  const { slug, title, kind, feeRupees, registrationChargeRupees, refund, start } = offer;
  const { covers, guarantee, afterPayment } = offer;
  const facts: Facts = {
    slug,
    title,
    name: offerName(offer),
    kind: { id: kind, name: kinds[kind].name, plural: kinds[kind].plural },
    feePaise: feeRupees * 100,
    registrationChargePaise: registrationChargeRupees * 100,
    refund,
    covers,
    guarantee,
    afterPayment,
    start:
      start.at === 'request'
        ? start
        : { at: 'dates', startDate: start.startDate, endDate: start.endDate },
  };
  return {
    ...facts,
    version: versionOf(facts),
    words: wordsOf(offer, false),
    wordsOnceBegun: start.at === 'dates' ? wordsOf(offer, true) : {},
  };
}

function wordsOf(offer: Offer, hasBegun: boolean): OfferRecord['words'] {
  const { slug, enrolPath, callPath } = offer;
  const { covers, ...texts } = enrolWords(offer, hasBegun);
  return {
    [formPages.enrollments]: {
      texts,
      lists: { covers },
      fields: { offer: slug },
      links: { call: callPath },
      head: { ...enrolHead(texts), picture: sharePicturePath(enrolPicturePage(offer)) },
    },
    [formPages.request_a_call]: {
      texts: callWords(offer, hasBegun),
      fields: { offer: slug, program: programOfLabel(callProgram(offer)) },
      links: { enrol: enrolPath },
      message: callMessage(offer, hasBegun),
    },
  };
}

/** So that an order can say which facts it was made on, and whether they have changed since. */
function versionOf(facts: object): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

/** What every course is sold with, at the fee that they share. */
function minimalEnrolment(): MinimalEnrolment {
  const facts = {
    title: enrolment.title,
    feePaise: enrolment.feeRupees * 100,
    registrationChargePaise: registrationChargeRupees(enrolment.feeRupees) * 100,
    refund: refundSentence(enrolment.feeRupees),
    covers: [...courseTerms.covers],
    afterPayment: kinds.course.afterPayment,
  };
  return { ...facts, version: versionOf(facts) };
}

function seller(): Seller {
  const { name, email, phone, address, gstin } = provider;
  return { name, email, phone, address, gstin };
}

/** By the table that each form writes to, as staff see where something was sent. */
export function privacyNotice({
  from,
  agreed,
}: Pick<PrivacyVersion, 'from' | 'agreed'>): PrivacyNotice {
  const byTable: Record<TableName, string> = {
    request_a_call: agreed.call,
    enrollments: agreed.enrolment,
    email_subscriptions: agreed.subscription,
  };
  return { from, agreed: byTable };
}

export async function writeOfferRecords(buildDir: string): Promise<number> {
  const file: OffersFile = offersFileSchema.parse({
    offers: offers.map(offerRecord),
    minimal: minimalEnrolment(),
    seller: seller(),
    holidays: holidays.days.map(({ date }) => date),
    privacyNotices: privacyVersions.map(privacyNotice),
    unknown: {
      [formPages.enrollments]: {
        texts: { unknown: enrolFormWords.unknownOffer, heading: enrolFormWords.unknownHeading },
        fields: {},
        links: {},
      },
      [formPages.request_a_call]: {
        texts: { unknown: callFormWords.unknownOffer },
        fields: {},
        links: {},
      },
    },
  });
  await writeFile(join(buildDir, offersFile), `${JSON.stringify(file, null, 1)}\n`);
  return file.offers.length;
}
