/**
 * What the service is told of each offer by the build (`offers.json` beside the site table): enough to refuse what
 * is not sold, to name it to staff and to ask for its fee. The words stand in `content/`; here they are data.
 */
import * as z from 'zod/mini';
import { offerSlug } from './fields.ts';

const paise = z.int().check(z.positive());
const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const words = z.record(z.string(), z.string());

/** What a page says once it is about an offer, by the name of the place in it. */
const pageWordsSchema = z.object({
  texts: words,
  /** Where a page has a list. */
  lists: z.optional(z.record(z.string(), z.array(z.string()))),
  /** What is chosen in its form, by the name of the field. */
  fields: words,
  links: words,
  /** What the message of its form begins with. */
  message: z.optional(z.string()),
  /** What its head says, to a browser's tab and to whoever shares it; the built page's own where left out. */
  head: z.optional(z.object({ title: z.string(), description: z.string(), picture: z.string() })),
});
export type PageWords = z.infer<typeof pageWordsSchema>;

const byAddress = z.record(z.string(), pageWordsSchema);

const offerRecordSchema = z.object({
  slug: z.string().check(z.regex(offerSlug)),
  title: z.string(),
  /** Title and kind, as it is named inside a sentence. */
  name: z.string(),
  /** `name` is how it stands inside a sentence: "course with internship"; `plural` stands over a list. */
  kind: z.object({ id: z.string(), name: z.string(), plural: z.string() }),
  feePaise: paise,
  /** Inside the fee, and not refunded. */
  registrationChargePaise: paise,
  refund: z.string(),
  covers: z.array(z.string()),
  /** The conditions of the job guarantee; null where there is none. */
  guarantee: z.nullable(z.string()),
  /** What we send once the payment has arrived. */
  afterPayment: z.string(),
  start: z.discriminatedUnion('at', [
    z.object({ at: z.literal('dates'), startDate: isoDate, endDate: isoDate }),
    z.object({ at: z.literal('request'), sentence: z.string() }),
  ]),
  /** Of the facts above: another one as soon as one of them is another. */
  version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** By the address of the page; `wordsOnceBegun` from the day after a start with a date. */
  words: byAddress,
  wordsOnceBegun: byAddress,
});
export type OfferRecord = z.infer<typeof offerRecordSchema>;

/** The internship enrolment of the form that is opened without an offer. */
const minimalEnrolmentSchema = z.pick(offerRecordSchema, {
  title: true,
  feePaise: true,
  registrationChargePaise: true,
  refund: true,
  covers: true,
  afterPayment: true,
  version: true,
});
export type MinimalEnrolment = z.infer<typeof minimalEnrolmentSchema>;

/** The seller, as receipts and mails to visitors name them. Without a GSTIN no tax is spoken of. */
export const sellerSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  gstin: z.nullable(z.string()),
});
export type Seller = z.infer<typeof sellerSchema>;

/** A version of the privacy notice: from which day it holds, and what who sends a form agrees to, by table. */
const privacyNoticeSchema = z.object({ from: isoDate, agreed: z.record(z.string(), z.string()) });
export type PrivacyNotice = z.infer<typeof privacyNoticeSchema>;

/** The name of the file, beside the folder of the pages. */
export const offersFile = 'offers.json';

export const offersFileSchema = z.object({
  offers: z.array(offerRecordSchema),
  minimal: z.optional(minimalEnrolmentSchema),
  seller: z.optional(sellerSchema),
  /** Public holidays, for what is counted in business days. */
  holidays: z.optional(z.array(isoDate)),
  /** The oldest first. */
  privacyNotices: z.optional(z.array(privacyNoticeSchema)),
  /** What a page says whose address names something that is not sold. */
  unknown: byAddress,
});
export type OffersFile = z.infer<typeof offersFileSchema>;
