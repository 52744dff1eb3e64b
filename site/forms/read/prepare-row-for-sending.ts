import type { CallRequest } from '#contract/rows/call-request.ts';
import { readCurrentTrafficSource } from '#site/data/read-current-traffic-source.ts';
import type { SentRow } from '../use-visitor-form.ts';

export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Reads the typed text of those fields that the schema contains. */
export function readTypedTextByField(fields: FormData, schema: { readonly shape: object }) {
  return Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, String(fields.get(name) ?? '')]),
  );
}

/** The one column that is sent even when it is empty, as null, because the specification demands it. */
const sentEmpty: keyof CallRequest = 'message';

/**
 * Adds `source` (where the visit came from) to the row and leaves out empty columns, except `message`. During an
 * update, the service may still be the previous release, which refuses new columns, so these are sent only with a
 * value.
 */
export function prepareRowForSending(row: SentRow): SentRow {
  const filled = Object.entries({ ...row, source: readCurrentTrafficSource() }).filter(
    ([column, value]) => value !== null || column === sentEmpty,
  );
  return Object.fromEntries(filled);
}
