/**
 * One page of each of the most different layouts, as it opens: React takes the page over when it is touched, axe finds
 * nothing, and the page fits each width. `tests/operations/every-page.test.ts` does the same with every page, on more
 * screens.
 */
import { expect, it } from 'vitest';
import { expectReactTakeover } from '../support/expect-react-takeover.ts';
import {
  findAccessibilityAndLayoutProblems,
  type ScreenSize,
} from '../support/find-accessibility-and-layout-problems.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

/** The landing page, the list of offers, an offer, a form and a framed page. */
const addresses = ['/', '/courses', '/fullstack-details/mern-stack', '/enroll-form', '/lms/'];

/** A phone, the narrowest screen, a phone on its side, and the widths at which the layout changes. */
const screens: ScreenSize[] = [
  [360, 740],
  [320, 640],
  [740, 360],
  [768, 1024],
  [992, 700],
  [1440, 900],
];

// The test measures layout; with reduced motion, no element is moving.
const visitor = oneVisitorOnSharedSite({
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 640 },
});

it.each(addresses)(
  '%s works without React until it is touched, then React hydrates it; it has no finding of axe and fits every screen',
  async (address) => {
    const page = await expectReactTakeover(visitor, address);
    expect(await findAccessibilityAndLayoutProblems(page, screens, 'measured')).toEqual([]);
  },
);
