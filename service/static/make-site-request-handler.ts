/**
 * Answers a request for a page or file: with the file in a coding that the browser accepts, 304 when the browser has
 * the file, a part when the browser asks for a part, a redirect, or the "not found" page. For speed, Node's own
 * response object is used: nine tenths of all requests come here.
 */
import { createReadStream, read } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { selectHeadersForContentType } from '#contract/pages/select-headers-for-content-type.ts';
import { denyAllPolicy } from '../http/make-security-headers.ts';
import type { SitePagesAndOffers } from '../pages/read-site-pages-and-offers.ts';
import {
  beginReading,
  type ContentCoding,
  endReading,
  type FileVariant,
  type OpenFile,
  type StaticFile,
} from './static-file.ts';

type Headers = Readonly<Record<string, string>>;

type StaticAnswerer = (request: IncomingMessage, response: ServerResponse) => void;

export function makeSiteRequestHandler(
  { table, fill }: SitePagesAndOffers,
  common: Headers,
): StaticAnswerer {
  return (request, response) => {
    const url = request.url ?? '/';
    const at = url.indexOf('?');
    const path = at < 0 ? url : url.slice(0, at);
    const found = table.find(path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { ...common, allow: 'GET, HEAD' };
      sendText(response, 405, 'This address can only be read.\n', headers);
    } else if (found?.kind === 'file') {
      const file = at < 0 ? found : fill(found, url.slice(at));
      sendFile(request, response, 200, file, common);
    } else if (found?.kind === 'redirect') {
      const query = at < 0 || found.to.includes('?') ? '' : url.slice(at);
      const location = encodeURI(decodeURI(found.to)) + query;
      sendText(response, found.status, '', { ...common, location, 'cache-control': 'no-cache' });
    } else {
      const page = table.notFound(path);
      if (page) sendFile(request, response, 404, page, common);
      else sendText(response, 404, 'Not found\n', common);
    }
  };
}

function sendText(response: ServerResponse, status: number, text: string, headers: Headers): void {
  response.writeHead(status, {
    ...headers,
    'content-security-policy': denyAllPolicy,
    ...(text === '' ? {} : { 'content-type': 'text/plain; charset=utf-8' }),
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** The response headers of each variant, which are made only once. */
const headersByVariant = new WeakMap<FileVariant, Record<string, string | number>>();

function headersFor(file: StaticFile, variant: FileVariant, common: Headers) {
  let headers = headersByVariant.get(variant);
  if (!headers) {
    headers = {
      ...selectHeadersForContentType(common, file.headers['content-type']),
      ...file.headers,
      etag: variant.etag,
      'content-length': variant.size,
      ...(variant.coding === 'identity' ? {} : { 'content-encoding': variant.coding }),
    };
    headersByVariant.set(variant, headers);
  }
  return headers;
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: StaticFile,
  common: Headers,
): void {
  const { range, 'if-none-match': known } = request.headers;
  const identity = file.variants.find((variant) => variant.coding === 'identity') as FileVariant;
  if (status === 200 && range !== undefined && 'accept-ranges' in file.headers) {
    const ifRange = request.headers['if-range'];
    const part = readRange(range, identity, typeof ifRange === 'string' ? ifRange : undefined);
    if (part !== 'whole') {
      sendPart(request, response, file, identity, part, common);
      return;
    }
  }

  const variant = chooseVariant(file, request.headers['accept-encoding']) ?? identity;
  const headers = headersFor(file, variant, common);
  if (status === 200 && known !== undefined && isKnown(known, file)) {
    const { 'content-length': _, 'content-type': __, 'content-encoding': ___, ...rest } = headers;
    response.writeHead(304, rest);
    response.end();
    return;
  }
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else if (Buffer.isBuffer(variant.content)) response.end(variant.content);
  else stream(variant.content, response);
}

/**
 * The functions with which streams read files. `close` does nothing, because a destroyed stream would otherwise close a
 * file that other requests may still be reading.
 */
const readingOnly = {
  read,
  close: (_fd: number, done: (error: null) => void) => done(null),
};

function stream(
  file: OpenFile,
  response: ServerResponse,
  bounds: { start: number; end?: number } = { start: 0 },
): void {
  // Several requests share the open file, each at its own position. A disk error ends the connection, because the
  // length was already sent.
  const bytes = createReadStream('', { fd: file.fd, fs: readingOnly, ...bounds });
  beginReading(file);
  pipeline(bytes, response, (error) => {
    endReading(file);
    if (error) response.destroy();
  });
}

/** Whether the browser already has the file. The file counts as known in whichever coding the browser has it. */
function isKnown(header: string, file: StaticFile): boolean {
  if (header.trim() === '*') return true;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return file.variants.some((variant) => tags.includes(variant.etag));
}

const codingsByHeader = new Map<string, ReadonlySet<ContentCoding>>();

/**
 * Chooses the smallest variant that this browser accepts. Null if the plain file has to be sent: there is no other
 * variant, or the browser accepts none of them or does not say what it accepts.
 */
function chooseVariant(file: StaticFile, header: string | undefined): FileVariant | null {
  if (file.variants.length === 1 || header === undefined) return null;
  let takes = codingsByHeader.get(header);
  if (!takes) {
    takes = readAcceptEncoding(header);
    if (codingsByHeader.size < 200) codingsByHeader.set(header, takes);
  }
  for (const variant of file.variants) if (takes.has(variant.coding)) return variant;
  return null;
}

function readAcceptEncoding(header: string): ReadonlySet<ContentCoding> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name === 'x-gzip' ? 'gzip' : name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const takes = (coding: ContentCoding) =>
    (weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? 1 : 0)) > 0;
  return new Set((['identity', 'gzip', 'br', 'zstd'] as const).filter(takes));
}

type Part = { start: number; end: number } | 'unsatisfiable';

/**
 * Reads the one range of bytes that the request asks for. If the request names several ranges, a malformed range or an
 * outdated If-Range, the whole file is sent, as RFC 9110 says.
 */
function readRange(
  range: string,
  variant: FileVariant,
  ifRange: string | undefined,
): Part | 'whole' {
  if (ifRange !== undefined && ifRange !== variant.etag) return 'whole';
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim());
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  const [, from = '', to = ''] = match;
  const last = variant.size - 1;
  if (from === '') {
    const length = Number(to);
    return length === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, variant.size - length), end: last };
  }
  const start = Number(from);
  const end = to === '' ? last : Math.min(Number(to), last);
  if (to !== '' && Number(to) < start) return 'whole';
  return start > last ? 'unsatisfiable' : { start, end };
}

function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  variant: FileVariant,
  part: Part,
  common: Headers,
): void {
  const headers = headersFor(file, variant, common);
  if (part === 'unsatisfiable') {
    sendText(response, 416, 'This range is not in the file.\n', {
      ...common,
      'content-range': `bytes */${variant.size}`,
    });
    return;
  }
  response.writeHead(206, {
    ...headers,
    'content-length': part.end - part.start + 1,
    'content-range': `bytes ${part.start}-${part.end}/${variant.size}`,
  });
  if (request.method === 'HEAD') response.end();
  else if (Buffer.isBuffer(variant.content))
    response.end(variant.content.subarray(part.start, part.end + 1));
  else stream(variant.content, response, part);
}
