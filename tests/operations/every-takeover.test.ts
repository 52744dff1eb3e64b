/**
 * React takes over every page unchanged. `tests/e2e/every-page.test.ts` and `tests/build/coming-alive.test.ts` open two
 * of those with the same modules.
 */
import { it } from 'vitest';
import { expectTakeover } from '../build/support/expect-takeover.ts';
import { addressesByModules, smallestAndLargest } from '../build/support/pages-by-modules.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

const visitor = oneVisitorOnSharedSite({
  viewport: { width: 360, height: 640 },
  reducedMotion: 'reduce',
});
const others = addressesByModules.flatMap((addresses) => {
  const openedBefore = smallestAndLargest(addresses);
  return addresses.filter((address) => !openedBefore.includes(address));
});

it.each(others)(
  '%s: React hydrates it when it is touched, and no error is logged',
  async (address) => {
    await expectTakeover(visitor, address);
  },
);
