/**
 * React takes over every page unchanged. `tests/build/coming-alive.test.ts` opens two of those with the same modules.
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

it.each(others)('%s: React hydrates it when it is touched, and no error is logged', (address) =>
  expectTakeover(visitor, address),
);
