import * as z from 'zod/mini';
import { callRequestPrograms } from '../forms/call-request-programs.ts';
import { fieldErrorSentences } from './field-error-sentences.ts';
import {
  emailField,
  messageField,
  nameField,
  offerField,
  phoneField,
  sourceField,
} from './field-schemas.ts';

/**
 * A row of `request_a_call`. `message`, `offer` and `source` may be missing. After parsing, a missing field is null.
 */
export const callRequestSchema = z.strictObject({
  name: nameField,
  email: emailField,
  phone: phoneField,
  program: z.enum(
    callRequestPrograms.map((program) => program.value),
    { error: fieldErrorSentences.programMissing },
  ),
  message: messageField,
  offer: offerField,
  source: sourceField,
});

export type CallRequest = z.infer<typeof callRequestSchema>;
