import { describe, expect, it } from 'vitest';
import { makeMemoryRateLimiter } from './rate-limiter.ts';

describe('the limits of one process', () => {
  it('forget the address that was unseen the longest, and not one that was just seen', async () => {
    const limiter = makeMemoryRateLimiter({ perMinute: 1, perHour: 1_000 }, () =>
      Date.UTC(2026, 0, 5, 9),
    );
    await limiter.count('the first');
    expect(await limiter.count('the first')).toBeGreaterThan(0);
    await limiter.count('who comes back');
    for (let n = 0; n < 50_000; n += 1) {
      if (n === 49_000) await limiter.count('who comes back');
      await limiter.count(`another ${n}`);
    }
    expect(await limiter.count('who comes back')).toBeGreaterThan(0);
    expect(await limiter.count('another 49999')).toBeGreaterThan(0);
    expect(await limiter.count('the first')).toBe(0);
  });

  it('allow a number of requests in a minute and in an hour, and state how long to wait', async () => {
    let at = Date.UTC(2026, 0, 5, 9, 0, 0);
    const limiter = makeMemoryRateLimiter({ perMinute: 2, perHour: 3 }, () => at);
    const count = () => limiter.count('203.0.113.7');
    expect([await count(), await count(), await count()]).toEqual([0, 0, 60]);
    at += 30_500;
    expect(await count()).toBe(3_570);
    expect(await limiter.count('203.0.113.8')).toBe(0);
    at = Date.UTC(2026, 0, 5, 10, 0, 0);
    expect([await count(), await count()]).toEqual([0, 0]);
    at += 59_999;
    expect(await count()).toBe(1);
    at += 1;
    expect(await count()).toBe(3_540);
  });

  it('count failures separately, and per minute only', async () => {
    let at = Date.UTC(2026, 0, 5, 9, 0, 0);
    const limiter = makeMemoryRateLimiter({ perMinute: 1, perHour: 1 }, () => at);
    const fail = () => limiter.count('203.0.113.7', 'failed');
    expect([await fail(), await fail(), await limiter.count('203.0.113.7')]).toEqual([0, 60, 0]);
    at += 60_000;
    expect([await fail(), await limiter.count('203.0.113.7')]).toEqual([0, 3_540]);
    expect(limiter.scope).toBe('this process');
  });
});
