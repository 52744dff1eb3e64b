/**
 * The way from the page of an offer to its five lines to be shown at home. `tests/operations/linked-pages.test.ts` has
 * the way from a course. `tests/build/at-home.test.ts` checks what the lines say, and `tests/build/same-facts.test.ts`
 * checks that the page of every offer links to them.
 */
import { it } from 'vitest';
import { expectWayToAtHomeLines } from '../support/expect-way-to-at-home-lines.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite();

it('leads from a workshop to its lines', async () => {
  await expectWayToAtHomeLines(visitors, 'workshop');
});
