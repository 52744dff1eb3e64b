/** The focus is visible on every stop of one page of each kind, and of the super programs, on a phone. */
import { expect, it } from 'vitest';
import { addressOfEachKind } from '../support/address-of-each-kind.ts';
import { findTabFocusProblems } from '../support/find-tab-focus-problems.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

const visitor = oneVisitorOnSharedSite({
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 800 },
});

const ofManyStops = ['/', '/super-program', '/request-call'];

it.each([...new Set([...addressOfEachKind, ...ofManyStops])])('%s', async (address) => {
  const { stops, problems } = await findTabFocusProblems(await visitor.open(address));
  expect(stops).toBeGreaterThan(ofManyStops.includes(address) ? 10 : 0);
  expect(problems).toEqual([]);
});
