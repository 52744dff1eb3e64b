import * as z from 'zod/mini';
import { emailField, nameField, phoneField } from './fields.ts';

/** A row of `enrollments`. */
export const enrolmentSchema = z.strictObject({
  name: nameField,
  email: emailField,
  mobile: phoneField,
});

export type Enrolment = z.infer<typeof enrolmentSchema>;
