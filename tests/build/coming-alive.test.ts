/**
 * A page moves by itself, and React takes the built page over unchanged when it is touched. Pages with the same modules
 * are of one kind: here, one visitor opens the smallest and the largest page of each kind.
 * `tests/operations/every-takeover.test.ts` opens all the others.
 */
import { it } from 'vitest';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';
import { expectTakeover } from './support/expect-takeover.ts';
import { addressesByKind, smallestAndLargest } from './support/pages-of-each-kind.ts';

const visitor = oneVisitorOnSharedSite({
  viewport: { width: 360, height: 640 },
  reducedMotion: 'reduce',
});

it.each(addressesByKind.flatMap(smallestAndLargest))(
  '%s: works without React until it is touched; then React hydrates it, and no error is logged',
  (address) => expectTakeover(visitor, address),
);
