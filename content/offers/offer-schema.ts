/**
 * The schema of an offer, checked at build time (`find-offer-problems.ts`). Pages import only the type, so that zod is
 * never sent to the browser through this file.
 */
import { z } from 'zod';
import { clock, isoDate, nonEmptyText, path, rupees, sentence, slug } from '../schema.ts';
import { levelSchema, needsSchema, offerFieldsSchema } from './catalogue-field-schemas.ts';
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
  z.strictObject({ kind: z.literal('role'), role: nonEmptyText }),
  z.strictObject({
    kind: z.literal('person'),
    name: nonEmptyText,
    role: nonEmptyText,
    about: sentence,
  }),
]);

const startSchema = z.discriminatedUnion('at', [
  z.strictObject({
    at: z.literal('dates'),
    startDate: isoDate,
    endDate: isoDate,
    startTime: clock,
    endTime: clock,
    /** Set if every batch of the offer was cancelled. The dates are then those of a cancelled batch and are past. */
    isCancelled: z.literal(true).optional(),
  }),
  z.strictObject({ at: z.literal('request'), sentence }),
]);

export const offerSchema = z.strictObject({
  slug,
  kind: z.enum(kindIds),
  title: nonEmptyText.max(70),
  text: sentence,
  fields: offerFieldsSchema,
  level: levelSchema,
  feeRupees: rupees,
  /** The fee from a coming day on; null where no other fee is set. */
  nextFee: z.strictObject({ feeRupees: rupees, fromDay: isoDate }).nullable(),
  /** The batches that can be joined, earliest first. */
  nextStarts: z.array(nextStartSchema),
  /** What the fee pays for. */
  covers: z.array(nonEmptyText.max(120)).min(3),
  /** The registration charge: the part of the fee that is not refunded. */
  registrationChargeRupees: rupees,
  refund: sentence,
  /** The conditions of the job guarantee; null for offers without it. */
  guarantee: sentence.nullable(),
  length: lengthSchema,
  /** Hours of work a week, and how many of them are live. */
  hours: z.strictObject({ perWeek: hours, livePerWeek: hours }),
  taught: sentence,
  /** The text about what we send after the payment. */
  afterPayment: sentence,
  needs: needsSchema,
  language: nonEmptyText,
  mentor: mentorSchema,
  certificate: z.strictObject({ title: nonEmptyText, pdfLink: path }),
  /** The work that the learner has built at the end. */
  builds: nonEmptyText.max(300),
  start: startSchema,
  /**
   * Path of the page that describes the offer; for a program or workshop, with the hash of its place on the page of
   * its kind.
   */
  path,
  enrolPath: path,
  /** The link to the call form with this offer as its subject. */
  callPath: path,
  /** Further search words, which are never shown. */
  keywords: z.array(nonEmptyText),
  tools: z.array(nonEmptyText),
  modules: z.array(nonEmptyText),
});
export type Offer = z.infer<typeof offerSchema>;
