/** Checks a request that wants to store a row, and refuses a request that breaks a rule. */
import type { FastifyRequest } from 'fastify';
import { formGuardNames } from '#contract/forms/form-guard-names.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import type { TableName } from '#contract/rows/visitor-tables.ts';
import type { Submission } from '#database/visitors/submission-port.ts';
import { classifyRequestOrigin } from '../http/classify-request-origin.ts';
import { isOnSale, type Offers } from '../offers/read-offers.ts';
import type { Config } from '../settings/config.ts';
import { type ParsedBody, parseBodyKind, parseRow, readBody } from './parse-row.ts';
import { refusals } from './request-refused.ts';
import { queryStringOfRequest, tableOfRequest } from './table-of-request.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type ReceivedSubmission = {
  sent: ParsedBody;
  submission: Submission;
  /** The preference of the header `Prefer` that was applied: `return=minimal`, or null. */
  appliedPreference: string | null;
};

/** Checks everything that can be refused without reading the database, in PostgREST's order. Throws RequestRefused. */
export function checkSubmissionRequest(
  request: FastifyRequest,
  { config, offers }: { config: Config; offers: Offers },
): ReceivedSubmission {
  const kind = parseBodyKind(request.headers['content-type']);
  const sent = readBody(kind, request.body as Buffer | undefined);
  request.sentForm = sent;
  refuseWithoutAnonKey(request, sent, config);
  const table = tableOfRequest(request);
  refuseOtherDatabaseSchema(request, false);
  refuseAccept(request, sent);
  const appliedPreference = refusePreferences(request, table);
  const row = parseRow(table, sent, queryStringOfRequest(request));
  if (row.offer && !isOnSale(row.offer, offers))
    throw refusals.row('23514', fieldErrorSentences.offerWrong);
  return {
    sent,
    submission: { table, row, idempotencyKey: readIdempotencyKey(request) },
    appliedPreference: appliedPreference,
  };
}

/**
 * Refuses a request without the public key. A program sends the key as `apikey` or as a bearer token. A browser's own
 * form can't set a header: a form from our own pages needs no key, and a form from a listed or unknown origin has the
 * key as a field. A form from any other site is refused.
 */
export function refuseWithoutAnonKey(
  request: FastifyRequest,
  sent: ParsedBody | null,
  config: Config,
): void {
  const { apikey, authorization } = request.headers;
  const bearer = /^Bearer\s+(.*)$/i.exec(authorization ?? '')?.[1]?.trim();
  if (apikey === undefined && bearer === undefined) {
    const origin = classifyRequestOrigin(request.headers, config).from;
    const field = sent?.isForm ? sent.values[formGuardNames.keyField] : undefined;
    if (field !== undefined && field !== config.anonKey) throw refusals.wrongKey();
    if (sent?.isForm && (origin === 'here' || (origin !== 'elsewhere' && field === config.anonKey)))
      return;
    throw refusals.noKey();
  }
  if (
    (apikey ?? config.anonKey) !== config.anonKey ||
    (bearer ?? config.anonKey) !== config.anonKey
  ) {
    throw refusals.wrongKey();
  }
}

export function refuseOtherDatabaseSchema(request: FastifyRequest, isRead: boolean): void {
  const profile = request.headers[isRead ? 'accept-profile' : 'content-profile'];
  if (profile !== undefined && profile !== 'public') {
    throw refusals.noSuchProfile(
      String(profile)
        .replace(/[^\x20-\x7e]/g, '?')
        .slice(0, 64),
    );
  }
}

const acceptablePattern =
  /^(\*\/\*|application\/(\*|json|octet-stream|geo\+json|vnd\.pgrst\.[\w.+-]+)|text\/(\*|csv))$/;

function refuseAccept(request: FastifyRequest, sent: ParsedBody): void {
  const accept = request.headers.accept;
  if (accept === undefined || accept.trim() === '') return;
  const types = accept.split(',').map((part) => part.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (types.some((type) => acceptablePattern.test(type) || (sent.isForm && type === 'text/html')))
    return;
  throw refusals.notAcceptable(accept.replace(/[^\x20-\x7e]/g, '?').slice(0, 80));
}

/**
 * Refuses a request to return stored rows or to overwrite rows, because visitors may do neither. Returns the preference
 * that is applied.
 */
function refusePreferences(request: FastifyRequest, table: TableName): string | null {
  const prefer = String(request.headers.prefer ?? '').toLowerCase();
  if (/return=(representation|headers-only)|resolution=merge-duplicates/.test(prefer)) {
    throw refusals.denied(table);
  }
  return /return=minimal/.test(prefer) ? 'return=minimal' : null;
}

function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !uuid.test(key)) throw refusals.badKey();
  return key.toLowerCase();
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The sent form, so that an error page can show its values again. */
    sentForm: ParsedBody | null;
  }
}
