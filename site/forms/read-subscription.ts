import { emailSubscriptionSchema } from '#contract/email-subscription.ts';
import { formCorrections, rowToSend, typedTextOf } from './row-to-send.ts';
import type { Reading } from './use-visitor-form.ts';

export function read(fields: FormData): Reading | null {
  const typed = typedTextOf(fields, emailSubscriptionSchema);
  if (typed.email?.trim() === '') return null;
  const parsed = emailSubscriptionSchema.safeParse(typed);
  if (parsed.success) return { row: rowToSend(parsed.data) };
  return formCorrections(parsed.error.issues);
}
