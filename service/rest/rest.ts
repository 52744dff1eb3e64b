/**
 * `/rest/v1`: the three tables, insert-only, in PostgREST's wire format. Nothing here ever answers an
 * empty error or HTML, because supabase-js reads some of those as success; the one exception is a
 * browser's own form, which gets a page.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { landingPages, paymentHeader } from '#contract/form-pages.ts';
import type { TableName } from '#contract/tables.ts';
import type { Store } from '#database/store.ts';
import type { Submission } from '#database/visitors/visitor-port.ts';
import { allowOrigin, answerPreflight } from '../http/cross-origin.ts';
import { limitKey } from '../http/limit-key.ts';
import { type Limiter, memoryLimiter } from '../http/limiter.ts';
import { originOf } from '../http/origin.ts';
import type { Offers } from '../offers/offers.ts';
import type { NextStep, Payments } from '../payments/payments.ts';
import type { Config } from '../settings/config.ts';
import { isBrowserForm } from './is-browser-form.ts';
import { type Received, readRequest, refuseProfile, refuseWithoutKey } from './read-request.ts';
import type { Sent } from './read-row.ts';
import { tableIn, tableOf } from './rest-table.ts';
import { sendRefusal } from './send-refusal.ts';
import { type Suspicion, suspicion } from './suspicion.ts';
import { refusals } from './wire-errors.ts';

export type RestOptions = {
  config: Config;
  store: Store;
  limiter: Limiter;
  now: () => number;
  /** Where enrolments are paid by a fixed address; null when nowhere. */
  paymentUrl: string | null;
  /** What makes payments of orders; it goes before the fixed address. Null when there is none. */
  payments: Payments | null;
  /** What is sold: a row about anything else is refused. */
  offers: Offers;
  /** Called after a row was stored or quarantined: somebody is waiting to be told. */
  onStored: () => void;
};

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

export function isRestPath(url: string): boolean {
  return url === '/rest/v1' || url.startsWith('/rest/v1/') || url.startsWith('/rest/v1?');
}

/** A person may surprise us, once. Only an address that keeps sending at that speed is taken for a script. */
const fastHandsAllowed = { perMinute: 5, perHour: 40 };

type RestState = RestOptions & { fastHands: Limiter };

export function addRestApi(app: FastifyInstance, restOptions: RestOptions): void {
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
  const address = limitKey(request.ip);
  if (request.method !== 'POST') {
    refuseWithoutKey(request, null, config);
    const table = tableOf(request);
    refuseProfile(request, request.method === 'GET' || request.method === 'HEAD');
    throw refusals.denied(table);
  }

  let received: Received;
  try {
    received = readRequest(request, options);
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
  const reason = await whyQuarantined(request, sent, address, options);
  if (reason === null) {
    await store.insertAsVisitor(submission);
  } else {
    await store.keepInQuarantine(submission, reason);
    request.log.warn({ table, reason }, 'quarantined');
  }
  options.onStored();

  const payment = table === 'enrollments' ? await paymentOf(submission, reason, options) : null;
  if (isBrowserForm(request))
    return reply.redirect(payment?.page ?? landingUrl(request, table, options), 303);
  if (applied) reply.header('preference-applied', applied);
  if (payment !== null) {
    // A page of another origin cannot take an address of ours for its own.
    const isHere = originOf(request.headers, config).from === 'here';
    const { address } = payment;
    reply.header(paymentHeader, isHere ? address : new URL(address, config.siteUrl).href);
  }
  return reply.code(201).header('content-length', '0').send();
}

/** Where this enrolment is paid; what was quarantined is told nothing that another would not be. */
async function paymentOf(
  { row }: Submission,
  keptInQuarantine: Suspicion | null,
  { payments, paymentUrl }: RestOptions,
): Promise<NextStep | null> {
  const fixed =
    paymentUrl === null ? null : { address: paymentUrl, page: landingPages.enrollments };
  if (payments === null) return fixed;
  if (keptInQuarantine !== null) return payments.waiting;
  const person = { email: row.email ?? '', phone: row.mobile ?? '' };
  // Never the page that says that payment is a demonstration: here it is none.
  return (await payments.nextStep(person, row.offer ?? null)) ?? fixed ?? payments.waiting;
}

async function whyQuarantined(
  request: FastifyRequest,
  sent: Sent,
  address: string,
  { fastHands }: RestState,
): Promise<Suspicion | null> {
  const reason = suspicion(sent, request.headers);
  if (reason !== 'too fast') return reason;
  return (await fastHands.count(address)) > 0 ? reason : null;
}

/** On the origin of the page that the form stands on. */
function landingUrl(request: FastifyRequest, table: TableName, options: RestOptions): string {
  const origin = originOf(request.headers, options.config);
  return origin.from === 'listed' ? `${origin.origin}${landingPages[table]}` : landingPages[table];
}
