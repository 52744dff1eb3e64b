/**
 * The schema of an offer. The build checks all offers with it (`find-offer-problems.ts`). Pages import only the type,
 * so that zod does not get into their scripts.
 */
import { z } from 'zod';
import {
  clockSchema,
  isoDateSchema,
  nonEmptyTextSchema,
  pathSchema,
  rupeesSchema,
  shortTextSchema,
  slugSchema,
} from '../schema.ts';
import { levelSchema, needsSchema, offerStudyFieldsSchema } from './catalogue-field-schemas.ts';
import { kindIds } from './kinds.ts';
import { nextStartSchema } from './next-start-schema.ts';

const hours = z.number().positive().max(60);
const count = z.number().int().positive();

const lengthSchema = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('days'), count }),
  z.strictObject({ unit: z.literal('weeks'), count }),
  z.strictObject({ unit: z.literal('months'), count }),
]);

const mentorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('role'), role: nonEmptyTextSchema }),
  z.strictObject({
    kind: z.literal('person'),
    name: nonEmptyTextSchema,
    role: nonEmptyTextSchema,
    about: shortTextSchema,
  }),
]);

const startSchema = z.discriminatedUnion('at', [
  z.strictObject({
    at: z.literal('dates'),
    startDate: isoDateSchema,
    endDate: isoDateSchema,
    startTime: clockSchema,
    endTime: clockSchema,
    /**
     * Set if every batch of the offer was cancelled. Both dates are then the day before the pages were rendered, so
     * that pages treat the offer as past. The times are those of the last cancelled batch.
     */
    isCancelled: z.literal(true).optional(),
  }),
  z.strictObject({ at: z.literal('request'), sentence: shortTextSchema }),
]);

export const offerSchema = z.strictObject({
  slug: slugSchema,
  kind: z.enum(kindIds),
  title: nonEmptyTextSchema.max(70),
  text: shortTextSchema,
  fields: offerStudyFieldsSchema,
  level: levelSchema,
  feeRupees: rupeesSchema,
  /** The fee from a coming day on; null where no other fee is set. */
  nextFee: z.strictObject({ feeRupees: rupeesSchema, fromDay: isoDateSchema }).nullable(),
  /**
   * The open batches whose first day has not passed, earliest first. Full batches are included, because visitors can
   * join their waiting lists.
   */
  nextStarts: z.array(nextStartSchema),
  /** What the fee pays for. */
  covers: z.array(nonEmptyTextSchema.max(120)).min(3),
  /** The registration charge: the part of the fee that is not refunded. */
  registrationChargeRupees: rupeesSchema,
  refund: shortTextSchema,
  /** The conditions of the job guarantee; null for offers without it. */
  guarantee: shortTextSchema.nullable(),
  length: lengthSchema,
  /** Hours of work a week, and how many of them are live. For a workshop, both are its hours in all. */
  hours: z.strictObject({ perWeek: hours, livePerWeek: hours }),
  taught: shortTextSchema,
  /** The text about what we send after the payment. */
  afterPayment: shortTextSchema,
  needs: needsSchema,
  language: nonEmptyTextSchema,
  mentor: mentorSchema,
  certificate: z.strictObject({ title: nonEmptyTextSchema, pdfLink: pathSchema }),
  /** The work that the learner has built at the end. */
  builds: nonEmptyTextSchema.max(300),
  start: startSchema,
  /**
   * Path of the page that describes the offer; for a program or workshop, with the hash of its place on the page of
   * its kind.
   */
  path: pathSchema,
  enrolPath: pathSchema,
  /** The link to the call form with this offer as its subject. */
  callPath: pathSchema,
  /** Further search words, which are never shown. */
  keywords: z.array(nonEmptyTextSchema),
  tools: z.array(nonEmptyTextSchema),
  modules: z.array(nonEmptyTextSchema),
});
export type Offer = z.infer<typeof offerSchema>;
