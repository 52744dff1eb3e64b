import type { CallRequest } from '#contract/rows/call-request.ts';
import { readCurrentTrafficSource } from '#site/data/read-current-traffic-source.ts';
import type { FieldErrors, Row } from '../use-visitor-form.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Reads the typed text of those fields that the schema contains. */
export function readTypedTextByField(fields: FormData, schema: { readonly shape: object }) {
  return Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, String(fields.get(name) ?? '')]),
  );
}

/** The column that is sent as null when it is empty, as the specification requires. */
const sentEmpty: keyof CallRequest = 'message';

/**
 * Returns the row with `source` (where the visit came from) and without its empty columns, except `message`. A service
 * of the previous release refuses columns that it does not know, so a new column is sent only when it has a value.
 */
export function prepareRowForSending(row: Row): Row {
  const filled = Object.entries({ ...row, source: readCurrentTrafficSource() }).filter(
    ([column, value]) => value !== null || column === sentEmpty,
  );
  return Object.fromEntries(filled);
}

/**
 * The corrections that the visitor has to make: errors of fields, which are shown beside them, and `message` for an
 * error of the whole form.
 */
export function makeFormCorrections(issues: readonly Issue[], message = '') {
  return { message, fields: fieldErrors(issues) };
}

/** The first error message of each field. */
function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}
