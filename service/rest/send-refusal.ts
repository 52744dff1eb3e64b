/**
 * What is not taken, said so: in PostgREST's words to a program, and to a browser's own form as a page that keeps
 * what was typed.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StoreAway } from '#database/store-errors.ts';
import { RefusedRow, ReusedKey } from '#database/visitors/visitor-port.ts';
import { originOf } from '../http/origin.ts';
import type { Offers } from '../offers/offers.ts';
import type { Config } from '../settings/config.ts';
import { type FailedForm, formPage } from './form-page.ts';
import { isBrowserForm } from './is-browser-form.ts';
import { tableIn } from './rest-table.ts';
import { Refusal, refusals } from './wire-errors.ts';

type Setting = { config: Config; offers: Offers };

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
  options: Setting,
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
  options: Setting,
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
    offers: options.offers,
    siteUrl:
      originOf(request.headers, options.config).from === 'listed'
        ? (request.headers.origin ?? '')
        : '',
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    refusalCode: string | null;
  }
}
