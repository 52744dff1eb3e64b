/**
 * CORS for `/rest/v1`. The site's own pages need no CORS. Our pages on other hosts need it; their origins are listed in
 * CORS_ORIGINS. There are no cookies, so credentials are never allowed, and the header always names one origin.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paymentLocationHeader } from '#contract/forms/form-page-paths.ts';
import { refusals } from '../rest/request-refused.ts';
import type { Config } from '../settings/config.ts';
import { classifyRequestOrigin } from './classify-request-origin.ts';

/**
 * Sets the CORS headers if the request comes from a listed origin. Errors need them too: without them the page's script
 * could not read the response.
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
 * Answers the OPTIONS request that a browser sends before it posts JSON to another origin. Throws a Refusal for a page
 * of an origin that is not ours.
 */
export function answerPreflight(request: FastifyRequest, reply: FastifyReply, config: Config) {
  const origin = classifyRequestOrigin(request.headers, config);
  if (origin.from === 'elsewhere') throw refusals.foreignOrigin();
  reply.header('allow', 'OPTIONS, POST');
  if (origin.from === 'listed') {
    // Any requested header is allowed: listing the accepted headers would protect nothing.
    const asked = String(request.headers['access-control-request-headers'] ?? '');
    reply.header('access-control-allow-methods', 'POST, OPTIONS');
    if (/^[\w\s,-]{1,500}$/.test(asked)) reply.header('access-control-allow-headers', asked);
    reply.header('access-control-max-age', '7200');
  }
  return reply.code(204).send();
}
