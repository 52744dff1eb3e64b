import { expect, it } from 'vitest';
import { compareOffersPath } from './compare-offers-path.ts';

it('offers stand in the address of their comparison in the order they were chosen in', () => {
  expect(compareOffersPath(['flutter', 'sql'])).toBe('/compare?offers=flutter,sql');
});
