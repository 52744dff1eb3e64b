import * as z from 'zod/mini';
import { fieldSentences } from './field-sentences.ts';
import {
  emailField,
  messageField,
  nameField,
  offerField,
  phoneField,
  sourceField,
} from './fields.ts';
import { programs } from './programs.ts';

/** A row of `request_a_call`. `message`, `offer` and `source` may be left out; each is always there, or null, once parsed. */
export const callRequestSchema = z.strictObject({
  name: nameField,
  email: emailField,
  phone: phoneField,
  program: z.enum(
    programs.map((program) => program.value),
    { error: fieldSentences.programMissing },
  ),
  message: messageField,
  offer: offerField,
  source: sourceField,
});

export type CallRequest = z.infer<typeof callRequestSchema>;
