import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aboutQuery } from '#contract/about-query.ts';
import { scratchFolder } from '../tests/service/support/scratch-folder.ts';
import { type TestApp, testApp } from '../tests/service/support/test-app.ts';

const page =
  '<!doctype html><form><textarea rows="4" name="message" id="_R_1"></textarea></form>' +
  `<script>let page = '<textarea name="message"></textarea>'</script>${'x'.repeat(2000)}`;

let app: TestApp;
let folder: ReturnType<typeof scratchFolder>;
beforeAll(async () => {
  folder = scratchFolder();
  const client = join(folder.path, 'client');
  mkdirSync(client);
  writeFileSync(join(client, 'request-call.html'), page);
  writeFileSync(join(client, 'request-call.html.br'), brotliCompressSync(page));
  writeFileSync(join(client, 'terms.html'), page);
  app = await testApp({ siteDir: client });
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { redirect: 'manual', headers });
const filledWith = (text: string) =>
  page.replace('</textarea></form>', `${text}\n</textarea></form>`);

describe('the request-a-call page', () => {
  it('has in its message what its address is about, once', async () => {
    for (const path of ['/request-call', '/request-call/'])
      expect(await (await get(path + aboutQuery('About: Ethical Hacking'))).text()).toBe(
        filledWith('About: Ethical Hacking'),
      );
  });

  it('is the built one without anything to be about, compressed as the build made it', async () => {
    for (const path of ['/request-call', '/request-call?about=', '/request-call?from=mail']) {
      const answer = await get(path, { 'accept-encoding': 'br' });
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(await answer.text()).toBe(page);
    }
  });

  it('never lets a text out of the message field', async () => {
    const attack = '</textarea><script>alert(1)</script>&lt;"\'$&$1';
    const html = await (await get(`/request-call${aboutQuery(attack)}`)).text();
    const escaped = '&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;lt;&quot;';
    expect(html).toContain(`id="_R_1">${escaped}`);
    expect(html.match(/<script>/g)).toHaveLength(1);
  });

  it('is compressed, kept by the browser and known again by its own mark', async () => {
    const path = `/request-call${aboutQuery('About: Power BI')}`;
    const first = await get(path, { 'accept-encoding': 'gzip, br' });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(await first.text()).toBe(filledWith('About: Power BI'));
    const etag = first.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/request-call', { 'if-none-match': etag })).status).toBe(200);
  });

  it('is still right after a stranger asked for more texts than are kept', async () => {
    for (let n = 0; n < 250; n += 1)
      await (await get(`/request-call${aboutQuery(`text ${n}`)}`)).text();
    for (const text of ['text 7', 'text 249'])
      expect(await (await get(`/request-call${aboutQuery(text)}`)).text()).toBe(filledWith(text));
  });
});

it('no other page writes anything of its address down', async () => {
  expect(await (await get(`/terms${aboutQuery('About: x')}`)).text()).toBe(page);
});
