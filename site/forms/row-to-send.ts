import type { CallRequest } from '#contract/call-request.ts';
import { currentTrafficSource } from '#site/data/current-traffic-source.ts';
import type { FieldErrors, Row } from './use-visitor-form.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The typed text of the fields that the schema contains. */
export function typedTextOf(fields: FormData, schema: { readonly shape: object }) {
  return Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, String(fields.get(name) ?? '')]),
  );
}

/** The column that is sent as null when it is empty, as the specification requires. */
const sentEmpty: keyof CallRequest = 'message';

/**
 * Leaves out every empty column except `message`. So a row without an offer and a traffic source has only the columns
 * of the specification. A service of the previous release refuses unknown columns; it still accepts a row in which the
 * newest field is empty. The page sets `source`, which is never read from a form.
 */
export function rowToSend(row: Row): Row {
  const filled = Object.entries({ ...row, source: currentTrafficSource() }).filter(
    ([column, value]) => value !== null || column === sentEmpty,
  );
  return Object.fromEntries(filled);
}

/**
 * The corrections that the visitor has to make: errors of fields, which are shown beside them, and `message` for an
 * error of the whole form.
 */
export function formCorrections(issues: readonly Issue[], message = '') {
  return { message, fields: fieldErrors(issues) };
}

/** The first error message of each field. */
function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}
