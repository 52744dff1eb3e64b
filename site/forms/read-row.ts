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

/** The first sentence of each field that has one. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}
