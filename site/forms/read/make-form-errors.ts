import type { FieldErrors } from '../use-visitor-form.ts';
import type { Issue } from './prepare-row-for-sending.ts';

/**
 * The corrections that the visitor has to make: errors of fields, which are shown beside them, and `message` for an
 * error of the whole form.
 */
export function makeFormErrors(issues: readonly Issue[], message = '') {
  return { message, fields: fieldErrors(issues) };
}

/** The first error message of each field. */
function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}
