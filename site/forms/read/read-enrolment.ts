import { formSentences } from '#contract/forms/form-sentences.ts';
import { enrolmentSchema } from '#contract/rows/enrolment.ts';
import type { ReadFieldsResult } from '../use-visitor-form.ts';
import { makeFormErrors } from './make-form-errors.ts';
import { prepareRowForSending, readTypedTextByField } from './prepare-row-for-sending.ts';

export function read(fields: FormData): ReadFieldsResult {
  const typed = readTypedTextByField(fields, enrolmentSchema);
  const parsed = enrolmentSchema.safeParse(typed);
  if (parsed.success) return { row: prepareRowForSending(parsed.data) };
  const { issues } = parsed.error;
  const somethingIsEmpty = issues.some(({ path }) => typed[String(path[0])]?.trim() === '');
  return makeFormErrors(issues, somethingIsEmpty ? formSentences.enrolmentIncomplete : '');
}
