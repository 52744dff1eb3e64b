/**
 * The offers as the build hands them to the service, in the file `offers.json`. The service needs them to refuse an
 * offer that is not sold, to name an offer to staff, and to charge its fee. Their texts are written in `content/`.
 */
import * as z from 'zod/mini';
import { weekdays } from '#contract/text/weekdays.ts';
import { offerSlugPattern } from '../rows/field-schemas.ts';

/** The steps after the payment that an offer can promise. The desk keeps a list of them for each learner. */
const promisedSteps = [
  'batch confirmed',
  'welcome sent',
  'platform opened',
  'first sign-in',
  'group joined',
  'first class',
  'internship',
  'certificate',
] as const;
export type PromisedStep = (typeof promisedSteps)[number];

const paise = z.int().check(z.positive());
const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const words = z.record(z.string(), z.string());

/**
 * The texts and values that the service puts into a built page whose address names an offer. Each text is stored under
 * the name of its place in the page.
 */
const offerFormPageContentSchema = z.object({
  texts: words,
  /** The items of the page's lists. */
  lists: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The values of the fields in the page's form, by name. */
  fields: words,
  links: words,
  /**
   * The starts among which the visitor can choose in the page's form, earliest first. The `words` of the chosen start
   * replace the texts of the offer.
   */
  starts: z.optional(z.array(z.object({ id: z.string(), label: z.string(), words }))),
  /** The text with which the message field of the page's form begins. */
  message: z.optional(z.string()),
  /**
   * The title, the description and the picture of the page, for the browser's tab and for shared links. If they are
   * missing, the page keeps those with which it was built.
   */
  head: z.optional(z.object({ title: z.string(), description: z.string(), picture: z.string() })),
});
export type OfferFormPageContent = z.infer<typeof offerFormPageContentSchema>;

const byAddress = z.record(z.string(), offerFormPageContentSchema);

const offerRecordSchema = z.object({
  slug: z.string().check(z.regex(offerSlugPattern)),
  title: z.string(),
  /** The title and the kind of the offer, worded for use inside a sentence. */
  name: z.string(),
  /** `name` fits into a sentence: "course with internship". `plural` is a heading: "Courses with internship". */
  kind: z.object({ id: z.string(), name: z.string(), plural: z.string() }),
  feePaise: paise,
  /** The registration charge: a part of the fee that is not refunded. */
  registrationChargePaise: paise,
  refund: z.string(),
  covers: z.array(z.string()),
  /** The conditions of the job guarantee; null for offers without it. */
  guarantee: z.nullable(z.string()),
  /** The text about what we send after the payment. */
  afterPayment: z.string(),
  /**
   * The steps after the payment for each learner of this offer. When it is missing, the steps that every kind of
   * offer promises apply.
   */
  steps: z.optional(z.array(z.enum(promisedSteps))),
  start: z.discriminatedUnion('at', [
    z.object({ at: z.literal('dates'), startDate: isoDate, endDate: isoDate }),
    z.object({ at: z.literal('request'), sentence: z.string() }),
  ]),
  /** A hash of the facts above. An order stores it, so that it names the facts under which it was created. */
  version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /**
   * The content of each page about this offer, by the path of the page. From the day after the last start,
   * `wordsOnceBegun` replaces `words`.
   */
  words: byAddress,
  wordsOnceBegun: byAddress,
  /** The last day to enrol, when several starts are coming. Without it, `start` says until when visitors can enrol. */
  lastDay: z.optional(isoDate),
});
export type OfferRecord = z.infer<typeof offerRecordSchema>;

/**
 * The record of the internship, which the enrolment form sells when it names no offer. It has only some of the fields
 * of an offer's record.
 */
const defaultOfferRecordSchema = z.pick(offerRecordSchema, {
  title: true,
  feePaise: true,
  registrationChargePaise: true,
  refund: true,
  covers: true,
  afterPayment: true,
  steps: true,
  version: true,
});
export type DefaultOfferRecord = z.infer<typeof defaultOfferRecordSchema>;

/** The seller on receipts and in mails to visitors. Without a GSTIN no tax is mentioned. */
export const sellerSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The registered name of the seller, when it differs from `name`. */
  legalName: z.optional(z.nullable(z.string())),
  gstin: z.nullable(z.string()),
});
export type Seller = z.infer<typeof sellerSchema>;

/**
 * A version of the privacy notice: the day from which it applies, and, for each table, the text to which the sender of
 * the form agrees.
 */
const privacyNoticeSchema = z.object({ from: isoDate, agreed: z.record(z.string(), z.string()) });
export type PrivacyNoticeVersion = z.infer<typeof privacyNoticeSchema>;

/** A batch that a new database begins with. Its early price is in paise, like every amount in this file. */
const initialBatchSchema = z.object({
  offer: z.string().check(z.regex(offerSlugPattern)),
  isSample: z.boolean(),
  start: z.discriminatedUnion('at', [
    z.object({ at: z.literal('day'), startsOn: isoDate, endsOn: isoDate }),
    z.object({ at: z.literal('in days'), days: z.int(), lengthDays: z.int() }),
  ]),
  days: z.array(z.enum(weekdays)),
  from: z.string(),
  to: z.string(),
  language: z.enum(['en', 'hi']),
  mentor: z.string(),
  seats: z.nullable(paise),
  early: z.nullable(z.object({ paise, untilDaysBefore: z.int(), reason: z.string() })),
});
export type InitialBatchRecord = z.infer<typeof initialBatchSchema>;

/** The name of the file with the offers. It is beside the folder of the built pages. */
export const offersFileName = 'offers.json';

export const offersFileSchema = z.object({
  offers: z.array(offerRecordSchema),
  minimal: z.optional(defaultOfferRecordSchema),
  seller: z.optional(sellerSchema),
  /** Public holidays, for counting business days. */
  holidays: z.optional(z.array(isoDate)),
  /** When calls are answered, as the site says, in Indian time: "11:00". */
  callingHours: z.optional(z.object({ opens: z.string(), closes: z.string() })),
  firstBatches: z.optional(z.array(initialBatchSchema)),
  /** The versions of the privacy notice, oldest first. */
  privacyNotices: z.optional(z.array(privacyNoticeSchema)),
  /** The texts of a page whose address names an unknown offer. */
  unknown: byAddress,
});
export type OffersFile = z.infer<typeof offersFileSchema>;
