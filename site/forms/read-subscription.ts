import { emailSubscriptionSchema } from '#contract/email-subscription.ts';
import { rowToSend, textOf, toMend } from './read-row.ts';
import type { Reading } from './use-row-form.ts';

export function read(fields: FormData): Reading | null {
  const typed = textOf(fields, emailSubscriptionSchema);
  if (typed.email?.trim() === '') return null;
  const parsed = emailSubscriptionSchema.safeParse(typed);
  if (parsed.success) return { row: rowToSend(parsed.data) };
  return toMend(parsed.error.issues);
}
