import { emailSubscriptionSchema } from '#contract/rows/email-subscription.ts';
import type { ReadFieldsResult } from '../use-visitor-form.ts';
import { makeFormErrors } from './make-form-errors.ts';
import { prepareRowForSending, readTypedTextByField } from './prepare-row-for-sending.ts';

export function read(fields: FormData): ReadFieldsResult | null {
  const typed = readTypedTextByField(fields, emailSubscriptionSchema);
  if (typed.email?.trim() === '') return null;
  const parsed = emailSubscriptionSchema.safeParse(typed);
  if (parsed.success) return { row: prepareRowForSending(parsed.data) };
  return makeFormErrors(parsed.error.issues);
}
