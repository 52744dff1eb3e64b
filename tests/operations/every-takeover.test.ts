/** React takes over every page unchanged. `tests/build/coming-alive.test.ts` opens two pages of each kind. */
import { it } from 'vitest';
import { expectTakeover } from '../build/support/expect-takeover.ts';
import { addressesByKind, smallestAndLargest } from '../build/support/pages-of-each-kind.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

const visitor = oneVisitorOnSharedSite({
  viewport: { width: 360, height: 640 },
  reducedMotion: 'reduce',
});
const others = addressesByKind.flatMap((addresses) => {
  const openedBefore = smallestAndLargest(addresses);
  return addresses.filter((address) => !openedBefore.includes(address));
});

it.each(others)('%s: React hydrates it when it is touched, and no error is logged', (address) =>
  expectTakeover(visitor, address),
);
