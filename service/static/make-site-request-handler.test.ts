/** Tests the answer to a request, without a server; `static-table.test.ts` tests it over the network. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SitePagesAndOffers } from '../pages/read-site-pages-and-offers.ts';
import { makeInMemoryPage } from './make-in-memory-page.ts';
import { makeSiteRequestHandler } from './make-site-request-handler.ts';
import { makeInMemoryVariant, type StaticFile } from './static-file.ts';
import type { StaticAnswer } from './static-table.ts';

const html = '<p>page</p>'.repeat(40);
const page = makeInMemoryPage(html, { 'content-type': 'text/html' });
const paper: StaticFile = {
  kind: 'file',
  variants: [makeInMemoryVariant('identity', Buffer.from('0123456789'))],
  headers: { 'content-type': 'application/pdf', 'accept-ranges': 'bytes' },
};
const inThree: StaticFile = {
  kind: 'file',
  variants: [
    makeInMemoryVariant('br', brotliCompressSync('three')),
    makeInMemoryVariant('gzip', Buffer.alloc(60)),
    makeInMemoryVariant('identity', Buffer.alloc(90)),
  ],
  headers: {},
};
const answers: Record<string, StaticAnswer> = {
  '/': page,
  '/page': page,
  '/paper.pdf': paper,
  '/three': inThree,
  '/old': { kind: 'redirect', status: 301, to: '/new place' },
  '/asked': { kind: 'redirect', status: 308, to: '/new?from=asked' },
};
const pages = {
  table: {
    find: (path: string) => answers[path] ?? null,
    notFound: (path: string) => (path.startsWith('/files/') ? null : paper),
  },
  fill: (file: StaticFile, query: string) =>
    file === page ? makeInMemoryPage(`filled with ${query}`, {}) : file,
} as unknown as SitePagesAndOffers;

type Sent = { status: number; headers: Record<string, unknown>; body: Buffer | undefined };

function ask(url: string | undefined, headers: Record<string, string> = {}, method = 'GET'): Sent {
  const sent: Sent[] = [];
  let head: Pick<Sent, 'status' | 'headers'>;
  const response = {
    writeHead(status: number, headers: Record<string, unknown>) {
      head = { status, headers };
    },
    end: (body?: Buffer | string) =>
      sent.push({ ...head, body: body === undefined ? undefined : Buffer.from(body) }),
  };
  const answer = makeSiteRequestHandler(pages, { 'x-all': 'yes' });
  answer(
    { url, method, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  const [only] = sent;
  if (sent.length !== 1 || only === undefined) throw new Error(`${sent.length} answers were sent.`);
  expect(only.headers['x-all']).toBe('yes');
  return only;
}
const bodyOf = (...asked: Parameters<typeof ask>) => ask(...asked).body?.toString();

describe('a page', () => {
  it('is sent completely, with its length and its ETag', () => {
    const { status, headers, body } = ask('/page');
    expect([status, body?.toString()]).toEqual([200, html]);
    expect(headers).toMatchObject({
      'content-type': 'text/html',
      'content-length': html.length,
      etag: expect.stringMatching(/^"[\w-]{20}"$/),
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(bodyOf(undefined)).toBe(html);
  });

  it('that is made here is sent compressed to clients that accept it', () => {
    const { headers, body = Buffer.of() } = ask('/page', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(html);
    expect(headers['content-length']).toBe(body.length);
    expect(body.length).toBeLessThan(html.length);
  });

  it('is filled from the query, and only then', () => {
    expect(bodyOf('/page?about=x?y')).toBe('filled with ?about=x?y');
    expect(bodyOf('/page?')).toBe('filled with ?');
    expect(ask('?about=x').status).toBe(404);
  });

  it.each([
    ['br', undefined],
    ['br', ''],
    ['br', 'identity'],
  ])('is sent uncompressed when the client accepts nothing else', (_, header) => {
    const asked = header === undefined ? {} : { 'accept-encoding': header };
    expect(ask('/three', asked).headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['gzip, br', 'br'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip;q=0.1, br;q=0', 'gzip'],
    ['br; q=0.001', 'br'],
    ['br;level=9;q=0, gzip', 'gzip'],
    ['br;q=much, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['deflate', undefined],
    ['*;q=0', undefined],
    ['identity;q=0', undefined],
  ])('is sent to a client that accepts "%s" as %s', (header, coding) => {
    expect(ask('/three', { 'accept-encoding': header }).headers['content-encoding']).toBe(coding);
  });

  it('is sent the same however many other browsers have requested it meanwhile', () => {
    for (let n = 0; n < 300; n += 1) ask('/three', { 'accept-encoding': `x-${n}` });
    const coding = (header: string) =>
      ask('/three', { 'accept-encoding': header }).headers['content-encoding'];
    expect([coding('gzip;q=0.5'), coding('br;q=0.5')]).toEqual(['gzip', 'br']);
  });

  it('is not sent again to a browser that has it, in any coding', () => {
    const { etag } = ask('/page').headers as { etag: string };
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, ' * ']) {
      const { status, headers, body } = ask('/page', {
        'if-none-match': known,
        'accept-encoding': 'gzip',
      });
      expect([status, body], known).toEqual([304, undefined]);
      expect(headers).toHaveProperty('etag');
      for (const name of ['content-length', 'content-type', 'content-encoding'])
        expect(headers).not.toHaveProperty(name);
    }
    for (const other of ['"other"', `"x${etag}`, `xW/${etag}`, '*, "other"'])
      expect(ask('/page', { 'if-none-match': other }).status, other).toBe(200);
  });

  it('is described by HEAD, and refused for other methods', () => {
    const { status, headers, body } = ask('/page', {}, 'HEAD');
    expect([status, headers['content-length'], body]).toEqual([200, html.length, undefined]);
    for (const method of ['POST', 'PUT', 'OPTIONS'])
      expect(ask('/page', {}, method)).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' },
      });
  });
});

describe('a moved page', () => {
  it('redirects with the query, unless the new address has its own', () => {
    const to = (url: string) => ask(url).headers.location;
    expect(to('/old')).toBe('/new%20place');
    expect(to('/old?a=%20b')).toBe('/new%20place?a=%20b');
    expect(to('/asked?a=b')).toBe('/new?from=asked');
  });

  it('has no page of its own, and its redirect is not cached', () => {
    const { status, headers, body } = ask('/old');
    expect([status, body?.toString()]).toEqual([301, '']);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-length': 0 });
    expect(headers).not.toHaveProperty('content-type');
  });
});

describe('a missing file', () => {
  it('is answered with a complete page and 404, whatever part was requested', () => {
    const { etag } = ask('/paper.pdf').headers as { etag: string };
    for (const headers of [{}, { range: 'bytes=0-1' }, { 'if-none-match': etag }])
      expect(ask('/nowhere', headers as Record<string, string>)).toMatchObject({
        status: 404,
        body: Buffer.from('0123456789'),
      });
  });

  it('is answered with a word if a page would be read as a file', () => {
    expect(ask('/files/x')).toMatchObject({ status: 404, body: Buffer.from('Not found\n') });
  });
});

describe('a part of a file', () => {
  it.each([
    ['bytes=2-4', '234', '2-4'],
    ['bytes=0-0', '0', '0-0'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=9-', '9', '9-9'],
    ['bytes=9-9', '9', '9-9'],
    ['bytes=7-99', '789', '7-9'],
    ['bytes=-3', '789', '7-9'],
    ['bytes=-99', '0123456789', '0-9'],
    [' bytes=2-4 ', '234', '2-4'],
  ])('"%s" is "%s"', (range, part, place) => {
    const { status, headers, body } = ask('/paper.pdf', { range });
    expect([status, body?.toString()]).toEqual([206, part]);
    expect(headers).toMatchObject({
      'content-range': `bytes ${place}/10`,
      'content-length': part.length,
    });
  });

  it.each(['bytes=10-', 'bytes=-0', 'bytes=10-12'])('"%s" is not in it', (range) => {
    const { status, headers } = ask('/paper.pdf', { range });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it.each(['bytes=4-2', 'bytes=-', 'bytes=0-1,3-4', 'xbytes=0-1', 'bytes=0-1x', 'items=0-1'])(
    '"%s" is no part, and the whole file is sent',
    (range) => {
      expect(ask('/paper.pdf', { range })).toMatchObject({
        status: 200,
        body: Buffer.from('0123456789'),
      });
    },
  );

  it('is sent of the same version only, and described by HEAD', () => {
    const range = 'bytes=2-4';
    const { etag } = ask('/paper.pdf').headers as { etag: string };
    expect(bodyOf('/paper.pdf', { range, 'if-range': etag })).toBe('234');
    expect(bodyOf('/paper.pdf', { range, 'if-range': '"other"' })).toBe('0123456789');
    const { status, headers, body } = ask('/paper.pdf', { range }, 'HEAD');
    expect([status, headers['content-length'], body]).toEqual([206, 3, undefined]);
  });

  it('is not sent of a page, which is always read completely', () => {
    expect(ask('/page', { range: 'bytes=0-1' }).status).toBe(200);
  });
});
