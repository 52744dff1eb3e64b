/**
 * A page moves by itself, and React takes the built page over unchanged when it is touched. Of the pages with the same
 * modules, the smallest and the largest are opened in `npm test`: here those that `tests/e2e/every-page.test.ts` does
 * not open. `tests/operations/every-takeover.test.ts` opens all the others.
 */
import { it } from 'vitest';
import { addressOfEachKind } from '../support/address-of-each-kind.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';
import { expectTakeover } from './support/expect-takeover.ts';
import { addressesByModules, smallestAndLargest } from './support/pages-by-modules.ts';

const visitor = oneVisitorOnSharedSite({
  viewport: { width: 360, height: 640 },
  reducedMotion: 'reduce',
});
const others = addressesByModules
  .flatMap(smallestAndLargest)
  .filter((address) => !addressOfEachKind.includes(address));

it.each(others)(
  '%s: works without React until it is touched; then React hydrates it, and no error is logged',
  async (address) => {
    await expectTakeover(visitor, address);
  },
);
