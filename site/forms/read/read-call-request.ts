import { callRequestSchema } from '#contract/rows/call-request.ts';
import { CallThanks } from '../call-thanks.tsx';
import type { ReadFieldsResult } from '../use-visitor-form.ts';
import { makeFormErrors } from './make-form-errors.ts';
import { prepareRowForSending, readTypedTextByField } from './prepare-row-for-sending.ts';

/**
 * The thanks are exported from this module, so that they are in the same script as the reader. They are needed as soon
 * as the row is stored.
 */
export { CallThanks };

export function read(fields: FormData): ReadFieldsResult {
  const parsed = callRequestSchema.safeParse(readTypedTextByField(fields, callRequestSchema));
  if (parsed.success) return { row: prepareRowForSending(parsed.data) };
  return makeFormErrors(parsed.error.issues);
}
