import { expect, it } from 'vitest';
import { comparePath } from './compare-path.ts';

it('offers stand in the address of their comparison in the order they were chosen in', () => {
  expect(comparePath(['flutter', 'sql'])).toBe('/compare?offers=flutter,sql');
});
