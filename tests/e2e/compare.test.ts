/**
 * The page that compares offers, for a visitor with JavaScript. `tests/operations/comparison-states.test.ts` has the
 * same without JavaScript and on a host without the service, the keyboard, odd addresses, and what a comparison
 * requests and looks like.
 */
import { describe } from 'vitest';
import { testComparePage } from '../support/test-compare-page.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite({
  viewport: { width: 360, height: 740 },
  reducedMotion: 'reduce',
});

describe('a visitor', () => {
  testComparePage(visitors, true);
});
