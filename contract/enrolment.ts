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
 * A row of `enrollments`. A row without an `offer` is the internship enrolment, whose course is agreed later. A row
 * without a `batch` gets a place in the next start of its offer that has a free one, if there is such a start.
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
