/** Converts Fastify's request to a web request for React Router, and sends React Router's response with Fastify. */
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { removeNulFromFormBody, removeNulFromQuery } from './remove-nul.ts';
import { mayFormContainFile } from './upload-limits.ts';

const compress = promisify(gzip);
/** Below this size, compressing costs more than it saves. */
const minCompressedBytes = 1_024;

/** `origin` is the configured origin of the site, so that nothing in the request decides where a redirect leads. */
export function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  // The service already checked this header (`is-csrf-safe.ts`). React Router would compare it with a host
  // name that a proxy may have changed.
  headers.delete('origin');
  const url = new URL(request.raw.url ?? '/', origin);
  url.search = removeNulFromQuery(url.search.slice(1));
  const body = request.body as Buffer | null | undefined;
  return new Request(url, {
    method: request.method,
    headers,
    ...(body instanceof Buffer && body.length > 0
      ? // NUL bytes in files stay, because pictures contain them, and in UTF-16 text every other byte may be NUL. The
        // function that reads the file handles them.
        {
          body: mayFormContainFile(url.pathname) ? new Uint8Array(body) : withoutNul(request, body),
        }
      : {}),
  });
}

/**
 * Whether the body is a complete form; the desk's pages send nothing else. On any other body React Router would fail,
 * and the log would show an error of ours. A multipart body is read to its end, to see whether a part is missing.
 */
export async function hasCompleteFormBody(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return true;
  if (!/^multipart\/form-data\b/i.test(type)) return false;
  return request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );
}

const withoutNul = ({ headers }: FastifyRequest, body: Buffer) =>
  removeNulFromFormBody(body, headers['content-type'] ?? '');

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
    // A CSV table may be larger than memory, so it is streamed as fast as the browser reads, and the stream ends when
    // the browser leaves.
    const pieces = Readable.fromWeb(response.body as NodeStream);
    if (!isText || !takesGzip) return reply.send(pieces);
    reply.header('content-encoding', 'gzip');
    return reply.send(pipeline(pieces, createGzip({ level: 5 }), () => {}));
  }
  const body = Buffer.from(await response.arrayBuffer());
  if (!isText || !takesGzip || body.length < minCompressedBytes) return reply.send(body);
  reply.header('content-encoding', 'gzip');
  return reply.send(await compress(body, { level: 5 }));
}
