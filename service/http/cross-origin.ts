/**
 * CORS for `/rest/v1`. Pages of this origin need none of it; pages of ours on other hosts are listed in
 * CORS_ORIGINS. There are no cookies, so credentials are never allowed, and the origin is always named.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paymentHeader } from '#contract/form-pages.ts';
import { refusals } from '../rest/wire-errors.ts';
import type { Config } from '../settings/config.ts';
import { originOf } from './origin.ts';

/** On every answer to a listed origin, errors included: otherwise its script could not read them. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  reply.header('vary', 'Origin');
  const origin = originOf(request.headers, config);
  if (origin.from !== 'listed') return;
  reply.header('access-control-allow-origin', origin.origin);
  reply.header(
    'access-control-expose-headers',
    `Retry-After, Preference-Applied, ${paymentHeader}`,
  );
}

/** OPTIONS: what a browser asks before it posts JSON to another origin. */
export function answerPreflight(request: FastifyRequest, reply: FastifyReply, config: Config) {
  const origin = originOf(request.headers, config);
  if (origin.from === 'elsewhere') throw refusals.foreignOrigin();
  reply.header('allow', 'OPTIONS, POST');
  if (origin.from === 'listed') {
    // Which headers may be sent is no secret and costs nothing: those that were asked for.
    const asked = String(request.headers['access-control-request-headers'] ?? '');
    reply.header('access-control-allow-methods', 'POST, OPTIONS');
    if (/^[\w\s,-]{1,500}$/.test(asked)) reply.header('access-control-allow-headers', asked);
    reply.header('access-control-max-age', '7200');
  }
  return reply.code(204).send();
}
