/**
 * The facts that staff change at the desk and publish: batches, fees, notices, and how to reach the provider. The
 * service writes them into a file; the process that renders the pages lays them over `content/`.
 * Only their shape is checked here; whether they fit what is sold is for the rules of `content/`.
 */
import * as z from 'zod/mini';
import { offerSlug } from './fields.ts';

const day = z.iso.date('must be a day such as 2026-12-01');
const clock = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 16:00'));
const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));
const slug = z
  .string()
  .check(z.regex(offerSlug, 'must be the slug of an offer, such as mern-workshop'));
const paise = z
  .int('must be a whole number of paise')
  .check(z.positive('must be more than nothing'));
const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an address with https://' });

/** Without this `zod/mini`, which has no sentences of its own, says "Invalid input" of a field that is unknown or missing. */
const strict = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has a field that is not known: ${issue.keys.join(', ')}`
        : 'is missing',
  });

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export const publishedBatchSchema = strict({
  id: text,
  /** The slug of what is taught. */
  offer: slug,
  startsOn: day,
  endsOn: day,
  days: z.array(z.enum(weekdays)).check(z.minLength(1, 'must name at least one day')),
  /** Times of day in India. */
  from: clock,
  to: clock,
  language: z.enum(['en', 'hi']),
  mentor: text,
  /** Null where there is no limit. */
  seats: z.nullable(z.int().check(z.positive('must be more than nothing'))),
  state: z.enum(['open', 'running', 'over', 'cancelled']),
  /** Published at thresholds instead of a number, so that one seat more or less needs no publication. */
  places: z.enum(['open', 'few', 'full']),
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

export const publishedNoticeSchema = strict({
  text,
  pages: z.union([
    z.literal('all'),
    z
      .array(z.string().check(z.startsWith('/', 'must be the path of a page, such as /short-term')))
      .check(z.minLength(1, 'must name at least one page')),
  ]),
  /** Both days are shown. */
  fromDay: day,
  untilDay: day,
});
export type PublishedNotice = z.infer<typeof publishedNoticeSchema>;

/**
 * Each field takes the place of the one with its name in `content/provider.ts`. The name and the tagline are words,
 * and stay there; the address of the payment is a setting of the service.
 */
export const publishedProviderSchema = strict({
  phone: z.optional(text),
  email: z.optional(text),
  supportHours: z.optional(strict({ opens: clock, closes: clock })),
  address: z.optional(text),
  chat: z.optional(strict({ label: text, greeting: text })),
  social: z.optional(z.array(strict({ name: text, url: httpsUrl }))),
  lmsUrl: z.optional(httpsUrl),
  gstin: z.optional(z.nullable(text)),
});
export type PublishedProvider = z.infer<typeof publishedProviderSchema>;

export const publishedFactsSchema = strict({
  /** Of the publication; 0 is what `content/` holds. */
  number: z.int().check(z.nonnegative()),
  batches: z.array(publishedBatchSchema),
  fees: z.array(publishedFeeSchema),
  notices: z.array(publishedNoticeSchema),
  provider: publishedProviderSchema,
});
export type PublishedFacts = z.infer<typeof publishedFactsSchema>;

/** What `content/` holds, with nothing laid over it. */
export const noPublishedFacts: PublishedFacts = {
  number: 0,
  batches: [],
  fees: [],
  notices: [],
  provider: {},
};
