/**
 * Writes what the service has to know of the content, beside the site table: the offers, the seller, public holidays,
 * calling hours, privacy notices and the first batches. The service may not import `content/`, but it needs the offers
 * to refuse enrolments in what is not sold, and to know each fee without trusting the fee that a browser sends.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InitialBatch, makeInitialBatches } from '#content/batches/make-initial-batches.ts';
import { holidays } from '#content/calendar/holidays.ts';
import { courseTerms } from '#content/catalogue/course-terms.ts';
import { internshipEnrolment } from '#content/catalogue/internship-enrolment.ts';
import { privacyVersions } from '#content/legal/privacy-versions.ts';
import { computeRegistrationChargeRupees } from '#content/offers/facts/compute-registration-charge-rupees.ts';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { formatRefundSentence } from '#content/offers/facts/format-refund-sentence.ts';
import {
  callFormProgramOfOffer,
  formatCallMessageBeginning,
  formatOfferName,
  listStartChoices,
  makeCallWords,
  makeEnrolWords,
} from '#content/offers/forms/make-enrol-and-call-words.ts';
import { makeEnrolPageMeta } from '#content/offers/forms/make-enrol-page-meta.ts';
import { kinds } from '#content/offers/kinds.ts';
import { learnerChecklistStepsOfKind } from '#content/offers/learner-checklist-steps-of-kind.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { pagePathOfOffer } from '#content/offers/page-path-of-offer.ts';
import { provider } from '#content/provider.ts';
import type { PrivacyVersion } from '#content/schema.ts';
import { callFormWords } from '#content/words/call-form-words.ts';
import { enrolFormWords } from '#content/words/enrol-form-words.ts';
import { programValueOfLabel } from '#contract/forms/call-request-programs.ts';
import { makeFormOfferQuery } from '#contract/forms/form-offer-parameter.ts';
import { formPagePaths } from '#contract/forms/form-page-paths.ts';
import { sharePicturePathOfPage } from '#contract/pages/share-picture-path-of-page.ts';
import {
  type DefaultOfferRecord,
  type InitialBatchRecord,
  type OfferRecord,
  type OffersFile,
  offersFileName,
  offersFileSchema,
  type PrivacyNoticeVersion,
  type Seller,
} from '#contract/published/built-offers-file.ts';
import type { TableName } from '#contract/rows/visitor-tables.ts';

type Facts = Omit<OfferRecord, 'version' | 'words' | 'wordsOnceBegun' | 'lastDay'>;

export function makeOfferRecord(offer: Offer): OfferRecord {
  const { slug, title, kind, feeRupees, registrationChargeRupees, refund, start } = offer;
  const { covers, guarantee, afterPayment } = offer;
  const facts: Facts = {
    slug,
    title,
    name: formatOfferName(offer),
    kind: { id: kind, name: kinds[kind].name, plural: kinds[kind].plural },
    feePaise: feeRupees * 100,
    registrationChargePaise: registrationChargeRupees * 100,
    refund,
    covers,
    guarantee,
    afterPayment,
    steps: learnerChecklistStepsOfKind(kind, covers),
    start:
      start.at === 'request'
        ? start
        : { at: 'dates', startDate: start.startDate, endDate: start.endDate },
  };
  const lastDay = findLastDayToEnrol(offer, '');
  return {
    ...facts,
    version: versionOf(facts),
    words: wordsOf(offer, false),
    wordsOnceBegun: lastDay === null ? {} : wordsOf(offer, true),
    ...(offer.nextStarts.length > 1 && lastDay ? { lastDay: lastDay.on } : {}),
  };
}

function wordsOf(offer: Offer, hasBegun: boolean): OfferRecord['words'] {
  const { slug, enrolPath, callPath } = offer;
  const { covers, ...texts } = makeEnrolWords(offer, hasBegun);
  const starts = hasBegun ? [] : listStartChoices(offer);
  return {
    [formPagePaths.enrollments]: {
      texts,
      lists: { covers },
      fields: { offer: slug },
      links: { call: callPath, waiting: formPagePaths.waiting_list + makeFormOfferQuery(slug) },
      head: {
        ...makeEnrolPageMeta(texts),
        picture: sharePicturePathOfPage(pagePathOfOffer(offer)),
      },
      ...(starts.length === 0 ? {} : { starts }),
    },
    [formPagePaths.request_a_call]: {
      texts: makeCallWords(offer, hasBegun),
      fields: { offer: slug, program: programValueOfLabel(callFormProgramOfOffer(offer)) },
      links: { enrol: enrolPath },
      message: formatCallMessageBeginning(offer, hasBegun),
    },
  };
}

/**
 * A hash of what an offer's record says. An order stores the hash, so that the service can tell which record the order
 * was made with, and whether the offer has changed since.
 */
function versionOf(facts: object): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

/** The record of the internship enrolment, with the terms that all courses share. */
function makeDefaultOfferRecord(): DefaultOfferRecord {
  const facts = {
    title: internshipEnrolment.title,
    feePaise: internshipEnrolment.feeRupees * 100,
    registrationChargePaise: computeRegistrationChargeRupees(internshipEnrolment.feeRupees) * 100,
    refund: formatRefundSentence(internshipEnrolment.feeRupees),
    covers: [...courseTerms.covers],
    afterPayment: kinds.course.afterPayment,
    steps: learnerChecklistStepsOfKind('course', courseTerms.covers),
  };
  return { ...facts, version: versionOf(facts) };
}

function seller(): Seller {
  const { name, email, phone, address, legalName, gstin } = provider;
  return { name, email, phone, address, legalName, gstin };
}

/**
 * The privacy notice to which the sender of a form agreed, for each table that stores the rows of a form. Staff see it
 * beside the enquiry.
 */
export function makePrivacyNoticeRecord({
  from,
  agreed,
}: Pick<PrivacyVersion, 'from' | 'agreed'>): PrivacyNoticeVersion {
  const byTable: Record<TableName, string> = {
    request_a_call: agreed.call,
    enrollments: agreed.enrolment,
    email_subscriptions: agreed.subscription,
    // The form of the waiting list has the same privacy notice as the enrolment form.
    waiting_list: agreed.enrolment,
  };
  return { from, agreed: byTable };
}

function makeInitialBatchRecord({ early, ...batch }: InitialBatch): InitialBatchRecord {
  const feeRupees = offers.find(({ slug }) => slug === batch.offer)?.feeRupees ?? 0;
  if (early === null) return { ...batch, early };
  const { lessRupees, untilDaysBefore, reason } = early;
  return { ...batch, early: { paise: (feeRupees - lessRupees) * 100, untilDaysBefore, reason } };
}

export async function writeOffersFile(buildDir: string): Promise<number> {
  const file: OffersFile = offersFileSchema.parse({
    offers: offers.map(makeOfferRecord),
    minimal: makeDefaultOfferRecord(),
    seller: seller(),
    holidays: holidays.days.map(({ date }) => date),
    callingHours: provider.supportHours,
    privacyNotices: privacyVersions.map(makePrivacyNoticeRecord),
    firstBatches: makeInitialBatches(offers).map(makeInitialBatchRecord),
    unknown: {
      [formPagePaths.enrollments]: {
        texts: { unknown: enrolFormWords.unknownOffer, heading: enrolFormWords.unknownHeading },
        fields: {},
        links: {},
      },
      [formPagePaths.request_a_call]: {
        texts: { unknown: callFormWords.unknownOffer },
        fields: {},
        links: {},
      },
    },
  });
  await writeFile(join(buildDir, offersFileName), `${JSON.stringify(file, null, 1)}\n`);
  return file.offers.length;
}
