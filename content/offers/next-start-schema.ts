/** A batch of an offer whose first day has not passed, as pages show it. */
import { z } from 'zod';
import { weekdays } from '#contract/text/weekdays.ts';
import { clockSchema, isoDateSchema, nonEmptyTextSchema, rupeesSchema } from '../schema.ts';

export const nextStartSchema = z.strictObject({
  /** The id of the batch, as the enrolment form sends it. */
  id: nonEmptyTextSchema,
  startDate: isoDateSchema,
  endDate: isoDateSchema,
  days: z.array(z.enum(weekdays)).min(1),
  startTime: clockSchema,
  endTime: clockSchema,
  language: z.enum(['en', 'hi']),
  mentor: nonEmptyTextSchema,
  /**
   * Roughly how many places are left. The exact number changes too often for a page, so a script asks the service for
   * the number.
   */
  places: z.enum(['open', 'few', 'full']),
  /** The number of seats; null for no limit. */
  seats: z.number().int().positive().nullable(),
  /** Set while an early price applies and is lower than the fee. */
  early: z
    .strictObject({ feeRupees: rupeesSchema, untilDay: isoDateSchema, reason: nonEmptyTextSchema })
    .nullable(),
  isSample: z.boolean(),
});
export type NextStart = z.infer<typeof nextStartSchema>;
