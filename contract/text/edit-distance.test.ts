import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', '', 3],
  ['', 'ab', 2],
  ['kitten', 'sitting', 3],
  ['flaw', 'lawn', 2],
  ['enrolments', 'enrollments', 1],
  ['aab', 'baa', 2],
  ['prot', 'port', 1],
  ['form', 'from', 1],
  ['ca', 'abc', 3],
])('between %j and %j are %i letters, in both directions', (a, b, letters) => {
  expect([editDistance(a, b), editDistance(b, a)]).toEqual([letters, letters]);
});
