import { enrolmentSchema } from '#contract/enrolment.ts';
import { sentences } from '#contract/sentences.ts';
import { fieldErrors, textOf } from './read-row.ts';
import type { Reading } from './use-row-form.ts';

export function read(fields: FormData): Reading {
  const typed = textOf(fields, enrolmentSchema);
  const parsed = enrolmentSchema.safeParse(typed);
  if (parsed.success) return { row: parsed.data };
  const errors = fieldErrors(parsed.error.issues);
  const somethingIsEmpty = Object.keys(errors).some((name) => typed[name]?.trim() === '');
  return {
    message: somethingIsEmpty ? sentences.enrolmentIncomplete : (Object.values(errors)[0] ?? ''),
    fields: errors,
  };
}
