import { callRequestSchema } from '#contract/call-request.ts';
import { CallThanks } from './call-thanks.tsx';
import { rowToSend, textOf, toMend } from './read-row.ts';
import type { Reading } from './use-row-form.ts';

/** Comes along, because it is wanted as soon as the row is stored. */
export const Thanks = CallThanks;

export function read(fields: FormData): Reading {
  const parsed = callRequestSchema.safeParse(textOf(fields, callRequestSchema));
  if (parsed.success) return { row: rowToSend(parsed.data) };
  return toMend(parsed.error.issues);
}
