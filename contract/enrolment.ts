import * as z from 'zod/mini';
import { emailField, nameField, offerField, phoneField, sourceField } from './fields.ts';

/** A row of `enrollments`. Without an `offer` it is the internship enrolment, whose course is agreed on afterwards. */
export const enrolmentSchema = z.strictObject({
  name: nameField,
  email: emailField,
  mobile: phoneField,
  offer: offerField,
  source: sourceField,
});

export type Enrolment = z.infer<typeof enrolmentSchema>;
