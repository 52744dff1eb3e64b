import { fieldErrors, type Issue } from './prepare-row-for-sending.ts';

/**
 * The corrections that the visitor has to make: errors of fields, which are shown beside them, and `message` for an
 * error of the whole form.
 */

export function makeFormErrors(issues: readonly Issue[], message = '') {
  return { message, fields: fieldErrors(issues) };
}
