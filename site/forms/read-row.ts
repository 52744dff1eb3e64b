import { cameFrom } from '#site/data/came-from.ts';
import type { FieldErrors } from './use-row-form.ts';

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

type Extras = { offer?: string | null; source: string | null };

/**
 * Nothing is sent of an offer that was not chosen, nor of a source that is not known: a row without them has the
 * specification's columns only. The source is the page's own word, whatever a form says.
 */
export function rowToSend<Row extends Extras>({ offer, source: _, ...row }: Row) {
  const source = cameFrom();
  return { ...row, ...(offer ? { offer } : {}), ...(source ? { source } : {}) };
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
