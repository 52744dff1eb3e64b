/** From Fastify's request to the one that React Router reads, and from its answer back. */
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formWithoutNul, queryWithoutNul } from './without-nul.ts';

const compressed = promisify(gzip);
/** Below this, packing costs more than it saves. */
const leastBytes = 1_024;

/** `origin` is the configured one: nothing in the request decides where a redirect leads. */
export function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  // Checked before (`is-own-request.ts`); the router would compare it with an address that a proxy may have changed.
  headers.delete('origin');
  const url = new URL(request.raw.url ?? '/', origin);
  url.search = queryWithoutNul(url.search.slice(1));
  const body = request.body as Buffer | null | undefined;
  return new Request(url, {
    method: request.method,
    headers,
    ...(body instanceof Buffer && body.length > 0
      ? { body: formWithoutNul(body, request.headers['content-type'] ?? '') }
      : {}),
  });
}

export async function sendWebResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers)
    if (name !== 'content-length' && name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  const isText = /^text\/|json|svg/.test(response.headers.get('content-type') ?? '');
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const isDownload = response.headers.get('content-disposition')?.startsWith('attachment');
  if (isDownload && response.body !== null) {
    if (request.method === 'HEAD') {
      await response.body.cancel();
      return reply.send();
    }
    // A table may be larger than the memory: it is sent as fast as its reader takes it, and ends with the reader.
    const pieces = Readable.fromWeb(response.body as NodeStream);
    if (!isText || !takesGzip) return reply.send(pieces);
    reply.header('content-encoding', 'gzip');
    return reply.send(pipeline(pieces, createGzip({ level: 5 }), () => {}));
  }
  const body = Buffer.from(await response.arrayBuffer());
  if (!isText || !takesGzip || body.length < leastBytes) return reply.send(body);
  reply.header('content-encoding', 'gzip');
  return reply.send(await compressed(body, { level: 5 }));
}
