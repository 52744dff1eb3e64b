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
 * A row of `enrollments`. Without an `offer` it is the internship enrolment, whose course is agreed later. Without a
 * `batch` it gets the next start of its offer with a free place, if there is one.
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
