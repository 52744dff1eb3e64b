import type { FastifyRequest } from 'fastify';

/** Whether the request is a browser's own form: it asks for HTML and can't send the key as a header. */
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
