/**
 * One page of each kind as it opens: what axe finds, and how the page fits each width. `tests/operations/` does the
 * same with every page, on more screens.
 */
import { expect, it } from 'vitest';
import { addressOfEachKind } from '../support/address-of-each-kind.ts';
import { resize } from '../support/browser.ts';
import { findOverflows, findSmallTargets } from '../support/find-layout-problems.ts';
import { findPageProblems, type ScreenSize } from '../support/find-page-problems.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

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
const visitor = oneVisitorOnSharedSite({ reducedMotion: 'reduce' });

it.each(addressOfEachKind)('%s has no finding of axe and fits every screen', async (address) => {
  const page = await visitor.open(address);
  expect(await findPageProblems(page, screens)).toEqual([]);
});

it('the open menu fits a small phone, upright and sideways', async () => {
  const page = await visitor.read('/');
  for (const [width, height] of [
    [320, 640],
    [740, 360],
  ] as const) {
    await resize(page, { width, height });
    await page.evaluate(() => {
      for (const menu of document.querySelectorAll('details')) menu.open = true;
    });
    const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(height);
    expect(await page.evaluate(findOverflows)).toEqual([]);
    expect(await page.evaluate(findSmallTargets, 'header')).toEqual([]);
  }
});
