import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makePollingLoop } from './make-polling-loop.ts';

/** A loop whose rounds are counted. */
function makeCountedLoop(everyMs: number, beginsAtOnce: boolean) {
  const counted = { rounds: 0 };
  const loop = makePollingLoop({
    round: async () => {
      counted.rounds += 1;
    },
    everyMs,
    beginsAtOnce,
    log: { warn() {} },
    failure: 'nothing was done',
  });
  return { counted, loop };
}

it('does a round after each interval, and the first one at once only if it is asked to', async () => {
  const often = makeCountedLoop(5, false);
  const atOnce = makeCountedLoop(1_000_000, true);
  const later = makeCountedLoop(1_000_000, false);
  for (const { loop } of [often, atOnce, later]) loop.start();
  await expect.poll(() => often.counted.rounds).toBeGreaterThan(2);
  for (const { loop } of [often, atOnce, later]) await loop.close();
  expect([atOnce.counted.rounds, later.counted.rounds]).toEqual([1, 0]);
});

it('is closed when the round under way has ended, begins no other, and does not log a failure of it', async () => {
  const held = Promise.withResolvers<void>();
  const began: AbortSignal[] = [];
  const warnings: unknown[] = [];
  const loop = makePollingLoop({
    round: (closed) => {
      began.push(closed);
      return held.promise;
    },
    everyMs: 1_000_000,
    log: { warn: (...given: unknown[]) => warnings.push(given) },
    failure: 'nothing was done',
  });
  const first = loop.runNow();
  await expect.poll(() => began.length).toBe(1);
  const next = loop.runNow();
  let isClosed = false;
  const closing = loop.close().then(() => {
    isClosed = true;
  });
  await delay(5);
  expect([isClosed, began[0]?.aborted]).toEqual([false, true]);
  held.reject(new Error('The database is closed.'));
  await Promise.all([first, next, closing]);
  expect([began.length, warnings]).toEqual([1, []]);
});

it('tries again after a round that failed, and says what failed', async () => {
  const rounds = [Promise.reject(new Error('away')), Promise.resolve()];
  const warnings: unknown[] = [];
  const loop = makePollingLoop({
    round: () => rounds.shift() ?? Promise.resolve(),
    everyMs: 1_000_000,
    log: { warn: (...given: unknown[]) => warnings.push(given) },
    failure: 'nothing was done',
  });
  await Promise.all([loop.runNow(), loop.runNow()]);
  expect(rounds).toEqual([]);
  expect(warnings).toEqual([[{ err: new Error('away') }, 'nothing was done']]);
});

it('does nothing after it was closed, even if a start that waited for the database ends then', async () => {
  const { counted, loop } = makeCountedLoop(1, true);
  await loop.close();
  loop.start();
  await loop.runNow();
  await delay(20);
  expect(counted.rounds).toBe(0);
});
