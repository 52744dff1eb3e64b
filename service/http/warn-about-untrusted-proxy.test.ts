import { expect, it } from 'vitest';
import { startTestApp } from '../../tests/service/support/start-test-app.ts';

const saidOf = async (env: Record<string, string>) => {
  const app = await startTestApp({ env });
  const ask = (headers: Record<string, string>) => fetch(`${app.url}/health/live`, { headers });
  await ask({});
  const before = app.log.filter((line) => line.includes('X-Forwarded-For')).length;
  for (const _ of [1, 2]) await ask({ 'x-forwarded-for': '203.0.113.7' });
  const said = app.log.filter((line) => line.includes('X-Forwarded-For'));
  await app.close();
  return { before, said };
};

it('reports a proxy that TRUST_PROXY does not name once, at its first request, without its visitor', async () => {
  const { before, said } = await saidOf({});
  expect([before, said.length]).toEqual([0, 1]);
  expect(JSON.parse(said[0] ?? '')).toMatchObject({
    level: 'warn',
    msg: expect.stringContaining('came from 127.0.0.1'),
  });
  expect(said[0]).not.toContain('203.0.113.7');
});

it('a proxy is expected where TRUST_PROXY is set', async () => {
  expect((await saidOf({ TRUST_PROXY: '127.0.0.1' })).said).toEqual([]);
});
