import { beforeEach, describe, expect, it } from 'vitest';
import type { SeenAttemptCount } from '#database/staff/sign-in-attempt-port.ts';
import {
  computeThrottleWaitMs,
  makeAttemptThrottle,
  throttleRules,
} from './make-attempt-throttle.ts';

let now = 0;
let kept = new Map<string, { tries: number; lastAt: Date }>();
beforeEach(() => {
  now = 1_000_000;
  kept = new Map();
});

/** A fake that stores attempts as the database does. */
const tries = {
  tries: async (key: string) => kept.get(key) ?? null,
  claimAttempt: async (keys: readonly SeenAttemptCount[]) => {
    const isCounted = keys.every(({ key, triesSeen, freeTries }) => {
      const { tries } = kept.get(key) ?? { tries: 0 };
      return tries === triesSeen || tries <= freeTries;
    });
    if (isCounted)
      for (const { key } of keys)
        kept.set(key, { tries: (kept.get(key)?.tries ?? 0) + 1, lastAt: new Date(now) });
    return isCounted;
  },
  resetAttempts: async (key: string) => {
    kept.delete(key);
  },
};
const { countOrGetWaitMs, resetCounts } = makeAttemptThrottle(tries, () => now);
const asha = { pace: throttleRules.account, of: 'asha@example.in' };
const database = { pace: throttleRules.address, of: '203.0.113.7' };

describe('the wait after wrong attempts', () => {
  it('doubles with each attempt, up to a quarter of an hour', () => {
    expect(
      [0, 1, 2, 3, 10].map((n) => computeThrottleWaitMs(n, throttleRules.account) / 1000),
    ).toEqual([0, 1, 2, 4, 512]);
    expect(computeThrottleWaitMs(11, throttleRules.account)).toBe(15 * 60_000);
    expect(computeThrottleWaitMs(5_000, throttleRules.account)).toBe(15 * 60_000);
  });

  it('does not begin for an office of people who mistype once', () => {
    expect(computeThrottleWaitMs(throttleRules.address.free, throttleRules.address)).toBe(0);
    expect(computeThrottleWaitMs(throttleRules.address.free + 1, throttleRules.address)).toBe(
      1_000,
    );
  });

  it('is the remaining time for an early attempt, which is not counted', async () => {
    expect(await countOrGetWaitMs(asha)).toBe(0);
    expect(await countOrGetWaitMs(asha)).toBe(1_000);
    now += 400;
    expect(await countOrGetWaitMs(asha)).toBe(600);
    now += 600;
    expect(await countOrGetWaitMs(asha)).toBe(0);
    expect(await countOrGetWaitMs(asha)).toBe(2_000);
  });

  it('is the longer one of account and address, and early attempts count for neither', async () => {
    await countOrGetWaitMs(asha, database);
    for (let early = 0; early < 20; early += 1)
      expect(await countOrGetWaitMs(asha, database)).toBe(1_000);
    expect(await countOrGetWaitMs(database)).toBe(0);
  });

  it('ends after a successful attempt, and is forgotten after a day', async () => {
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await countOrGetWaitMs(asha);
      now += 60_000;
    }
    await resetCounts(asha);
    expect(await countOrGetWaitMs(asha)).toBe(0);
    expect(await countOrGetWaitMs(asha)).toBe(1_000);
    now += throttleRules.account.forgottenAfterMs + 1;
    expect(await countOrGetWaitMs(asha)).toBe(0);
    expect(await countOrGetWaitMs(asha)).toBe(1_000);
  });

  it('does not grow when the clock was set back', async () => {
    for (let wrong = 0; wrong < 3; wrong += 1) {
      await countOrGetWaitMs(asha, database);
      now += 4_000;
    }
    now -= 3_600_000;
    expect(await countOrGetWaitMs(asha, database)).toBe(0);
    expect(await countOrGetWaitMs(asha, database)).toBe(8_000);
    now -= 60_000;
    expect(await countOrGetWaitMs(asha)).toBe(8_000);
    expect(await countOrGetWaitMs(database)).toBe(0);
  });

  it('applies to all but one of simultaneous attempts', async () => {
    await countOrGetWaitMs(asha);
    now += 1_000;
    const waits = await Promise.all([1, 2, 3, 4].map(() => countOrGetWaitMs(asha)));
    expect(waits).toEqual([0, 2_000, 2_000, 2_000]);
    now += 2_000;
    expect(await countOrGetWaitMs(asha)).toBe(0);
  });

  it('delays nobody while free attempts are left, and all but one after that', async () => {
    const waits = await Promise.all(Array.from({ length: 12 }, () => countOrGetWaitMs(database)));
    expect(waits).toEqual([...Array(throttleRules.address.free + 1).fill(0), 1_000, 1_000]);
    now += 1_000;
    expect(await countOrGetWaitMs(database)).toBe(0);
    expect(await countOrGetWaitMs(database)).toBe(2_000);
  });

  it('at the same moment is the longer one of account and address, too', async () => {
    const waits = await Promise.all([
      countOrGetWaitMs(asha, database),
      countOrGetWaitMs(asha, database),
    ]);
    expect(waits).toEqual([0, 1_000]);
  });

  it('is counted under a key that names no person', async () => {
    await countOrGetWaitMs(asha, database);
    for (const key of kept.keys()) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });
});
