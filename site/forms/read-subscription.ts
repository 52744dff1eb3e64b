import { emailSubscriptionSchema } from '#contract/email-subscription.ts';
import { fieldErrors, textOf } from './read-row.ts';
import type { Reading } from './use-row-form.ts';

export function read(fields: FormData): Reading | null {
  const typed = textOf(fields, emailSubscriptionSchema);
  if (typed.email?.trim() === '') return null;
  const parsed = emailSubscriptionSchema.safeParse(typed);
  if (parsed.success) return { row: parsed.data };
  const errors = fieldErrors(parsed.error.issues);
  return { message: Object.values(errors)[0] ?? '', fields: errors };
}
