/**
 * The facts that staff change at the desk and publish: batches, fees, announcements, the provider's contact details,
 * and entries such as testimonials. The service writes these facts into a file. The process that renders the pages uses
 * them instead of the facts in `content/`. This schema checks only their shape; the rules of `content/` check whether
 * they fit the offers.
 */
import * as z from 'zod/mini';
import { weekdays } from '#contract/text/weekdays.ts';
import { offerSlugPattern } from '../rows/field-schemas.ts';
import { publishedEntriesSchema } from './published-entries.ts';
import { strictShape as strict } from './strict-shape.ts';

const day = z.iso.date('must be a day such as 2026-12-01');
const clock = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 16:00'));
const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));
/**
 * The maximum length of a line in characters: more than any line of a page has, and less than text that was pasted by
 * mistake.
 */
const mostLetters = 300;
const line = text.check(z.maxLength(mostLetters, `must have at most ${mostLetters} letters`));
const slug = z
  .string()
  .check(z.regex(offerSlugPattern, 'must be the slug of an offer, such as mern-workshop'));
const paise = z
  .int('must be a whole number of paise')
  .check(z.positive('must be more than nothing'));
const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an address with https://' });

export const publishedBatchSchema = strict({
  id: text,
  /** The slug of the offer. */
  offer: slug,
  startsOn: day,
  endsOn: day,
  days: z.array(z.enum(weekdays)).check(z.minLength(1, 'must name at least one day')),
  /** Times of day in India. */
  from: clock,
  to: clock,
  language: z.enum(['en', 'hi']),
  mentor: text,
  /** The number of seats; null for no limit. */
  seats: z.nullable(z.int().check(z.positive('must be more than nothing'))),
  state: z.enum(['open', 'running', 'over', 'cancelled']),
  /**
   * How many places are left, as a level, because the exact number changes too often. The service publishes each change
   * of level by itself.
   */
  places: z.enum(['open', 'few', 'full']),
  /**
   * How often the batch was saved. The field is optional, because publications of an earlier release do not contain it.
   */
  revision: z.optional(z.int().check(z.nonnegative())),
  earlyPrice: z.optional(strict({ paise, untilDay: day, reason: text })),
  sample: z.optional(z.literal(true)),
});
export type PublishedBatch = z.infer<typeof publishedBatchSchema>;

export const publishedFeeSchema = strict({
  /** The slug of one offer, or a kind of offer (`workshop`, `skill`, `course`, `intermediate`, `super`). */
  of: slug,
  fromDay: day,
  paise,
  reason: text,
});
export type PublishedFee = z.infer<typeof publishedFeeSchema>;

export const publishedAnnouncementSchema = strict({
  text: line,
  pages: z.union([
    z.literal('all'),
    z
      .array(
        z.string().check(z.startsWith('/', 'must give each page by its path, such as /short-term')),
      )
      .check(z.minLength(1, 'must name at least one page')),
  ]),
  /** First and last day on which the announcement is shown, both inclusive. */
  fromDay: day,
  untilDay: day,
});
export type PublishedAnnouncement = z.infer<typeof publishedAnnouncementSchema>;

/**
 * Each field replaces the field of the same name in `content/provider.ts`. The name and the tagline can't be published,
 * because they change only with a build. The payment address is a setting of the service.
 */
export const publishedProviderSchema = strict({
  phone: z.optional(line),
  email: z.optional(line),
  supportHours: z.optional(strict({ opens: clock, closes: clock })),
  address: z.optional(line),
  chat: z.optional(strict({ label: line, greeting: line })),
  social: z.optional(z.array(strict({ name: line, url: httpsUrl }))),
  lmsUrl: z.optional(httpsUrl),
  gstin: z.optional(z.nullable(line)),
  legalName: z.optional(z.nullable(line)),
  grievanceOfficer: z.optional(z.nullable(line)),
});
export type PublishedProvider = z.infer<typeof publishedProviderSchema>;

export const publishedFactsSchema = strict({
  /** The number of the publication; 0 means the facts of `content/`. */
  number: z.int().check(z.nonnegative()),
  batches: z.array(publishedBatchSchema),
  fees: z.array(publishedFeeSchema),
  notices: z.array(publishedAnnouncementSchema),
  provider: publishedProviderSchema,
  /** The field is optional, because publications of an earlier release do not contain it. */
  entries: z.optional(publishedEntriesSchema),
});
export type PublishedFacts = z.infer<typeof publishedFactsSchema>;

/** The facts when nothing is published: those of `content/` apply. */
export const noPublishedFacts: PublishedFacts = {
  number: 0,
  batches: [],
  fees: [],
  notices: [],
  provider: {},
};

/** The published facts, and the moment for which all pages are rendered, so that all pages agree on the day. */
export const publicationSchema = strict({
  at: z.iso.datetime('must be a moment such as 2026-11-23T18:30:00.000Z'),
  facts: publishedFactsSchema,
});
export type Publication = z.infer<typeof publicationSchema>;
