/**
 * Sends a refusal: to a program in PostgREST's format, and to a browser's own form as a page that keeps what was typed.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { offerSlugPattern } from '#contract/rows/field-schemas.ts';
import type { Store } from '#database/store.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { ReusedIdempotencyKey, RowRefused } from '#database/visitors/submission-port.ts';
import { classifyRequestOrigin } from '../http/classify-request-origin.ts';
import type { Offers } from '../offers/read-offers.ts';
import type { Config } from '../settings/config.ts';
import { isBrowserForm } from './is-browser-form.ts';
import { listOpenBatchOptions, type OpenBatchOption } from './list-open-batch-options.ts';
import { type FailedForm, makeFailedFormPage } from './make-failed-form-page.ts';
import { RequestRefused, refusals } from './request-refused.ts';
import { findTableOfRequest } from './table-of-request.ts';

type RefusalContext = {
  config: Config;
  offers: Offers;
  store: Pick<Store, 'batches'>;
  now: () => number;
};

/** Turns any error into a refusal. An unexpected error is logged, and its details are not sent. */
function toRefusal(error: unknown, request: FastifyRequest): RequestRefused {
  if (error instanceof RequestRefused) return error;
  if (error instanceof RowRefused) return toRowRefusal(error);
  if (error instanceof ReusedIdempotencyKey) return refusals.reusedKey();
  if (error instanceof StoreUnavailable) {
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

/**
 * Makes the refusal for a row that the database refused. A full or closed batch has a refusal of its own, because the
 * visitor has to choose another batch and not to correct a field.
 */
function toRowRefusal({ code, message }: RowRefused): RequestRefused {
  if (message === fieldErrorSentences.batchFull) return refusals.batchFull();
  return message === fieldErrorSentences.batchWrong
    ? refusals.batchClosed()
    : refusals.row(code, message);
}

export async function sendRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RefusalContext,
) {
  const refusal = toRefusal(error, request);
  request.refusalCode = refusal.code;
  reply.code(refusal.status).headers(refusal.headers);

  const page = await collectFailedForm(request, refusal, options);
  if (page !== null) {
    const { html, policy } = makeFailedFormPage(page);
    // With `no-store`, the Back button could not show the page again, and what was typed would be lost.
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'private, no-cache')
      .send(html);
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(refusal.body));
}

/** Collects what the error page needs if the request is a browser's own form; null for any other request. */
async function collectFailedForm(
  request: FastifyRequest,
  refusal: RequestRefused,
  options: RefusalContext,
): Promise<FailedForm | null> {
  const table = findTableOfRequest(request);
  if (!isBrowserForm(request) || table === undefined) return null;
  if (classifyRequestOrigin(request.headers, options.config).from === 'elsewhere') return null;
  return {
    table,
    code: refusal.code,
    message: refusal.message,
    values: request.sentForm?.values ?? {},
    anonKey: options.config.anonKey,
    offers: options.offers,
    openBatches: await openBatchesOf(request, options),
    siteUrl:
      classifyRequestOrigin(request.headers, options.config).from === 'listed'
        ? (request.headers.origin ?? '')
        : '',
  };
}

/**
 * Returns the open batches of the chosen offer. If they can't be read, the list is empty, so that the page with what
 * was typed is still sent.
 */
async function openBatchesOf(
  request: FastifyRequest,
  { store, now }: RefusalContext,
): Promise<OpenBatchOption[]> {
  const offer = request.sentForm?.values.offer;
  if (typeof offer !== 'string' || !offerSlugPattern.test(offer)) return [];
  return listOpenBatchOptions(store, offer, now()).catch(() => []);
}

declare module 'fastify' {
  interface FastifyRequest {
    refusalCode: string | null;
  }
}
