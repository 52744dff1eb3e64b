/**
 * Adds `/rest/v1`: four insert-only tables in PostgREST's wire format. An error always has a JSON body, because
 * supabase-js takes some errors with an empty body or HTML for success. Only a form that a browser sends without
 * JavaScript is answered with a page.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { confirmationPagePaths } from '#contract/forms/form-page-paths.ts';
import { paymentLocationHeader } from '#contract/forms/payment-location-header.ts';
import { readShownFee, shownFeeNames } from '#contract/forms/shown-fee.ts';
import type { TableName } from '#contract/rows/visitor-tables.ts';
import type { Store } from '#database/store.ts';
import type { Submission } from '#database/visitors/submission-port.ts';
import { classifyRequestOrigin } from '../http/classify-request-origin.ts';
import { allowOrigin, answerPreflight } from '../http/cors.ts';
import { rateLimitKeyOf } from '../http/rate-limit-key-of.ts';
import { makeMemoryRateLimiter, type RateLimiter } from '../http/rate-limiter.ts';
import type { Offers } from '../offers/read-offers.ts';
import type { NextPage, Payments } from '../payments/add-payments.ts';
import type { Config } from '../settings/config.ts';
import {
  checkSubmissionRequest,
  type ReceivedSubmission,
  refuseOtherDatabaseSchema,
  refuseWithoutAnonKey,
} from './check-submission-request.ts';
import { findSpamSuspicion, type SpamSuspicion } from './find-spam-suspicion.ts';
import { isBrowserForm } from './is-browser-form.ts';
import type { ParsedBody } from './parse-row.ts';
import { refuseOfferWithoutStart } from './refuse-offer-without-start.ts';
import { refusals } from './request-refused.ts';
import { sendRefusal } from './send-refusal.ts';
import { findTableOfRequest, tableOfRequest } from './table-of-request.ts';

export type RestOptions = {
  config: Config;
  store: Store;
  limiter: RateLimiter;
  now: () => number;
  /** The fixed address where enrolments are paid; null when there is none. */
  paymentUrl: string | null;
  /**
   * Leads an enrolment to its payment; null if no payments can be set up here. The fixed address (`paymentUrl`) is only
   * for enrolments without an order.
   */
  payments: Payments | null;
  /** The offers on sale. A row about any other offer is refused. */
  offers: Offers;
  /** This function is called after a row was stored or quarantined, so that notifications are sent soon. */
  onStored: () => void;
};

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

export function isRestPath(url: string): boolean {
  return url === '/rest/v1' || url.startsWith('/rest/v1/') || url.startsWith('/rest/v1?');
}

/**
 * The largest form of a browser, in bytes. It may have twice the size of other bodies, because a form encodes one
 * non-Latin letter with nine bytes, and the longest message has two thousand letters.
 */
const browserFormBytes = 32 * 1024;

/**
 * The most very fast forms that are accepted from one address. A person seldom fills in a form so fast; only an address
 * that does this repeatedly is treated as a script.
 */
const fastFormLimits = { perMinute: 5, perHour: 40 };

type RestState = RestOptions & { fastForms: RateLimiter };

export function addRestApi(app: FastifyInstance, restOptions: RestOptions): void {
  const { config } = restOptions;
  const fastForms = makeMemoryRateLimiter(fastFormLimits, restOptions.now);
  const options: RestState = { ...restOptions, fastForms };
  app.register(async (rest) => {
    // All bodies are read as bytes, because `parse-row.ts` decides how to parse them.
    rest.removeAllContentTypeParsers();
    rest.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    rest.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: browserFormBytes },
      (_request, body, done) => done(null, body),
    );

    rest.setErrorHandler(async (error, request, reply) =>
      sendRefusal(error, request, reply, options),
    );
    rest.addHook('onRequest', async (request, reply) => allowOrigin(request, reply, config));
    rest.addHook('onResponse', async (request, reply) => {
      request.log.info({
        method: request.method,
        table: findTableOfRequest(request),
        status: reply.statusCode,
        code: request.refusalCode ?? undefined,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      });
    });

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.method === 'OPTIONS') return answerPreflight(request, reply, config);
      return receiveRow(request, reply, options);
    };
    rest.route({ method: [...verbs], url: '/rest/v1', handler });
    rest.route({ method: [...verbs], url: '/rest/v1/*', handler });
  });
}

async function receiveRow(request: FastifyRequest, reply: FastifyReply, options: RestState) {
  const { config, store, limiter } = options;
  const address = rateLimitKeyOf(request.ip);
  if (request.method !== 'POST') {
    refuseWithoutAnonKey(request, null, config);
    const table = tableOfRequest(request);
    refuseOtherDatabaseSchema(request, request.method === 'GET' || request.method === 'HEAD');
    throw refusals.denied(table);
  }

  let received: ReceivedSubmission;
  try {
    received = checkSubmissionRequest(request, options);
  } catch (refusal) {
    // Any website can make its visitors' browsers post here. Such a request is refused without being counted, because
    // the count would use up the limit of the people behind the visitor's address.
    if (classifyRequestOrigin(request.headers, config).from === 'elsewhere') throw refusal;
    const waitSeconds = await limiter.count(address, 'failed');
    throw waitSeconds > 0 ? refusals.tooMany(waitSeconds) : refusal;
  }
  const waitSeconds = await limiter.count(address);
  if (waitSeconds > 0) throw refusals.tooMany(waitSeconds);

  const { sent, submission, appliedPreference } = received;
  await refuseOfferWithoutStart(submission, options);
  const { table } = submission;
  const reason = await findQuarantineReason(request, sent, address, options);
  if (reason === null) {
    await store.insertAsVisitor(submission);
  } else {
    await store.keepInQuarantine(submission, reason);
    request.log.warn({ table, reason }, 'quarantined');
  }
  options.onStored();
  if (table === 'waiting_list') options.payments?.giveFreePlacesNow();

  const payment =
    table === 'enrollments'
      ? await findNextPage(submission, readFeeShown(request, sent, submission), reason, options)
      : null;
  if (isBrowserForm(request))
    return reply.redirect(payment?.page ?? confirmationUrl(request, table, options), 303);
  if (appliedPreference) reply.header('preference-applied', appliedPreference);
  if (payment !== null) {
    // A page on another origin gets the full address, because a relative address would point to that origin.
    const isHere = classifyRequestOrigin(request.headers, config).from === 'here';
    const { address } = payment;
    reply.header(paymentLocationHeader, isHere ? address : new URL(address, config.siteUrl).href);
  }
  return reply.code(201).header('content-length', '0').send();
}

/**
 * Finds the page to which the visitor goes after this enrolment: to pay it, or to wait for the payment link; null if
 * there is none. A quarantined enrolment gets a page too, so that a script does not learn of the quarantine.
 */
async function findNextPage(
  { row }: Submission,
  shown: string | null,
  keptInQuarantine: SpamSuspicion | null,
  { payments, paymentUrl }: RestOptions,
): Promise<NextPage | null> {
  const fixed =
    paymentUrl === null ? null : { address: paymentUrl, page: confirmationPagePaths.enrollments };
  if (payments === null) return fixed;
  if (keptInQuarantine !== null) return payments.pageWithoutLink;
  const person = { email: row.email ?? '', phone: row.mobile ?? '' };
  // If this service takes payments, the enrolment leads to the order's own page. The page
  // `confirmationPagePaths.enrollments` would be wrong, because it says that nobody can pay here yet.
  return (
    (await payments.findPaymentPage(person, row.offer ?? null, row.batch ?? null, shown)) ??
    fixed ??
    payments.pageWithoutLink
  );
}

/** Reads the fee that the form showed to the visitor, as text; null if the request does not name the fee. */
function readFeeShown(
  request: FastifyRequest,
  sent: ParsedBody,
  { row }: Submission,
): string | null {
  if (sent.isForm) return readShownFee(sent.values[shownFeeNames.field], row);
  // The header is decoded with `URLSearchParams`, which never throws, whatever the header contains.
  const header = new URLSearchParams(`fee=${request.headers[shownFeeNames.header] ?? ''}`);
  return readShownFee(header.get('fee'), row);
}

async function findQuarantineReason(
  request: FastifyRequest,
  sent: ParsedBody,
  address: string,
  { fastForms }: RestState,
): Promise<SpamSuspicion | null> {
  const reason = findSpamSuspicion(sent, request.headers);
  if (reason !== 'too fast') return reason;
  return (await fastForms.count(address)) > 0 ? reason : null;
}

/**
 * Returns the address of the page that a visitor sees after the form was stored, on the same origin as the page with
 * the form.
 */
function confirmationUrl(request: FastifyRequest, table: TableName, options: RestOptions): string {
  const origin = classifyRequestOrigin(request.headers, options.config);
  return origin.from === 'listed'
    ? `${origin.origin}${confirmationPagePaths[table]}`
    : confirmationPagePaths[table];
}
