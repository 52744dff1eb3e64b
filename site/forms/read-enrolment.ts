import { enrolmentSchema } from '#contract/enrolment.ts';
import { sentences } from '#contract/sentences.ts';
import { rowToSend, textOf, toMend } from './read-row.ts';
import type { Reading } from './use-row-form.ts';

export function read(fields: FormData): Reading {
  const typed = textOf(fields, enrolmentSchema);
  const parsed = enrolmentSchema.safeParse(typed);
  if (parsed.success) return { row: rowToSend(parsed.data) };
  const { issues } = parsed.error;
  const somethingIsEmpty = issues.some(({ path }) => typed[String(path[0])]?.trim() === '');
  return toMend(issues, somethingIsEmpty ? sentences.enrolmentIncomplete : '');
}
