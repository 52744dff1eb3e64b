import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makePollingLoop } from './make-polling-loop.ts';

it('tries again after a round that failed, and says what failed', async () => {
  const rounds = [Promise.reject(new Error('away')), Promise.resolve()];
  const warnings: unknown[] = [];
  const loop = makePollingLoop({
    round: () => rounds.shift() ?? Promise.resolve(),
    everyMs: 1_000_000,
    log: { warn: (...given: unknown[]) => warnings.push(given) },
    failure: 'nothing was done',
  });
  await Promise.all([loop.look(), loop.look()]);
  expect(rounds).toEqual([]);
  expect(warnings).toEqual([[{ err: new Error('away') }, 'nothing was done']]);
});

it('does nothing after it was closed, even if a start that waited for the database ends then', async () => {
  let rounds = 0;
  const loop = makePollingLoop({
    round: async () => {
      rounds += 1;
    },
    everyMs: 1,
    beginsAtOnce: true,
    log: { warn() {} },
    failure: 'nothing was done',
  });
  await loop.close();
  loop.start();
  await loop.look();
  await delay(20);
  expect(rounds).toBe(0);
});
