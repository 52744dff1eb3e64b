/** A database that is away when the service starts, and a service that ends before it is back. */
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Store } from '#database/store.ts';
import { readConfig } from '../config.ts';
import { unknownOffers } from '../offers.ts';
import { noticesFor } from './notices.ts';

const halfAnHour = 30 * 60_000;
/** How often the outbox was looked at, and tidied up. */
let looked: number;
let tidied: number;
/** What the database says to a look. */
let answer: () => Promise<void>;

beforeEach(() => {
  [looked, tidied] = [0, 0];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const noticesOf = () =>
  noticesFor({
    config: readConfig({}),
    store: {
      outbox: {
        setChannel: () => {
          looked += 1;
          return answer();
        },
        retryAll: async () => 0,
      },
      tidy: async () => {
        tidied += 1;
      },
    } as unknown as Store,
    now: () => 0,
    log: Fastify().log,
    offers: unknownOffers,
  });

it('is looked for again every five seconds until it is back', async () => {
  answer = () => Promise.reject(new Error('away'));
  const notices = noticesOf();
  await notices.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looked).toBe(3);
  answer = async () => {};
  await vi.advanceTimersByTimeAsync(halfAnHour);
  expect([looked, tidied]).toEqual([4, 1]);
  await notices.close();
});

it('is not looked for any more once the service has ended, also in the middle of a look', async () => {
  answer = () => Promise.reject(new Error('away'));
  const notices = noticesOf();
  await notices.start();
  const { promise, reject } = Promise.withResolvers<void>();
  answer = () => promise;
  await vi.advanceTimersByTimeAsync(5_000);
  await notices.close();
  reject(new Error('away'));
  await vi.advanceTimersByTimeAsync(halfAnHour);
  expect([looked, tidied]).toEqual([2, 0]);
});

it('has nothing tidied up by a service that ended while it was starting', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = () => promise;
  const notices = noticesOf();
  const started = notices.start();
  await notices.close();
  resolve();
  await started;
  await vi.advanceTimersByTimeAsync(halfAnHour);
  expect([looked, tidied]).toEqual([1, 0]);
});
