import { expect, it } from 'vitest';
import { computeDelayPastMidnightMs } from './compute-delay-past-midnight-ms.ts';

it.each([
  ['2026-11-29T23:56:59+05:30', 0],
  ['2026-11-29T23:57:00.001+05:30', 179_999],
  ['2026-11-29T23:59:59+05:30', 1000],
  ['2026-11-30T00:00:00+05:30', 0],
  ['2026-11-30T05:29:00+05:30', 0],
])('a test file that would start at %s starts after %i ms', (now, delay) => {
  expect(computeDelayPastMidnightMs(new Date(now))).toBe(delay);
});
