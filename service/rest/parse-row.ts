/**
 * Turns the bytes of a request into a row that the contract accepts, or refuses them. Checks run in PostgREST's
 * order: the body, its columns, missing values, then the values.
 */
import type * as z from 'zod/mini';
import { formerGuardFields, formGuardNames } from '#contract/forms/form-guard-names.ts';
import { serviceFailureSentences } from '#contract/forms/form-sentences.ts';
import { shownFeeNames } from '#contract/forms/shown-fee.ts';
import {
  isOptionalColumn,
  type TableName,
  tableColumns,
  tableSchemas,
} from '#contract/rows/visitor-tables.ts';
import type { SubmissionRow } from '#database/visitors/submission-port.ts';
import { refusals } from './request-refused.ts';

const guardFields: readonly string[] = [
  formGuardNames.trapField,
  formGuardNames.keyField,
  shownFeeNames.field,
  ...formerGuardFields,
];
const utf8 = new TextDecoder('utf-8', { fatal: true });

export type ParsedBody = {
  /** Whether the values come from an ordinary HTML form. They may then include the fields of the spam check. */
  isForm: boolean;
  values: Record<string, unknown>;
};

/** Returns the kind of a body with this content type: JSON or an HTML form. Refuses any other content type. */
export function parseBodyKind(contentType: string | undefined): 'json' | 'form' {
  const type = (contentType ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (/^application\/(vnd\.pgrst\.(object|array)\+)?json$/.test(type)) return 'json';
  throw refusals.wrongType(printable(type));
}

/** Reads the values of one row, including the fields of the spam check if the row came from a form. */
export function readBody(kind: 'json' | 'form', body: Buffer | undefined): ParsedBody {
  const text = decode(body);
  if (kind === 'form') {
    if (text.trim() === '') throw refusals.badJson();
    return { isForm: true, values: Object.fromEntries(new URLSearchParams(text)) };
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw refusals.badJson();
  }
  if (Array.isArray(parsed)) {
    if (parsed.length === 0) throw refusals.badJson();
    if (parsed.length > 1) throw refusals.oneRowOnly();
    parsed = parsed[0];
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw refusals.badJson();
  return { isForm: false, values: parsed as Record<string, unknown> };
}

function decode(body: Buffer | undefined): string {
  try {
    return utf8.decode(body ?? Buffer.alloc(0));
  } catch {
    throw refusals.badJson();
  }
}

/**
 * Reads `?columns="name","email"`: only these columns are stored, and the others are ignored. Null if the query has no
 * `columns`.
 */
function namedColumns(query: string, table: TableName): string[] | null {
  if (query === '') return null;
  const given = new URLSearchParams(query).get('columns');
  if (given === null) return null;
  const names = given.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
  for (const name of names) refuseUnknown(name, table);
  return names;
}

function refuseUnknown(name: string, table: TableName): void {
  if (!(tableColumns[table] as readonly string[]).includes(name))
    throw refusals.noSuchColumn(printable(name), table);
}

/** Returns the row to store. Throws RequestRefused with PostgREST's code. */
export function parseRow(table: TableName, sent: ParsedBody, query: string): SubmissionRow {
  const only = namedColumns(query, table);
  const given = new Map<string, unknown>();
  for (const [name, value] of Object.entries(sent.values)) {
    if (sent.isForm && guardFields.includes(name)) continue;
    if (only !== null && !only.includes(name)) continue;
    refuseUnknown(name, table);
    // A whole number becomes text, as PostgreSQL would store it in a text column.
    given.set(name, Number.isSafeInteger(value) ? String(value) : value);
  }
  // A browser does not send a choice that nobody made. So for a form, missing values are left to the schema, which has
  // a sentence for the visitor.
  const neededColumns = sent.isForm ? [] : tableColumns[table];
  for (const column of neededColumns) {
    if ((given.get(column) ?? null) === null && !isOptionalColumn(table, column)) {
      throw refusals.row(
        '23502',
        `null value in column "${column}" of relation "${table}" violates not-null constraint`,
      );
    }
  }
  const schema: z.ZodMiniType<SubmissionRow> = tableSchemas[table];
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const sentences = [...new Set(result.error.issues.map(({ message }) => message))];
  // A program is told one error at a time, as PostgREST does; a visitor is told all that has to be corrected.
  const message = sent.isForm ? sentences.join(' ') : sentences[0];
  throw refusals.row('23514', message || serviceFailureSentences.checkEntered);
}

/** Makes a part of the request safe to repeat in the answer: short, one line, printable ASCII. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, 80);
}
