/** A request that is to become a row: all that stands in it, and all that it can be refused for. */
import type { FastifyRequest } from 'fastify';
import { fieldSentences } from '#contract/field-sentences.ts';
import { formGuard } from '#contract/form-guard.ts';
import type { TableName } from '#contract/tables.ts';
import type { Submission } from '#database/visitors/visitor-port.ts';
import { indianDay } from '#domain/indian-day.ts';
import { isOpenForEnrolment } from '#domain/is-open-for-enrolment.ts';
import { originOf } from '../http/origin.ts';
import { isSold, type Offers } from '../offers/offers.ts';
import type { Config } from '../settings/config.ts';
import { bodyKind, parseRow, readBody, type Sent } from './read-row.ts';
import { queryOf, tableOf } from './rest-table.ts';
import { refusals } from './wire-errors.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type Received = {
  sent: Sent;
  submission: Submission;
  /** What of `Prefer` was done. */
  applied: string | null;
};

/** All that can be refused before anything is written, in PostgREST's order. Throws a Refusal. */
export function readRequest(
  request: FastifyRequest,
  { config, offers, now }: { config: Config; offers: Offers; now: () => number },
): Received {
  const kind = bodyKind(request.headers['content-type']);
  const sent = readBody(kind, request.body as Buffer | undefined);
  request.sentForm = sent;
  refuseWithoutKey(request, sent, config);
  const table = tableOf(request);
  refuseProfile(request, false);
  refuseAccept(request, sent);
  const applied = refusePreferences(request, table);
  const row = parseRow(table, sent, queryOf(request));
  if (row.offer && !isSold(row.offer, offers))
    throw refusals.row('23514', fieldSentences.offerWrong);
  if (table === 'enrollments') refuseWithoutDate(row.offer, offers, now());
  return { sent, submission: { table, row, idempotencyKey: readIdempotencyKey(request) }, applied };
}

/** A page that was opened before the last day still shows the form. */
function refuseWithoutDate(slug: string | null | undefined, offers: Offers, now: number): void {
  const offer = slug ? offers.find(slug) : null;
  if (offer && !isOpenForEnrolment(offer.start, indianDay(new Date(now))))
    throw refusals.noDate(offer.title);
}

/**
 * The public key, as `apikey` or as a bearer token. A browser's own form can set no header: from a page
 * of ours it needs none, and it may carry the key as a field.
 */
export function refuseWithoutKey(request: FastifyRequest, sent: Sent | null, config: Config): void {
  const { apikey, authorization } = request.headers;
  const bearer = /^Bearer\s+(.*)$/i.exec(authorization ?? '')?.[1]?.trim();
  if (apikey === undefined && bearer === undefined) {
    const origin = originOf(request.headers, config).from;
    const field = sent?.isForm ? sent.values[formGuard.keyField] : undefined;
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

export function refuseProfile(request: FastifyRequest, isRead: boolean): void {
  const profile = request.headers[isRead ? 'accept-profile' : 'content-profile'];
  if (profile !== undefined && profile !== 'public') {
    throw refusals.noSuchProfile(
      String(profile)
        .replace(/[^\x20-\x7e]/g, '?')
        .slice(0, 64),
    );
  }
}

const producible =
  /^(\*\/\*|application\/(\*|json|octet-stream|geo\+json|vnd\.pgrst\.[\w.+-]+)|text\/(\*|csv))$/;

function refuseAccept(request: FastifyRequest, sent: Sent): void {
  const accept = request.headers.accept;
  if (accept === undefined || accept.trim() === '') return;
  const types = accept.split(',').map((part) => part.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (types.some((type) => producible.test(type) || (sent.isForm && type === 'text/html'))) return;
  throw refusals.notAcceptable(accept.replace(/[^\x20-\x7e]/g, '?').slice(0, 80));
}

/** Reading back and overwriting need rights that a visitor has not. Returns what was applied. */
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
    /** What a form held, so that a failure can show it again. */
    sentForm: Sent | null;
  }
}
