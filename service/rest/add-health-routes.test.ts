/**
 * Tests what the health routes tell everybody; `tests/service/faults/readiness-on-full-disk.test.ts` fills a real disk.
 */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '#database/store.ts';
import { addHealthRoutes } from './add-health-routes.ts';

let app: FastifyInstance;
let log: string[];
let isDraining: boolean;
let writes: number;
let pings: number;
let onWriting: () => Promise<void>;
let onPing: () => Promise<void>;
let at: number;

beforeEach(() => {
  [log, isDraining, writes, pings, at] = [[], false, 0, 0, 100_000];
  onWriting = async () => {};
  onPing = async () => {};
  vi.spyOn(performance, 'now').mockImplementation(() => at);
  app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void log.push(line) } } });
  const store = {
    engine: 'SQLite',
    async ping() {
      pings += 1;
      await onPing();
    },
    heartbeat() {
      writes += 1;
      return onWriting();
    },
  } as Store;
  addHealthRoutes(app, store, {
    isDraining: () => isDraining,
    notifications: () => ({ mail: 'on', webhook: 'off' }),
    limitsScope: () => 'this process',
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const ask = async (what = 'ready') => {
  const { statusCode, headers, json } = await app.inject({ url: `/health/${what}` });
  expect(headers['cache-control']).toBe('no-store');
  return [statusCode, json()];
};
const rest = { mail: 'on', webhook: 'off', limits: 'this process' };
const ready = [200, { status: 'ready', database: 'SQLite', ...rest }];
const message = 'The database takes nothing just now.';
const unready = [503, { status: 'unready', database: 'away', ...rest, message }];

it('the liveness check succeeds whenever the service answers, whatever the state of the database', async () => {
  onPing = () => Promise.reject(new Error('away'));
  expect(await ask('live')).toEqual([200, { status: 'alive' }]);
  expect([pings, writes]).toEqual([0, 0]);
});

describe('the readiness check', () => {
  it('succeeds if the service can write, with its limits and channels; the disk is asked every five seconds', async () => {
    expect(await ask()).toEqual(ready);
    at += 4_999;
    expect(await ask()).toEqual(ready);
    expect([pings, writes]).toEqual([2, 1]);
    at += 1;
    await ask();
    expect(writes).toBe(2);
  });

  it('fails if the service cannot write: the reason is given, and it is tried again after a second', async () => {
    onWriting = () => Promise.reject(new Error('the disk is full'));
    expect(await ask()).toEqual(unready);
    expect(log.join()).toContain('the disk is full');
    at += 999;
    expect(await ask()).toEqual(unready);
    expect(writes).toBe(1);
    at += 1;
    onWriting = async () => {};
    expect(await ask()).toEqual(ready);
    expect(writes).toBe(2);
  });

  it('fails if the database does not answer, and then nothing is written', async () => {
    onPing = () => Promise.reject(new Error('away'));
    expect(await ask()).toEqual(unready);
    expect((await app.inject({ url: '/health/ready' })).headers['retry-after']).toBe('5');
    expect(writes).toBe(0);
  });

  it('waits for one write, however many clients ask and however long it takes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onWriting = () => promise;
    const answers = [ask(), ask(), ask()];
    await vi.waitUntil(() => pings === 3);
    at += 60_000;
    answers.push(ask());
    await vi.waitUntil(() => pings === 4);
    resolve();
    expect(await Promise.all(answers)).toEqual([ready, ready, ready, ready]);
    expect(writes).toBe(1);
  });

  it('answers 503 while the service closes', async () => {
    isDraining = true;
    expect(await ask()).toEqual([503, { status: 'closing', database: 'open', ...rest }]);
    expect([pings, writes]).toEqual([0, 0]);
  });
});
