import { emailSubscriptionSchema } from '#contract/email-subscription.ts';
import { formCorrections, rowToSend, typedTextOf } from './row-to-send.ts';
import type { ReadFieldsResult } from './use-visitor-form.ts';

export function read(fields: FormData): ReadFieldsResult | null {
  const typed = typedTextOf(fields, emailSubscriptionSchema);
  if (typed.email?.trim() === '') return null;
  const parsed = emailSubscriptionSchema.safeParse(typed);
  if (parsed.success) return { row: rowToSend(parsed.data) };
  return formCorrections(parsed.error.issues);
}
