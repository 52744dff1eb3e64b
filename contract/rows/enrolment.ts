import * as z from 'zod/mini';
import {
  batchField,
  emailField,
  nameField,
  offerField,
  phoneField,
  sourceField,
} from './field-schemas.ts';

/**
 * A row of `enrollments`. A row without an `offer` is the internship enrolment, whose course is agreed later. For a row
 * without a `batch`, the earliest coming batch of the offer with a free place is chosen, if there is one.
 */
export const enrolmentSchema = z.strictObject({
  name: nameField,
  email: emailField,
  mobile: phoneField,
  offer: offerField,
  batch: batchField,
  source: sourceField,
});

export type Enrolment = z.infer<typeof enrolmentSchema>;
