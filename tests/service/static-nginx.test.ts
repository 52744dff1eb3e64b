/**
 * `deploy/static-nginx.conf` in a real nginx, without the service behind it. Every page, redirect and missing
 * address of the build is answered as our own service answers it.
 */
import { readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypeOf } from '#service/static/content-type-of.ts';
import { readSiteTableFile } from '#service/static/read-site-table-file.ts';
import { readStaticTable, type StaticTable } from '#service/static/static-table.ts';
import {
  builtFiles,
  builtPages,
  readBuiltFileBytes,
  siteTable,
} from '../build/support/built-site.ts';
import { type RunningNginx, runNginxWithSite } from './support/run-nginx-with-site.ts';
import { deployFolder, hasProgram } from './support/start-deployed-proxy.ts';

const hasNginx = hasProgram('nginx', '-v');

type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer };

describe.skipIf(!hasNginx)(
  `a plain server with the rules of the build${hasNginx ? '' : ' (skipped: no nginx here)'}`,
  () => {
    let nginx: RunningNginx;
    let table: StaticTable;
    beforeAll(async () => {
      table = readStaticTable(
        resolve('build/current/client'),
        readSiteTableFile('build/current/site-table.json'),
      );
      nginx = await runNginxWithSite((port) =>
        readFileSync(join(deployFolder, 'static-nginx.conf'), 'utf8')
          .replace('listen 80;', `listen 127.0.0.1:${port};`)
          .replaceAll('/srv/miranaya/build', resolve('build')),
      );
    });
    afterAll(async () => {
      await nginx?.stop();
      table?.close();
    });

    /** Sends the path unchanged; `fetch` would normalise it. */
    const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<Answer>((done, fail) => {
        const { hostname, port } = new URL(nginx.url);
        ask({ hostname, port, path, headers, method }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () =>
            done({
              status: response.statusCode ?? 0,
              headers: response.headers as Answer['headers'],
              body: Buffer.concat(chunks),
            }),
          );
        })
          .on('error', fail)
          .end();
      });

    /** The headers that our own service sends for a file. Other tests check the compression. */
    const expectedHeaders = (path: string) => {
      const found = table.find(path);
      if (found?.kind !== 'file') throw new Error(`${path} is no file.`);
      const { vary, 'accept-ranges': ranges, ...headers } = found.headers;
      return headers;
    };

    it('answers every page at its address and with a slash after it, with the headers of the table', async () => {
      for (const { address, file } of builtPages) {
        if (address === null) continue;
        const other = `${address}/`;
        const paths = table.has(other) && address !== '/' ? [address, other] : [address];
        for (const path of paths) {
          const { status, headers, body } = await get(path);
          const isOwnPage = builtPages.find((page) => page.address === path) ?? { file };
          expect([path, status]).toEqual([path, 200]);
          expect(body.equals(readBuiltFileBytes(isOwnPage.file)), path).toBe(true);
          expect({ path, ...headers }).toMatchObject({ path, ...expectedHeaders(path) });
        }
      }
    });

    it('answers every other file with its type, and only a hashed name as unchanging', async () => {
      const plain = builtFiles.filter(
        (file) => !/\.(html|br|gz|zst)$|^_(headers|redirects)$/.test(file),
      );
      for (const file of plain) {
        const { status, headers } = await get(`/${file}`, {}, 'HEAD');
        const expected = expectedHeaders(`/${file}`);
        expect({ file, status, ...headers }).toMatchObject({
          ...{ file, status: 200, ...expected, 'content-type': contentTypeOf(file) },
        });
        // A browser reads some headers only on whole documents. Scripts, styles and pictures must not have such a
        // header.
        expect([file, headers['permissions-policy']]).toEqual([
          file,
          (expected as Record<string, string>)['permissions-policy'],
        ]);
      }
    });

    it('redirects as the table says, in upper and lower case and with the query', async () => {
      for (const { from, to, status } of siteTable.redirects)
        for (const path of [from, from.toUpperCase()]) {
          const answer = await get(`${path}?a=b`);
          expect([path, answer.status, answer.headers.location]).toEqual([
            path,
            status,
            `${to}?a=b`,
          ]);
        }
    });

    it('redirects another letter case and a name with .html to the page', async () => {
      const ways = [
        ['/TERMS', '/terms'],
        ['/miranaya-skill-program', '/Miranaya-skill-program'],
        ['/terms.html', '/terms'],
        ['/index.html', '/'],
      ];
      for (const [path = '', to] of ways) {
        const { status, headers } = await get(path);
        expect([path, status, headers.location]).toEqual([path, 308, to]);
      }
    });

    it('answers an unknown address with status 404 and the page that fits it', async () => {
      const unknown = [
        ['/no-such-page', siteTable.notFound],
        ['/no/such/page', siteTable.notFound],
        ['/no-such-page.html', siteTable.notFound],
        ...Object.entries(siteTable.notFoundByPrefix).map(([prefix, file]) => [
          `${prefix}no-such-thing`,
          file,
        ]),
      ];
      for (const [path = '', file = ''] of unknown) {
        const { status, headers, body } = await get(path);
        expect([path, status]).toEqual([path, 404]);
        expect(body.equals(readBuiltFileBytes(file.slice(1))), path).toBe(true);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers['cache-control']).toBe('no-cache');
        expect(headers['content-security-policy']).toContain("script-src 'self'");
      }
    });

    it('answers a missing file in plain text, which is not cached', async () => {
      const missing = [
        '/assets/no-such-file',
        '/assets/gone-AbCd1234.js',
        '/assets/brochures/none.pdf',
        '/downloads/none.zip',
        '/downloads/none',
        '/none.svg',
      ];
      for (const path of missing) {
        const { status, headers, body } = await get(path);
        expect([path, status, body.toString()]).toEqual([path, 404, 'Not found\n']);
        expect(headers['content-type']).toBe('text/plain; charset=utf-8');
        expect(headers['cache-control']).not.toContain('max-age');
        expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      }
    });

    it('sends the compressed files of the build, and shows neither these nor the settings for other hosts', async () => {
      const { headers, body } = await get('/terms', { 'accept-encoding': 'gzip' });
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(gunzipSync(body).equals(readBuiltFileBytes('terms.html'))).toBe(true);
      expect(body.equals(readBuiltFileBytes('terms.html.gz'))).toBe(true);
      for (const path of ['/terms.html.br', '/terms.html.gz', '/_headers', '/_redirects'])
        expect([path, (await get(path)).status]).toEqual([path, 404]);
    });

    it('refuses a form that is posted to it, in plain text', async () => {
      for (const path of ['/rest/v1/enrollments', '/request-call']) {
        const { status, headers, body } = await get(path, {}, 'POST');
        expect(headers.allow).toBe('GET, HEAD');
        expect([path, status, body.toString()]).toEqual([
          path,
          405,
          'This address can only be read.\n',
        ]);
      }
    });
  },
);
