import type { CallRequest } from '#contract/call-request.ts';
import { cameFrom } from '#site/data/came-from.ts';
import type { FieldErrors, Row } from './use-row-form.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The typed text of the schema's fields, as it takes it. */
export function textOf(fields: FormData, schema: { readonly shape: object }) {
  return Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, String(fields.get(name) ?? '')]),
  );
}

/** Empty, it is sent as null, as the specification has it. */
const sentEmpty: keyof CallRequest = 'message';

/**
 * Of any other column nothing is sent that is empty: a row without an offer has the specification's columns only, and a
 * service of the release before, which refuses what it does not know, still takes a row without the newest field.
 * The source is the page's own word, whatever a form says.
 */
export function rowToSend(row: Row): Row {
  const filled = Object.entries({ ...row, source: cameFrom() }).filter(
    ([column, value]) => value !== null || column === sentEmpty,
  );
  return Object.fromEntries(filled);
}

/** What is wrong with fields is said beside them, once; `message` is for what concerns all of them. */
export function toMend(issues: readonly Issue[], message = '') {
  return { message, fields: fieldErrors(issues) };
}

/** The first sentence of each field that has one. */
function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}
