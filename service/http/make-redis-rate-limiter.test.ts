import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startRedisServer } from '../../tests/service/support/redis-server.ts';
import { makeRedisRateLimiter } from './make-redis-rate-limiter.ts';

const redis = await startRedisServer();
afterAll(() => redis?.stop());
afterEach(() => vi.restoreAllMocks());

const limits = { perMinute: 5, perHour: 100 };
/** The clock is fixed, so that no window of the limits ends during a test. */
const clock = () => Date.UTC(2026, 0, 5, 9);

/** A limiter that never counts alone because the machine is busy. */
const makePatientLimiter = (some: typeof limits, now: () => number) =>
  makeRedisRateLimiter(redis?.url ?? '', some, now, undefined, 60_000);

async function untilShared(...limiters: { scope: string }[]) {
  for (let n = 0; n < 300 && limiters.some(({ scope }) => scope !== 'shared'); n += 1)
    await delay(20);
}

describe.skipIf(!redis)(
  redis ? 'limits in Redis' : 'limits in Redis (no redis-server here: skipped)',
  () => {
    it('are shared by all instances', async () => {
      const one = makePatientLimiter(limits, clock);
      const two = makePatientLimiter(limits, clock);
      await untilShared(one, two);
      expect([one.scope, two.scope]).toEqual(['shared', 'shared']);
      const waits = [];
      for (let n = 0; n < 8; n += 1) waits.push(await (n % 2 ? one : two).count('203.0.113.1'));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
      expect(Math.max(...waits)).toBeLessThanOrEqual(60);
      expect(await one.count('203.0.113.2')).toBe(0);

      // All instances share the count of failed attempts, and failed attempts do not count against stored rows.
      const failed = [];
      for (let n = 0; n < 8; n += 1)
        failed.push(await (n % 2 ? one : two).count('203.0.113.2', 'failed'));
      expect(failed.filter((wait) => wait === 0)).toHaveLength(5);
      expect(await two.count('203.0.113.2')).toBe(0);
      await one.close();
      await two.close();
    });

    it('state in seconds when requests are allowed again: at the end of the minute, or of the hour', async () => {
      const at = () => Date.UTC(2026, 0, 5, 9, 10, 20, 500);
      const wait = async (some: typeof limits, address: string) => {
        const limiter = makePatientLimiter(some, at);
        await untilShared(limiter);
        for (let n = 0; n < 2; n += 1) expect(await limiter.count(address)).toBe(0);
        const seconds = await limiter.count(address);
        await limiter.close();
        return seconds;
      };
      expect(await wait({ perMinute: 2, perHour: 100 }, '203.0.113.6')).toBe(40);
      expect(await wait({ perMinute: 100, perHour: 2 }, '203.0.113.7')).toBe(49 * 60 + 40);
    });

    it('are counted per minute, and by this process after closing', async () => {
      let at = Date.UTC(2026, 0, 5, 9, 20, 10);
      const limiter = makePatientLimiter({ perMinute: 2, perHour: 100 }, () => at);
      await untilShared(limiter);
      const waits = [];
      for (const seconds of [0, 20, 20, 20]) {
        at += seconds * 1_000;
        waits.push(await limiter.count('203.0.113.8'));
      }
      expect(waits).toEqual([0, 0, 10, 0]);
      await limiter.close();
      expect(limiter.scope).toBe('this process');
    });

    it('do not ask Redis for two seconds after a failure, and are shared again afterwards', async () => {
      let passed = 10_000;
      vi.spyOn(performance, 'now').mockImplementation(() => passed);
      const limiter = makeRedisRateLimiter(redis?.url ?? '', limits, clock);
      await untilShared(limiter);
      redis?.pause();
      await limiter.count('203.0.113.9');
      redis?.resume();
      passed += 1_999;
      await limiter.count('203.0.113.9');
      expect(limiter.scope).toBe('this process');
      passed += 1;
      for (let n = 0; n < 20 && limiter.scope !== 'shared'; n += 1) {
        await limiter.count('203.0.113.9');
        // Simulates a machine that is too busy to answer in time.
        passed += 2_000;
      }
      expect(limiter.scope).toBe('shared');
      await limiter.close();
    });

    it('leave no timer running once Redis has answered', async () => {
      const clocks = () =>
        process.getActiveResourcesInfo().filter((what) => what === 'Timeout').length;
      const limiter = makePatientLimiter({ perMinute: 99, perHour: 99 }, clock);
      await untilShared(limiter);
      const before = clocks();
      for (let n = 0; n < 20; n += 1) await limiter.count('203.0.113.10');
      expect(clocks()).toBeLessThan(before + 10);
      await limiter.close();
    });

    it('are counted by each process while Redis hangs or is unreachable, and no request waits for it', async () => {
      const failures: string[] = [];
      const limiter = makeRedisRateLimiter(redis?.url ?? '', limits, clock, (error) =>
        failures.push(error.message),
      );
      await untilShared(limiter);
      redis?.pause();
      // Redis is paused during the next calls, so each answer shows that no request waits for Redis.
      expect(await limiter.count('203.0.113.3')).toBe(0);
      expect(limiter.scope).toBe('this process');
      for (let n = 0; n < 4; n += 1) expect(await limiter.count('203.0.113.3')).toBe(0);
      expect(await limiter.count('203.0.113.3')).toBeGreaterThan(0);
      redis?.resume();
      await redis?.stop();
      expect(await limiter.count('203.0.113.4')).toBe(0);
      expect(failures).toHaveLength(1);

      await redis?.start();
      for (let n = 0; n < 300 && limiter.scope !== 'shared'; n += 1) {
        await delay(50);
        await limiter.count('203.0.113.5');
      }
      expect(limiter.scope).toBe('shared');
      await limiter.close();
    });
  },
);

describe('an unreachable Redis', () => {
  it('is not connected to by a service that was closed before its first attempt', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await makeRedisRateLimiter(url, limits, clock).close();
    await import('redis');
    await delay(200);
    expect(connections).toBe(0);
    server.close();
  });

  it('is tried again after a tenth of a second, and then each time after twice as long', async () => {
    // The Redis client adds a random time to each delay, so the test fixes the random number.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const times: number[] = [];
    const reports: string[] = [];
    const server = createServer((socket) => {
      times.push(performance.now());
      socket.destroy();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const limiter = makeRedisRateLimiter(url, limits, clock, ({ message }) =>
      reports.push(message),
    );
    await expect.poll(() => times.length).toBe(4);
    await limiter.close();
    server.close();
    const gaps = times.slice(1).map((time, n) => time - (times[n] ?? 0));
    // A timer may fire a little early, or late on a busy machine. So the bounds are wide, and below the longest delay,
    // which is five seconds.
    for (const [n, ms] of [100, 200, 400].entries()) {
      expect(gaps[n]).toBeGreaterThan(ms - 10);
      expect(gaps[n]).toBeLessThan(4_000);
    }
    expect(reports).toHaveLength(1);
  });
});
