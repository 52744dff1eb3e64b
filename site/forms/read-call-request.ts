import { callRequestSchema } from '#contract/call-request.ts';
import { rowToSend, textOf, toMend } from './read-row.ts';
import type { Reading } from './use-row-form.ts';

export function read(fields: FormData): Reading {
  const parsed = callRequestSchema.safeParse(textOf(fields, callRequestSchema));
  if (parsed.success) return { row: rowToSend(parsed.data) };
  return toMend(parsed.error.issues);
}
