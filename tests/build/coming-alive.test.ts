/**
 * A page moves by itself, and React takes the built page over unchanged when it is touched. Of the pages with the same
 * modules, one visitor opens the smallest and the largest here.
 * `tests/operations/every-takeover.test.ts` opens all the others.
 */
import { it } from 'vitest';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';
import { expectTakeover } from './support/expect-takeover.ts';
import { addressesByModules, smallestAndLargest } from './support/pages-by-modules.ts';

const visitor = oneVisitorOnSharedSite({
  viewport: { width: 360, height: 640 },
  reducedMotion: 'reduce',
});

it.each(addressesByModules.flatMap(smallestAndLargest))(
  '%s: works without React until it is touched; then React hydrates it, and no error is logged',
  (address) => expectTakeover(visitor, address),
);
