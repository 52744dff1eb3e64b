import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { startTestApp, type TestApp } from '../../tests/service/support/start-test-app.ts';

const page = (name: string) => `<!doctype html><title>${name}</title>${'x'.repeat(2000)}`;
const pdf = Buffer.from(`%PDF-1.7\n${'0123456789'.repeat(30)}`);

let app: TestApp;
let folder: ReturnType<typeof makeScratchFolder>;

beforeAll(async () => {
  folder = makeScratchFolder();
  const put = (name: string, content: string | Buffer) => {
    const path = join(folder.path, 'client', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  for (const name of [
    'index',
    '404',
    'terms',
    'lms',
    'Miranaya-skill-program',
    'project/not-found',
  ])
    put(`${name}.html`, page(name));
  put('lms/index.html', page('the framed lms'));
  put('dist/index.html', page('the framed webinar'));
  put('details/mern-stack.html', page('mern'));
  put('details.html', page('details'));
  put('terms.html.br', brotliCompressSync(page('terms')));
  put('terms.html.zst', zstdCompressSync(page('terms')));
  put('terms.html.gz', gzipSync(page('terms')));
  put('assets/start-B17QQTM8.js', 'start()');
  put('assets/brochures/mern-brochure.pdf', pdf);
  put('assets/brochures/large-brochure.pdf', Buffer.alloc(400_000, 'x'));
  put('assets/anek-variable.woff2', 'font');
  put('_headers', 'secret settings');
  put('वर्ग.html', page('hindi'));
  put('data/x.json', '{}');
  writeFileSync(join(folder.path, 'secret.txt'), 'not for visitors');
  writeFileSync(
    join(folder.path, 'site-table.json'),
    JSON.stringify({
      redirects: [{ from: '/ai-ml', to: '/terms', status: 308 }],
      headers: {
        '/*': { 'Referrer-Policy': 'strict-origin-when-cross-origin', 'X-All': 'yes' },
        '/terms': { 'Content-Security-Policy': "default-src 'self'" },
        '/assets/start-B17QQTM8.js': { 'X-Extra': 'yes' },
      },
      notFound: '/404.html',
      notFoundByPrefix: { '/project/': '/project/not-found.html', '/details/': '/details.html' },
      paymentUrl: null,
    }),
  );
  app = await startTestApp({ siteDir: join(folder.path, 'client') });
});

afterAll(async () => {
  await app.close();
  folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity', ...headers },
  });

/** Sends raw bytes, because `fetch` would normalise the path. */
function raw(path: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('close', () => resolve(text));
  });
}

describe('a page', () => {
  it('is served at its name, with and without a slash, and without a redirect between the two', async () => {
    for (const path of ['/terms', '/terms/', '/terms?from=mail']) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toContain('<title>terms<');
    }
    expect(await (await get('/')).text()).toContain('<title>index<');
    expect(await (await get('/details/mern-stack')).text()).toContain('<title>mern<');
    expect(await (await get(`/${encodeURIComponent('वर्ग')}`)).text()).toContain('<title>hindi<');
  });

  it('in a folder of its own is another page than the one of that name', async () => {
    expect(await (await get('/lms')).text()).toContain('<title>lms<');
    expect(await (await get('/lms/')).text()).toContain('<title>the framed lms<');
    expect(await (await get('/lms/index.html')).text()).toContain('<title>the framed lms<');
    expect(await (await get('/dist/index.html')).text()).toContain('<title>the framed webinar<');
    expect((await get('/dist')).status).toBe(404);
  });

  it('is found in upper and lower case, at its one address', async () => {
    const moved = await get('/miranaya-SKILL-program?x=1');
    expect([moved.status, moved.headers.get('location')]).toEqual([
      308,
      '/Miranaya-skill-program?x=1',
    ]);
    expect((await get('/TERMS')).headers.get('location')).toBe('/terms');
    expect((await get('/Terms.html')).headers.get('location')).toBe('/terms');
    expect((await get('/AI-ML')).headers.get('location')).toBe('/terms');
    expect((await get('/index.html')).headers.get('location')).toBe('/');
  });

  it('has its own policy, and the headers of every answer', async () => {
    const { headers } = await get('/terms');
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect((await get('/')).headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect((await get('/lms/')).headers.get('content-security-policy')).toBe(
      "frame-ancestors 'self'",
    );
    for (const path of [
      '/terms',
      '/nowhere',
      '/assets/nothing.pdf',
      '/ai-ml',
      '/rest/v1/x',
      '/health/live',
    ]) {
      const answer = await get(path);
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(answer.headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(answer.headers.get('permissions-policy'), path).toContain('camera=()');
    }
  });

  it('has fewer headers as a part of a page, because a visitor downloads them with each part', async () => {
    for (const path of ['/assets/start-B17QQTM8.js', '/assets/anek-variable.woff2']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('x-all'), path).toBe('yes');
      for (const name of ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'])
        expect(headers.get(name), path).toBeNull();
    }
  });

  it('is sent in the smallest coding that the browser accepts', async () => {
    const answer = await get('/terms', { 'accept-encoding': 'gzip, deflate, br;q=0.9' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(await answer.text()).toContain('<title>terms<');
    const gzipped = await get('/terms', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzipped.headers.get('content-encoding')).toBe('gzip');
    const zstd = await get('/terms', { 'accept-encoding': 'gzip, zstd' });
    expect(zstd.headers.get('content-encoding')).toBe('zstd');
    expect(await zstd.text()).toContain('<title>terms<');
    expect((await get('/terms')).headers.get('content-encoding')).toBeNull();
    const bytes = await app.inject({ url: '/terms', headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(bytes.rawPayload).toString()).toContain('<title>terms<');
    expect(Number(bytes.headers['content-length'])).toBe(bytes.rawPayload.length);
  });

  it('is not sent again to a browser that has it', async () => {
    const first = await get('/terms', { 'accept-encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/terms', {
      'accept-encoding': 'br',
      'if-none-match': `"old", W/${etag}`,
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe('no-cache');
    expect(await again.text()).toBe('');
    expect((await get('/terms', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('can be requested by HEAD, and by no other method', async () => {
    const head = await fetch(`${app.url}/terms`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect([head.status, head.headers.get('content-length')]).toEqual([
      200,
      String(page('terms').length),
    ]);
    const whole = await get('/terms', { 'accept-encoding': 'br' });
    const compressed = await fetch(`${app.url}/terms`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect([compressed.status, whole.headers.get('content-encoding')]).toEqual([200, 'br']);
    for (const name of ['content-length', 'content-type', 'etag', 'content-encoding'])
      expect(compressed.headers.get(name), name).toBe(whole.headers.get(name));
    const post = await fetch(`${app.url}/terms`, { method: 'POST', body: 'x' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a file', () => {
  it('is cached for ever if its name changes with its content; no other is', async () => {
    const cache = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cache('/assets/start-B17QQTM8.js')).toContain('immutable');
    expect(await cache('/assets/brochures/mern-brochure.pdf')).toBe('public, max-age=3600');
    expect(await cache('/assets/anek-variable.woff2')).toBe('public, max-age=3600');
    expect(await cache('/data/x.json')).toBe('no-cache');
    const { headers } = await get('/assets/start-B17QQTM8.js');
    expect(headers.get('x-extra')).toBe('yes');
    const again = await get('/assets/start-B17QQTM8.js', {
      'if-none-match': headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
    for (const name of ['etag', 'cache-control'])
      expect(again.headers.get(name), name).toBe(headers.get(name));
  });

  it.each(['mern', 'large'])('can be read in parts (%s)', async (name) => {
    const path = `/assets/brochures/${name}-brochure.pdf`;
    const whole = Buffer.from(await (await get(path)).arrayBuffer());
    const part = await get(path, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 10-19/${whole.length}`,
    ]);
    expect(await part.text()).toBe(whole.subarray(10, 20).toString());
    expect(await (await get(path, { range: 'bytes=-5' })).text()).toBe(
      whole.subarray(-5).toString(),
    );
    const beyond = await get(path, { range: 'bytes=99999999-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${whole.length}`,
    ]);
    for (const range of ['bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=9-2'])
      expect((await get(path, { range })).status, range).toBe(200);
    expect((await get(path, { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
    const etag = part.headers.get('etag') ?? '';
    expect((await get(path, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
  });
});

describe('a missing address', () => {
  it('answers with a page with links, and 404', async () => {
    const answer = await get('/nowhere');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<title>404<');
    expect(await (await get('/project/unknown')).text()).toContain('<title>project/not-found<');
    const detail = await get('/details/unknown');
    expect([detail.status, (await detail.text()).includes('<title>details<')]).toEqual([404, true]);
    expect((await get('/details')).status).toBe(200);
    for (const path of [
      '/404',
      '/404.html',
      '/project/not-found',
      '/_headers',
      '/client',
      '/terms.html.br',
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  it('under the name of a download is plain text', async () => {
    for (const path of [
      '/assets/brochures/none.pdf',
      '/downloads/none.zip',
      '/none.pdf',
      '/downloads/',
    ]) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([
        404,
        'text/plain; charset=utf-8',
      ]);
    }
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/terms%00.html',
    '/terms%00',
    '//etc/passwd',
    '/./terms',
    '/%zz',
    '/assets%2Fstart-B17QQTM8.js',
    'http://elsewhere.example/secret.txt',
  ])('cannot be reached by %s', async (path) => {
    const answer = await raw(path);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('not for visitors');
  });
});

describe('a large file', () => {
  it('is complete for the next visitor when one disconnects in the middle of it', async () => {
    const other = makeScratchFolder();
    const client = join(other.path, 'client');
    mkdirSync(client);
    const files = ['a', 'b'].map((name) => {
      const bytes = Buffer.alloc(12_000_000, name);
      writeFileSync(join(client, `${name}.zip`), bytes);
      return { name, bytes };
    });
    const running = await startTestApp({ siteDir: client });
    for (let n = 0; n < 3; n += 1) {
      const gone = new AbortController();
      const answer = await fetch(`${running.url}/a.zip`, { signal: gone.signal });
      await answer.body?.getReader().read();
      gone.abort();
      for (const { name, bytes } of files) {
        const whole = await (await fetch(`${running.url}/${name}.zip`)).bytes();
        expect(bytes.equals(whole), `${name} after visitor ${n}`).toBe(true);
      }
    }
    await running.close();
    other.remove();
  });
});

describe('the folder of the pages', () => {
  it('may be emptied while they are served: visitors do not notice', async () => {
    const other = makeScratchFolder();
    const client = join(other.path, 'client');
    mkdirSync(client);
    const large = Buffer.alloc(600_000, 'brochure ');
    writeFileSync(join(client, 'large.pdf'), large);
    writeFileSync(join(client, 'terms.html'), page('terms'));
    writeFileSync(join(client, 'terms.html.br'), brotliCompressSync(page('terms')));
    const running = await startTestApp({ siteDir: client });
    rmSync(client, { recursive: true });
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${running.url}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });

    const twice = await Promise.all([1, 2].map(async () => (await ask('/large.pdf')).bytes()));
    for (const bytes of twice) expect(large.equals(bytes)).toBe(true);
    const part = await ask('/large.pdf', { range: 'bytes=300000-300008' });
    expect(Buffer.from(await part.bytes())).toEqual(large.subarray(300_000, 300_009));
    expect(await (await ask('/terms')).text()).toBe(page('terms'));
    expect(await (await ask('/terms', { 'accept-encoding': 'br' })).text()).toBe(page('terms'));
    await running.close();
    other.remove();
  });
});
