/**
 * Navigation to the next page: pages are prefetched and transfer no more than needed.
 * `tests/operations/prefetched-documents.test.ts` has documents that are fetched ahead,
 * `tests/operations/next-page-looks.test.ts` compares how pages look that are reached in different ways, and
 * `tests/operations/back-forward-cache.test.ts` goes back to a page that the browser has kept in memory.
 */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  closeSharedPages,
  openPage,
  openSharedBrowser,
  startReactAndWait,
  type Visit,
} from '../support/browser.ts';
import { type RunningSite, startSharedSite } from '../support/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSharedSite();
});

describe('the next page', () => {
  let browser: Browser;
  let visit: Visit;
  beforeAll(async () => {
    browser = await openSharedBrowser();
  });
  afterAll(closeSharedPages);
  beforeEach(async () => {
    visit = await openPage(browser);
  });
  afterEach(async () => {
    expect(visit.troubles).toEqual([]);
    await visit.leave();
  });

  it('may be abandoned for another one while it appears; and it appears at once, without two texts that fade into each other, and its cover grows out of the card', async () => {
    const { page } = visit;
    await page.goto(`${site.url}/fullstack`);
    await startReactAndWait(page);
    await page.locator('.course-card h2 a').first().click();
    await page.waitForURL('**/fullstack-details/mern-stack');
    await page.evaluate(() => history.back());
    await page.waitForURL('**/fullstack');
    await page.getByRole('heading', { level: 1, name: 'Build the page' }).waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);

    const moving = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const start = document.startViewTransition.bind(document);
          document.startViewTransition = (change) => {
            const transition = start(change);
            const parts = () =>
              document
                .getAnimations()
                .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? []);
            void transition.ready.then(() => resolve(parts()));
            return transition;
          };
        }),
    );
    await page.locator('main a[href="/fullstack-details/mern-stack"]').first().click();
    const parts = await moving;
    expect(parts).toContain('::view-transition-group(cover-mern-stack)');
    expect(parts.filter((part) => part.startsWith('::view-transition-new(root)'))).toEqual([]);
    expect(
      await page.evaluate(
        () => getComputedStyle(document.documentElement, '::view-transition-old(root)').display,
      ),
    ).toBe('none');
  });

  it('has been fetched when a link to it is pointed at: the click requests no script', async () => {
    const { page } = visit;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const fetched = (kind: string) => asked.filter((path) => path.endsWith(kind));
    await page.goto(`${site.url}/fullstack`);
    await startReactAndWait(page);
    await page.waitForLoadState('networkidle');

    const card = page.locator('main a[href="/fullstack-details/mern-stack"]').first();
    asked.length = 0;
    await card.hover();
    await expect
      .poll(() => fetched('.js'))
      .toContainEqual(expect.stringMatching(/^\/assets\/course-details-/));
    await expect.poll(() => fetched('.data')).toEqual(['/fullstack-details/mern-stack.data']);
    await page.waitForLoadState('networkidle');

    asked.length = 0;
    await card.click();
    await page.getByRole('heading', { level: 1, name: /mern/i }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/fullstack-details/mern-stack');
    expect(fetched('.js')).toEqual([]);
  });
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** The answer as transferred: nothing is decompressed and nothing added. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(site.url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('a page requested over HTTP', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['zstd', 'gzip, zstd', zstdDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent in %s to a client that accepts "%s"', async (encoding, accepted, decompress) => {
    const plain = await ask('/terms');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const small = await ask('/terms', { 'accept-encoding': accepted });
    expect(small.headers['content-encoding']).toBe(encoding);
    expect(small.headers.vary).toMatch(/accept-encoding/i);
    expect(small.body.length).toBeLessThan(plain.body.length / 2);
    expect(decompress(small.body).equals(plain.body)).toBe(true);
  });

  it.each(['/', '/assets', '/downloads'])('is validated again: %s', async (below) => {
    const path =
      below === '/'
        ? '/fullstack'
        : ((await ask('/')).body.toString().match(new RegExp(`${below}/[\\w./-]+`))?.[0] ??
          '/fonts/anek-latin.woff2');
    for (const accepted of ['', 'br', 'gzip']) {
      const first = await ask(path, { 'accept-encoding': accepted });
      const again = await ask(path, {
        'accept-encoding': accepted,
        'if-none-match': first.headers.etag ?? '',
      });
      expect([first.status, again.status, again.body.length]).toEqual([200, 304, 0]);
      expect(again.headers.etag).toBe(first.headers.etag);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    }
    expect((await ask(path, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('is cached for ever if its name has a hash, and is validated again if it has none', async () => {
    const page = await ask('/');
    const asset = page.body.toString().match(/\/assets\/[\w.-]+\.js/)?.[0] ?? '';
    expect((await ask(asset)).headers['cache-control']).toMatch(/immutable/);
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  it('is described by HEAD without being sent', async () => {
    for (const path of ['/', '/terms', '/favicon.svg']) {
      const whole = await ask(path, { 'accept-encoding': 'br' });
      const head = await ask(path, { 'accept-encoding': 'br' }, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      for (const name of ['content-length', 'content-type', 'etag', 'content-encoding'] as const)
        expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });
});

describe('a brochure', () => {
  let path: string;
  beforeAll(async () => {
    const page = await ask('/fullstack-details/mern-stack');
    path = page.body.toString().match(/\/[\w/.-]+\.pdf/)?.[0] ?? '';
  });

  it('continues where a broken download has stopped', async () => {
    const whole = await ask(path);
    expect(whole.headers['accept-ranges']).toBe('bytes');
    const size = whole.body.length;
    const rest = await ask(path, { range: `bytes=${size - 100}-` });
    expect(rest.status).toBe(206);
    expect(rest.headers['content-range']).toBe(`bytes ${size - 100}-${size - 1}/${size}`);
    expect(rest.body.equals(whole.body.subarray(-100))).toBe(true);
    const ending = await ask(path, { range: 'bytes=-7' });
    expect(ending.body.equals(whole.body.subarray(-7))).toBe(true);
  });

  it('is sent completely when it has changed meanwhile', async () => {
    const changed = await ask(path, { range: 'bytes=0-9', 'if-range': '"before"' });
    expect(changed.status).toBe(200);
    expect((await ask(path, { range: 'bytes=999999999-' })).status).toBe(416);
  });
});
