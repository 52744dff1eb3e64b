import { expect, it } from 'vitest';
import { afterPlanting } from './plant.ts';

it('the sample, in which the tests of the rules plant their mistakes, has none itself', () => {
  expect(afterPlanting(() => {})).toEqual([]);
});
