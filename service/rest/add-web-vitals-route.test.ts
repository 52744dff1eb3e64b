/**
 * Browsers' measurements are answered at once and stored later; `tests/service/vitals.test.ts` sends measurements to a
 * whole service.
 */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '#database/store.ts';
import type { WebVital } from '#database/web-vitals-port.ts';
import { readConfig } from '../settings/config.ts';
import { addWebVitalsRoute } from './add-web-vitals-route.ts';

const config = readConfig({ CORS_ORIGINS: 'https://pages.example' });
const minute = 60_000;

let app: FastifyInstance;
let log: Record<string, unknown>[];
/** The measurements that each write to the database contained. */
let batches: WebVital[][];
let write: () => Promise<void>;
let now: number;

beforeEach(() => {
  [log, batches, now] = [[], [], Date.UTC(2026, 0, 5, 9)];
  write = async () => {};
  app = Fastify({
    logger: { level: 'warn', stream: { write: (line) => log.push(JSON.parse(line)) } },
  });
  const store = {
    storeVitals(batch: readonly WebVital[]) {
      batches.push([...batch]);
      return write();
    },
  } as Store;
  addWebVitalsRoute(app, { config, store, now: () => now });
});
afterEach(() => app.close());

const here = { host: 'a.example', origin: 'http://a.example' };
const sendAs = (payload: string, headers: Record<string, string> = {}, remoteAddress = '::1') =>
  app.inject({
    method: 'POST',
    url: '/vitals',
    payload,
    remoteAddress,
    headers: { ...here, 'content-type': 'application/json', ...headers },
  });
const send = (body: unknown, from?: string) => sendAs(JSON.stringify(body), {}, from);
const shift = (route = '/') => ({ route, cls: 0 });
/** Waits until all work that does not wait for the database is done. */
const settled = () => new Promise(setImmediate);
const routes = () => batches.map((batch) => batch.map(({ route }) => route));

/** Makes the database wait until the returned function is called. */
function slowly(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  write = () => promise;
  return () => {
    write = async () => {};
    resolve();
  };
}

describe('the figures of a visit', () => {
  it('are answered with an empty answer, which no cache keeps, and each is passed on', async () => {
    const answer = await send({ route: '/a/:b', lcp: 600_000, inp: 0, cls: 100 });
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      204,
      '',
      'no-store',
    ]);
    await settled();
    expect(batches).toEqual([
      [
        { route: '/a/:b', metric: 'lcp', value: 600_000 },
        { route: '/a/:b', metric: 'inp', value: 0 },
        { route: '/a/:b', metric: 'cls', value: 100 },
      ],
    ]);
  });

  it('are answered while the database still writes the earlier ones', async () => {
    const letGo = slowly();
    expect((await send(shift())).statusCode).toBe(204);
    expect((await send(shift())).statusCode).toBe(204);
    letGo();
  });

  it.each<[string, string, Record<string, string>?]>([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['without a route', '{"cls":0}'],
    ['with a field that nobody asked for', '{"route":"/","cls":0,"name":"Asha"}'],
    ['of a route that is too long', JSON.stringify(shift(`/${'x'.repeat(80)}`))],
    ['of an address with a question', JSON.stringify(shift('/?a'))],
    ['of a whole address', JSON.stringify(shift('x/'))],
    ['below nothing', '{"route":"/","lcp":-1}'],
    ['of a shift beyond all pages', '{"route":"/","cls":100.1}'],
    ['of eleven minutes', '{"route":"/","inp":600001}'],
    ['of more than a kilobyte', JSON.stringify(shift()).padEnd(1025)],
    ['called text', JSON.stringify(shift()), { 'content-type': 'text/plain' }],
    ['from the pages of others', JSON.stringify(shift()), { origin: 'https://evil.example' }],
    ['from pages of ours elsewhere', JSON.stringify(shift()), { origin: 'https://pages.example' }],
  ])('are answered the same and dropped: %s', async (_what, body, headers) => {
    const answer = await sendAs(body, headers);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      204,
      '',
      'no-store',
    ]);
    await settled();
    expect([batches, log]).toEqual([[], []]);
  });

  it('may be as long as the limit', async () => {
    await sendAs(JSON.stringify(shift()).padEnd(1024));
    await send(shift(`/${'x'.repeat(79)}`));
    await settled();
    expect(routes().flat()).toEqual(['/', `/${'x'.repeat(79)}`]);
  });

  it('are written by one write at a time: figures of the meantime wait, and are written together', async () => {
    const letGo = slowly();
    for (const route of ['/1', '/2', '/3']) await send(shift(route));
    await settled();
    expect(routes()).toEqual([['/1']]);
    letGo();
    await settled();
    expect(routes()).toEqual([['/1'], ['/2', '/3']]);
    await send(shift('/4'));
    await settled();
    expect(routes().slice(2)).toEqual([['/4']]);
  });

  it('wait up to six hundred, and the rest are dropped until there is room', async () => {
    const letGo = slowly();
    await send(shift('/first'));
    await settled();
    for (let n = 0; n < 200; n += 1)
      await send({ route: '/waits', lcp: 1, inp: 1, cls: 1 }, `203.0.113.${n}`);
    await send(shift('/dropped'));
    await settled();
    letGo();
    await settled();
    expect(routes()).toEqual([['/first'], Array(600).fill('/waits')]);
    await send(shift('/afterwards'));
    await settled();
    expect(routes().at(-1)).toEqual(['/afterwards']);
  });

  it('that the database did not store are counted in the log, and the next are tried', async () => {
    write = () => Promise.reject(new Error('stopped'));
    await send({ route: '/', lcp: 1, cls: 1 });
    await settled();
    expect(log).toMatchObject([{ count: 2, err: { message: 'stopped' } }]);
    write = async () => {};
    await send(shift('/again'));
    await settled();
    expect([routes().at(-1), log.length]).toEqual([['/again'], 1]);
  });

  it('are awaited when the service closes', async () => {
    const letGo = slowly();
    await send(shift());
    await settled();
    const closed = vi.fn();
    const closing = app.close().then(closed);
    for (let n = 0; n < 5; n += 1) await settled();
    expect(closed).not.toHaveBeenCalled();
    letGo();
    await closing;
  });
});

describe('one address', () => {
  const sendMany = async (times: number, from: string) => {
    for (let n = 0; n < times; n += 1) await send(shift(), from);
    await settled();
  };
  const kept = () => batches.flat().length;

  it('may send a hundred and twenty times a minute, and its neighbour is counted separately', async () => {
    await sendMany(121, '203.0.113.1');
    expect(kept()).toBe(120);
    await sendMany(1, '203.0.113.2');
    expect(kept()).toBe(121);
    now += minute;
    await sendMany(1, '203.0.113.1');
    expect(kept()).toBe(122);
  });

  it('may send twelve hundred times an hour', async () => {
    for (let n = 0; n < 11; n += 1) {
      await sendMany(120, '203.0.113.1');
      now += minute;
    }
    expect(kept()).toBe(1_200);
    now += 60 * minute;
    await sendMany(1, '203.0.113.1');
    expect(kept()).toBe(1_201);
  });
});
