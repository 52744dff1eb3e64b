/**
 * `/rest/v1`: the three tables, insert-only, in PostgREST's wire format. Nothing here ever answers an
 * empty error or HTML, because supabase-js reads some of those as success; the one exception is a
 * browser's own form, which gets a page.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formGuard } from '#contract/form-guard.ts';
import { landingPages, paymentHeader } from '#contract/landing-pages.ts';
import { isTableName, type TableName } from '#contract/tables.ts';
import { type Store, StoreAway } from '#database/store.ts';
import { RefusedRow, ReusedKey, type Submission } from '#database/visitors/visitor-port.ts';
import { limitedBy } from '../client-address.ts';
import type { Config } from '../config.ts';
import { type Suspicion, suspicion } from '../form-guard.ts';
import { type Limiter, memoryLimiter } from '../limiter.ts';
import { originOf } from '../origin.ts';
import { allowOrigin, answerPreflight } from '../plugins/cross-origin.ts';
import { bodyKind, parseRow, readBody, type Sent } from '../read-row.ts';
import { Refusal, refusals } from '../wire-errors.ts';
import { type FailedForm, formPage } from './form-page.ts';

export type RestOptions = {
  config: Config;
  store: Store;
  limiter: Limiter;
  now: () => number;
  /** Where enrolments are paid; null when nowhere. */
  paymentUrl: string | null;
  /** Called after a row was stored or kept aside: somebody is waiting to be told. */
  onStored: () => void;
};

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isRestPath(url: string): boolean {
  return url === '/rest/v1' || url.startsWith('/rest/v1/') || url.startsWith('/rest/v1?');
}

/** A person may surprise us, once. Only an address that keeps sending at that speed is taken for a script. */
const fastHandsAllowed = { perMinute: 5, perHour: 40 };

type RestState = RestOptions & { fastHands: Limiter };

export function addRest(app: FastifyInstance, restOptions: RestOptions): void {
  const { config } = restOptions;
  const fastHands = memoryLimiter(fastHandsAllowed, restOptions.now);
  const options: RestState = { ...restOptions, fastHands };
  app.register(async (rest) => {
    // Bodies come as bytes, whatever they call themselves: what they are is ours to say.
    rest.removeAllContentTypeParsers();
    rest.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    rest.setErrorHandler(async (error, request, reply) =>
      sendRefusal(error, request, reply, options),
    );
    rest.addHook('onRequest', async (request, reply) => allowOrigin(request, reply, config));
    rest.addHook('onResponse', async (request, reply) => {
      request.log.info({
        method: request.method,
        table: tableIn(request),
        status: reply.statusCode,
        code: request.refusalCode ?? undefined,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      });
    });

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.method === 'OPTIONS') return answerPreflight(request, reply, config);
      return takeRow(request, reply, options);
    };
    rest.route({ method: [...verbs], url: '/rest/v1', handler });
    rest.route({ method: [...verbs], url: '/rest/v1/*', handler });
  });
}

async function takeRow(request: FastifyRequest, reply: FastifyReply, options: RestState) {
  const { config, store, limiter } = options;
  const address = limitedBy(request.ip);
  if (request.method !== 'POST') {
    refuseWithoutKey(request, null, config);
    const table = tableOf(request);
    refuseProfile(request, request.method === 'GET' || request.method === 'HEAD');
    throw refusals.denied(table);
  }

  let received: Received;
  try {
    received = readRequest(request, config);
  } catch (refusal) {
    // Any website can make its visitors' browsers post here. That is refused without being counted, so that
    // it cannot spend what the people behind an address have.
    if (originOf(request.headers, config).from === 'elsewhere') throw refusal;
    const waitSeconds = await limiter.count(address, 'failed');
    throw waitSeconds > 0 ? refusals.tooMany(waitSeconds) : refusal;
  }
  const waitSeconds = await limiter.count(address);
  if (waitSeconds > 0) throw refusals.tooMany(waitSeconds);

  const { sent, submission, applied } = received;
  const { table } = submission;
  const reason = await whyKeptAside(request, sent, address, options);
  if (reason === null) {
    await store.insertAsVisitor(submission);
  } else {
    await store.keepAside(submission, reason);
    request.log.warn({ table, reason }, 'kept aside in quarantine');
  }
  options.onStored();

  if (isBrowserForm(request)) return reply.redirect(landingUrl(request, table, options), 303);
  if (applied) reply.header('preference-applied', applied);
  if (table === 'enrollments' && options.paymentUrl !== null)
    reply.header(paymentHeader, options.paymentUrl);
  return reply.code(201).header('content-length', '0').send();
}

type Received = {
  sent: Sent;
  submission: Submission;
  /** What of `Prefer` was done. */
  applied: string | null;
};

/** All that can be refused before anything is written, in PostgREST's order. Throws a Refusal. */
function readRequest(request: FastifyRequest, config: Config): Received {
  const kind = bodyKind(request.headers['content-type']);
  const sent = readBody(kind, request.body as Buffer | undefined);
  request.sentForm = sent;
  refuseWithoutKey(request, sent, config);
  const table = tableOf(request);
  refuseProfile(request, false);
  refuseAccept(request, sent);
  const applied = refusePreferences(request, table);
  const row = parseRow(table, sent, queryOf(request));
  return { sent, submission: { table, row, idempotencyKey: readIdempotencyKey(request) }, applied };
}

async function whyKeptAside(
  request: FastifyRequest,
  sent: Sent,
  address: string,
  { fastHands }: RestState,
): Promise<Suspicion | null> {
  const reason = suspicion(sent, request.headers);
  if (reason !== 'too fast') return reason;
  return (await fastHands.count(address)) > 0 ? reason : null;
}

function pathOf(request: FastifyRequest): string {
  return (request.raw.url ?? '').split('?', 1)[0] ?? '';
}

function queryOf(request: FastifyRequest): string {
  const url = request.raw.url ?? '';
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

/** The table that the address names. Throws for the root, deeper paths and unknown names. */
function tableOf(request: FastifyRequest): TableName {
  const rest = pathOf(request).slice('/rest/v1'.length).replace(/^\//, '');
  if (rest === '') throw refusals.noRoot();
  let name: string;
  try {
    name = decodeURIComponent(rest);
  } catch {
    throw refusals.noSuchPath();
  }
  if (rest.includes('/') || name.includes('/')) throw refusals.noSuchPath();
  if (isTableName(name)) return name;
  throw refusals.noSuchTable(name.replace(/[^\x20-\x7e]/g, '?').slice(0, 64));
}

/** For the log: the table, or nothing. An unknown name may be anything and is not logged. */
function tableIn(request: FastifyRequest): TableName | undefined {
  const name = pathOf(request).slice('/rest/v1/'.length);
  return isTableName(name) ? name : undefined;
}

/**
 * The public key, as `apikey` or as a bearer token. A browser's own form can set no header: from a page
 * of ours it needs none, and it may carry the key as a field.
 */
function refuseWithoutKey(request: FastifyRequest, sent: Sent | null, config: Config): void {
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

function refuseProfile(request: FastifyRequest, isRead: boolean): void {
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

/** A browser's own form: it asks for a page and cannot set a header for the key. */
function isBrowserForm(request: FastifyRequest): boolean {
  const { accept = '', apikey, authorization } = request.headers;
  const type = request.headers['content-type'] ?? '';
  return (
    /^application\/x-www-form-urlencoded/i.test(type) &&
    /text\/html/.test(accept) &&
    apikey === undefined &&
    authorization === undefined
  );
}

/**
 * On the origin of the page that the form stands on; an enrolment that is to be paid goes on to our own page,
 * which knows where.
 */
function landingUrl(request: FastifyRequest, table: TableName, options: RestOptions): string {
  if (table === 'enrollments' && options.paymentUrl !== null) return landingPages[table];
  const origin = originOf(request.headers, options.config);
  return origin.from === 'listed' ? `${origin.origin}${landingPages[table]}` : landingPages[table];
}

/** Any error as the refusal it means; what nobody foresaw is ours, and only the log is told of it. */
function asRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof RefusedRow) return refusals.row(error.code, error.message);
  if (error instanceof ReusedKey) return refusals.reusedKey();
  if (error instanceof StoreAway) {
    request.log.error({ err: error }, 'the database did not take a row');
    return refusals.away();
  }
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refusals.tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refusals.wrongType('unknown');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return refusals.malformed();
  request.log.error({ err: error }, 'a request failed by a fault of ours');
  return refusals.broken();
}

export async function sendRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RestOptions,
) {
  const refusal = asRefusal(error, request);
  request.refusalCode = refusal.code;
  reply.code(refusal.status).headers(refusal.headers);

  const page = await failedForm(request, refusal, options);
  if (page !== null) {
    const { html, policy } = formPage(page);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(html);
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(refusal.body));
}

/** A browser's own form is answered with a page that keeps what was typed. */
async function failedForm(
  request: FastifyRequest,
  refusal: Refusal,
  options: RestOptions,
): Promise<FailedForm | null> {
  const table = tableIn(request);
  if (!isBrowserForm(request) || table === undefined) return null;
  if (originOf(request.headers, options.config).from === 'elsewhere') return null;
  return {
    table,
    code: refusal.code,
    message: refusal.message,
    values: request.sentForm?.values ?? {},
    anonKey: options.config.anonKey,
    siteUrl:
      originOf(request.headers, options.config).from === 'listed'
        ? (request.headers.origin ?? '')
        : '',
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What a form held, so that a failure can show it again. */
    sentForm: Sent | null;
    refusalCode: string | null;
  }
}
