import { describe, expect, it } from 'vitest';
import { memoryLimiter } from './limiter.ts';

describe('the limits of one process', () => {
  it('forget the address that was unseen the longest, and not one that was just seen', async () => {
    const limiter = memoryLimiter({ perMinute: 1, perHour: 1_000 }, () => Date.UTC(2026, 0, 5, 9));
    await limiter.count('the first');
    expect(await limiter.count('the first')).toBeGreaterThan(0);
    for (let n = 0; n < 50_000; n += 1) await limiter.count(`another ${n}`);
    expect(await limiter.count('another 49999')).toBeGreaterThan(0);
    expect(await limiter.count('the first')).toBe(0);
  });
});
