import { beforeEach, describe, expect, it } from 'vitest';
import type { CountedKey } from '#database/staff/staff-port.ts';
import { longestWaitMs, paces, slowdown, waitMsAfter } from './try-limits.ts';

let now = 0;
let kept = new Map<string, { tries: number; lastAt: Date }>();
beforeEach(() => {
  now = 1_000_000;
  kept = new Map();
});

/** As the database keeps them. */
const tries = {
  tries: async (key: string) => kept.get(key) ?? null,
  countTry: async (keys: readonly CountedKey[]) => {
    const isCounted = keys.every(({ key, triesSeen, freeTries }) => {
      const { tries } = kept.get(key) ?? { tries: 0 };
      return tries === triesSeen || tries <= freeTries;
    });
    if (isCounted)
      for (const { key } of keys)
        kept.set(key, { tries: (kept.get(key)?.tries ?? 0) + 1, lastAt: new Date(now) });
    return isCounted;
  },
  forgetTries: async (key: string) => {
    kept.delete(key);
  },
};
const { count, forget } = slowdown(tries, () => now);
const asha = { pace: paces.account, of: 'asha@example.in' };
const database = { pace: paces.address, of: '203.0.113.7' };

describe('the wait after wrong tries', () => {
  it('doubles with each, up to a quarter of an hour', () => {
    expect([0, 1, 2, 3, 10].map((n) => waitMsAfter(n, paces.account) / 1000)).toEqual([
      0, 1, 2, 4, 512,
    ]);
    expect(waitMsAfter(11, paces.account)).toBe(longestWaitMs);
    expect(waitMsAfter(5_000, paces.account)).toBe(longestWaitMs);
  });

  it('does not begin for an office of people who mistype once', () => {
    expect(waitMsAfter(paces.address.free, paces.address)).toBe(0);
    expect(waitMsAfter(paces.address.free + 1, paces.address)).toBe(1_000);
  });

  it('is the rest of it for who comes early, whose try is not counted', async () => {
    expect(await count(asha)).toBe(0);
    expect(await count(asha)).toBe(1_000);
    now += 400;
    expect(await count(asha)).toBe(600);
    now += 600;
    expect(await count(asha)).toBe(0);
    expect(await count(asha)).toBe(2_000);
  });

  it('is the longer one of account and address, and early tries count for neither', async () => {
    await count(asha, database);
    for (let early = 0; early < 20; early += 1) expect(await count(asha, database)).toBe(1_000);
    expect(await count(database)).toBe(0);
  });

  it('is over when somebody was right, and forgotten after a day', async () => {
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await count(asha);
      now += 60_000;
    }
    await forget(asha);
    expect(await count(asha)).toBe(0);
    expect(await count(asha)).toBe(1_000);
    now += paces.account.forgottenAfterMs + 1;
    expect(await count(asha)).toBe(0);
    expect(await count(asha)).toBe(1_000);
  });

  it('meets all but one of those who come at the same moment', async () => {
    await count(asha);
    now += 1_000;
    const waits = await Promise.all([1, 2, 3, 4].map(() => count(asha)));
    expect(waits).toEqual([0, 2_000, 2_000, 2_000]);
    now += 2_000;
    expect(await count(asha)).toBe(0);
  });

  it('meets nobody while free tries are left, and all but one when none is', async () => {
    const waits = await Promise.all(Array.from({ length: 12 }, () => count(database)));
    expect(waits).toEqual([...Array(paces.address.free + 1).fill(0), 1_000, 1_000]);
    now += 1_000;
    expect(await count(database)).toBe(0);
    expect(await count(database)).toBe(2_000);
  });

  it('at the same moment is the longer one of account and address, too', async () => {
    const waits = await Promise.all([count(asha, database), count(asha, database)]);
    expect(waits).toEqual([0, 1_000]);
  });

  it('is counted under nothing that names somebody', async () => {
    await count(asha, database);
    for (const key of kept.keys()) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });
});
