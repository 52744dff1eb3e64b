import type { FastifyRequest } from 'fastify';

/** Whether a browser sent this form without JavaScript: the request asks for HTML and has no key in its headers. */
export function isBrowserForm(request: FastifyRequest): boolean {
  const { accept = '', apikey, authorization } = request.headers;
  const type = request.headers['content-type'] ?? '';
  return (
    /^application\/x-www-form-urlencoded/i.test(type) &&
    /text\/html/.test(accept) &&
    apikey === undefined &&
    authorization === undefined
  );
}
