/**
 * The focus is visible on every stop, from the first to the last, of one page of each kind, of the super programs and
 * of a page with a form, on a phone. `tests/e2e/keyboard.test.ts` leads it through the menu and the forms.
 */
import { expect, it } from 'vitest';
import { addressOfEachPageKind } from '../support/address-of-each-page-kind.ts';
import { findTabFocusProblems } from '../support/find-tab-focus-problems.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

const visitor = oneVisitorOnSharedSite({
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 800 },
});

const ofManyStops = ['/', '/super-program', '/request-call'];

it.each([...new Set([...addressOfEachPageKind, ...ofManyStops])])('%s', async (address) => {
  const { stops, problems } = await findTabFocusProblems(await visitor.open(address));
  expect(stops).toBeGreaterThan(ofManyStops.includes(address) ? 10 : 0);
  expect(problems).toEqual([]);
});
