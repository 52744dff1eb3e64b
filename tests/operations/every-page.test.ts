/**
 * Every page as it opens: React takes it over unchanged when it is touched, axe finds nothing, and the page fits each
 * screen.
 */
import { expect, it } from 'vitest';
import { allPageAddresses } from '../support/all-page-addresses.ts';
import { expectReactTakeover } from '../support/expect-react-takeover.ts';
import {
  findAccessibilityAndLayoutProblems,
  type ScreenSize,
} from '../support/find-accessibility-and-layout-problems.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

/** 720 px is a window of 1440 px at a zoom of 200 %; 740 × 360 is a phone on its side. */
const screens: ScreenSize[] = [
  [360, 740],
  [320, 640],
  [720, 450],
  [740, 360],
  [768, 1024],
  [992, 700],
  [1440, 900],
  [1920, 1080],
];

// The test measures layout; with reduced motion, no element is moving.
const visitor = oneVisitorOnSharedSite({
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 640 },
});

it.each(allPageAddresses)(
  '%s works without React until it is touched, then React hydrates it; it has no finding of axe and fits every screen',
  async (address) => {
    const page = await expectReactTakeover(visitor, address);
    expect(await findAccessibilityAndLayoutProblems(page, screens)).toEqual([]);
  },
);
