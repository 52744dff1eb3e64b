import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../tests/service/support/start-test-app.ts';
import { readConfig } from './config.ts';

describe('a missing SITE_URL', () => {
  it.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production, but '],
    [{ TRUST_PROXY: '127.0.0.1' }, 'TRUST_PROXY is set, but '],
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0, but '],
    [{ HOST: '0.0.0.0', SITE_URL: 'http://127.0.0.1:8080' }, 'at http://127.0.0.1:8080.'],
  ])('gives a warning with %o', (environment, words) => {
    expect(readConfig(environment).siteUrlWarning).toContain(words);
  });

  it.each([
    [{}],
    [{ HOST: 'localhost' }],
    [{ HOST: '::1' }],
    [{ NODE_ENV: 'production', TRUST_PROXY: '10.0.0.0/8', SITE_URL: 'https://www.example.in' }],
  ])('gives no warning with %o', (environment) => {
    expect(readConfig(environment).siteUrlWarning).toBeNull();
  });
});

describe('visitors under another host name', () => {
  const ask = (url: string, host: string) =>
    new Promise<void>((resolve) => {
      request(`${url}/health/live`, { headers: { host } }, (answer) => {
        answer.resume().on('end', resolve);
      }).end();
    });

  it('are reported once', async () => {
    const app = await startTestApp();
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:80', 'b"d host'])
      await ask(app.url, host);
    const said = () => app.log.filter((line) => line.includes('SITE_URL'));
    expect(said()).toEqual([]);
    for (const host of ['www.example.in', 'www.example.in', '10.1.2.3:3000'])
      await ask(app.url, host);
    expect(said()).toHaveLength(1);
    expect(JSON.parse(said()[0] ?? '')).toMatchObject({
      level: 'warn',
      msg: expect.stringContaining('asked for this site at www.example.in, but '),
    });
    await app.close();
  });

  it('are not reported under the name of SITE_URL', async () => {
    const app = await startTestApp({ env: { SITE_URL: 'https://www.example.in' } });
    await ask(app.url, 'example.in');
    expect(app.log.filter((line) => line.includes('SITE_URL'))).toEqual([]);
    await app.close();
  });
});
