import { callRequestSchema } from '#contract/call-request.ts';
import { fieldErrors, textOf } from './read-row.ts';
import type { Reading } from './use-row-form.ts';

export function read(fields: FormData): Reading {
  const parsed = callRequestSchema.safeParse(textOf(fields, callRequestSchema));
  if (parsed.success) return { row: parsed.data };
  const errors = fieldErrors(parsed.error.issues);
  return { message: Object.values(errors)[0] ?? '', fields: errors };
}
