/**
 * Every refusal under `/rest/v1`. Programs get PostgREST's codes and words; visitors get plain words. Codes that begin
 * with PT are our own, in PostgREST's format for application errors.
 */

import { serviceFailureSentences } from '#contract/forms/form-sentences.ts';
import {
  batchFullErrorCode,
  noComingDateErrorCode,
  type RestError,
} from '#contract/forms/rest-error.ts';
import { minimalPageWords } from '#contract/pages/minimal-page-words.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { tableNames } from '#contract/rows/visitor-tables.ts';
import { editDistance } from '#contract/text/edit-distance.ts';

export class RequestRefused extends Error {
  readonly status: number;
  readonly code: string;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: { hint?: string; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.hint = extra.hint ?? null;
    this.headers = extra.headers ?? {};
  }

  get body(): RestError {
    return { code: this.code, details: null, hint: this.hint, message: this.message };
  }
}

export const refusals = {
  noKey: () =>
    new RequestRefused(401, 'PT401', 'No API key found in request', {
      hint: 'No `apikey` request header was found.',
    }),
  wrongKey: () =>
    new RequestRefused(401, 'PT401', 'Invalid API key', {
      hint: 'Double check the public key of the site.',
    }),
  denied: (table: string) =>
    new RequestRefused(401, '42501', `permission denied for table ${table}`, {
      headers: { 'www-authenticate': 'Bearer' },
    }),
  noSuchTable: (name: string) =>
    new RequestRefused(
      404,
      'PGRST205',
      `Could not find the table 'public.${name}' in the schema cache`,
      {
        hint: `Perhaps you meant the table 'public.${nearestTable(name)}'`,
      },
    ),
  noSuchPath: () => new RequestRefused(404, 'PGRST125', 'Invalid path specified in request URL'),
  noRoot: () => new RequestRefused(404, 'PGRST126', 'Root endpoint metadata is disabled'),
  noSuchColumn: (column: string, table: string) =>
    new RequestRefused(
      400,
      'PGRST204',
      `Could not find the '${column}' column of '${table}' in the schema cache`,
    ),
  noSuchVerb: (verb: string) =>
    new RequestRefused(405, 'PGRST117', `Unsupported HTTP method: ${verb}`, {
      headers: { allow: 'OPTIONS, POST' },
    }),
  noSuchProfile: (profile: string) =>
    new RequestRefused(406, 'PGRST106', `Invalid schema: ${profile}`, {
      hint: 'Only the following schemas are exposed: public',
    }),
  notAcceptable: (accept: string) =>
    new RequestRefused(406, 'PGRST107', `None of these media types are available: ${accept}`),
  wrongType: (type: string) =>
    new RequestRefused(400, 'PGRST102', `Content-Type not acceptable: ${type}`),
  badJson: () => new RequestRefused(400, 'PGRST102', 'Empty or invalid json'),
  oneRowOnly: () => new RequestRefused(400, 'PT400', 'Please send one row at a time'),
  badKey: () => new RequestRefused(400, 'PT400', 'Idempotency-Key should be a UUID'),
  reusedKey: () =>
    new RequestRefused(409, 'PT409', 'This idempotency key was used for another submission'),
  row: (code: '23502' | '23514', sentence: string) => new RequestRefused(400, code, sentence),
  noDate: (title: string) =>
    new RequestRefused(410, noComingDateErrorCode, minimalPageWords.form.noDate(title)),
  batchClosed: () => new RequestRefused(410, noComingDateErrorCode, fieldErrorSentences.batchWrong),
  batchFull: () => new RequestRefused(423, batchFullErrorCode, fieldErrorSentences.batchFull),
  tooMany: (seconds: number) =>
    new RequestRefused(429, 'PT429', serviceFailureSentences.tooMany(seconds), {
      headers: { 'retry-after': String(seconds) },
    }),
  tooLarge: () => new RequestRefused(413, 'PT413', serviceFailureSentences.tooLarge),
  foreignOrigin: () => new RequestRefused(403, 'PT403', 'This origin may not send rows'),
  expectation: () => new RequestRefused(417, 'PT417', 'This expectation cannot be met'),
  malformed: () => new RequestRefused(400, 'PT400', 'The request could not be read'),
  away: () =>
    new RequestRefused(503, 'PGRST000', serviceFailureSentences.away, {
      headers: { 'retry-after': '5' },
    }),
  broken: () => new RequestRefused(500, 'PT500', serviceFailureSentences.broken),
} as const;

function nearestTable(name: string): string {
  const given = name.slice(0, 64).toLowerCase();
  return [...tableNames].sort((a, b) => editDistance(given, a) - editDistance(given, b))[0] ?? '';
}
