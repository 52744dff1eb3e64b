import * as z from 'zod/mini';
import { emailField, messageField, nameField, phoneField } from './fields.ts';
import { programs } from './programs.ts';
import { fieldSentences } from './sentences.ts';

/** A row of `request_a_call`. `message` may be left out; it is always there, or null, once parsed. */
export const callRequestSchema = z.strictObject({
  name: nameField,
  email: emailField,
  phone: phoneField,
  program: z.enum(
    programs.map((program) => program.value),
    { error: fieldSentences.programMissing },
  ),
  message: messageField,
});

export type CallRequest = z.infer<typeof callRequestSchema>;
