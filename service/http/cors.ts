/**
 * Answers for CORS at `/rest/v1`. The site's own pages need no CORS. Our pages on other hosts, which CORS_ORIGINS
 * lists, need CORS to send forms here. There are no cookies, so credentials are never allowed.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paymentLocationHeader } from '#contract/forms/payment-location-header.ts';
import { refusals } from '../rest/request-refused.ts';
import type { Config } from '../settings/config.ts';
import { classifyRequestOrigin } from './classify-request-origin.ts';

/**
 * Sets the CORS headers if the request comes from a listed origin. Errors need these headers too: without them, the
 * page's script could not read the error.
 */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  reply.header('vary', 'Origin');
  const origin = classifyRequestOrigin(request.headers, config);
  if (origin.from !== 'listed') return;
  reply.header('access-control-allow-origin', origin.origin);
  reply.header(
    'access-control-expose-headers',
    `Retry-After, Preference-Applied, ${paymentLocationHeader}`,
  );
}

/**
 * Answers the OPTIONS request that a browser sends before it posts JSON to another origin. Throws RequestRefused if the
 * page is neither on this site nor on an origin that CORS_ORIGINS lists.
 */
export function answerPreflight(request: FastifyRequest, reply: FastifyReply, config: Config) {
  const origin = classifyRequestOrigin(request.headers, config);
  if (origin.from === 'elsewhere') throw refusals.foreignOrigin();
  reply.header('allow', 'OPTIONS, POST');
  if (origin.from === 'listed') {
    // Any header is allowed: a program outside a browser can send any header anyway, so a list would protect nothing.
    const requestedHeaders = String(request.headers['access-control-request-headers'] ?? '');
    reply.header('access-control-allow-methods', 'POST, OPTIONS');
    if (/^[\w\s,-]{1,500}$/.test(requestedHeaders))
      reply.header('access-control-allow-headers', requestedHeaders);
    reply.header('access-control-max-age', '7200');
  }
  return reply.code(204).send();
}
