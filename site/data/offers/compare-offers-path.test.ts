import { expect, it } from 'vitest';
import { compareOffersPath } from './compare-offers-path.ts';

it('offers are in the address of their comparison in the order of the choice', () => {
  expect(compareOffersPath(['flutter', 'sql'])).toBe('/compare?offers=flutter,sql');
});
