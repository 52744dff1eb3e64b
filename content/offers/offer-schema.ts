/**
 * What every offer must say. Checked at build (`check-offers.ts`); pages import the type only, so that zod
 * never reaches a phone through this file.
 */
import { z } from 'zod';
import { clock, isoDate, path, rupees, sentence, slug, text } from '../schema.ts';
import { levelSchema, needsSchema, offerFieldsSchema } from './facts-schema.ts';
import { kindIds } from './kinds.ts';

const hours = z.number().positive().max(60);
const count = z.number().int().positive();

const lengthSchema = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('days'), count }),
  z.strictObject({ unit: z.literal('weeks'), count }),
  z.strictObject({ unit: z.literal('months'), count }),
]);

const mentorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('role'), role: text }),
  z.strictObject({ kind: z.literal('person'), name: text, role: text, about: sentence }),
]);

const startSchema = z.discriminatedUnion('at', [
  z.strictObject({
    at: z.literal('dates'),
    startDate: isoDate,
    endDate: isoDate,
    startTime: clock,
    endTime: clock,
  }),
  z.strictObject({ at: z.literal('request'), sentence }),
]);

export const offerSchema = z.strictObject({
  slug,
  kind: z.enum(kindIds),
  title: text.max(70),
  text: sentence,
  fields: offerFieldsSchema,
  level: levelSchema,
  feeRupees: rupees,
  /** What one gets for the fee. */
  covers: z.array(text.max(120)).min(3),
  /** The part of the fee that is not refunded. */
  registrationChargeRupees: rupees,
  refund: sentence,
  /** The conditions of the job guarantee; null where there is none. */
  guarantee: sentence.nullable(),
  length: lengthSchema,
  /** Hours of work in a week, and how many of them are live. */
  hours: z.strictObject({ perWeek: hours, livePerWeek: hours }),
  taught: sentence,
  /** What we send once the payment has arrived. */
  afterPayment: sentence,
  needs: needsSchema,
  language: text,
  mentor: mentorSchema,
  certificate: z.strictObject({ title: text, pdfLink: path }),
  /** What stands finished at the end. */
  builds: text.max(300),
  start: startSchema,
  /** Where it is described; a program and a workshop have a place on their kind's page. */
  path,
  enrolPath: path,
  /** The request for a call that knows what it is about. */
  callPath: path,
  /** By what else it is found; never shown. */
  keywords: z.array(text),
  tools: z.array(text),
  modules: z.array(text),
});
export type Offer = z.infer<typeof offerSchema>;
