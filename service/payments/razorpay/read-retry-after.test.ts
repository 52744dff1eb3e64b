import { expect, it } from 'vitest';
import { readRetryAfter } from './read-retry-after.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;

it.each([
  ['7', 7_000],
  ['0.5', 500],
  ['86400', day],
  ['86401', day],
  ['1e300', day],
  ['1e999', day],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sun, 21 Nov 2027 12:00:00 GMT', day],
  ['Sat, 21 Nov 2026 11:59:59 GMT', null],
  ['0', null],
  ['-5', null],
  ['NaN', null],
  ['Infinity', null],
  ['soon', null],
  ['', null],
  [null, null],
])('reads the header %j as %j milliseconds', (header, ms) => {
  expect(readRetryAfter(header, now)).toBe(ms);
});
