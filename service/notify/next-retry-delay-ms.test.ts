import { expect, it } from 'vitest';
import { nextRetryDelayMs } from './next-retry-delay-ms.ts';

const minutes = (attempts: number, chance = 0.5) => {
  const ms = nextRetryDelayMs(attempts, chance);
  return ms === null ? null : ms / 60_000;
};

it('the first attempts follow soon, the later ones every six hours', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((attempts) => minutes(attempts))).toEqual([
    1, 5, 15, 60, 180, 360, 360,
  ]);
});

it('a random tenth more or less keeps messages from being sent all at once', () => {
  expect([minutes(4, 0), minutes(4, 1)]).toEqual([54, 66]);
});

it('stops retrying after three days', () => {
  let waited = 0;
  let attempts = 1;
  for (let next = minutes(1); next !== null; next = minutes(attempts)) {
    waited += next;
    attempts += 1;
  }
  expect(waited / 60).toBeLessThanOrEqual(72);
  expect(waited / 60).toBeGreaterThan(72 - 6);
  expect(attempts).toBe(17);
});
