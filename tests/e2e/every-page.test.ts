/**
 * Every page as it opens: what axe finds, and how the page fits each screen width. Each page is opened once for
 * both.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitorAddresses } from '../support/addresses.ts';
import { resize } from '../support/browser.ts';
import { findAccessibilityProblems } from '../support/find-accessibility-problems.ts';
import {
  findControlsUnderChatButton,
  findOverflows,
  findSmallTargets,
} from '../support/find-layout-problems.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

/** 720 px is a window of 1440 px at a zoom of 200 %; 740 × 360 is a phone on its side. */
const screens = [
  [320, 640],
  [360, 740],
  [720, 450],
  [740, 360],
  [768, 1024],
  [992, 700],
  [1440, 900],
  [1920, 1080],
] as const;
/**
 * The sizes of buttons and links are measured at the width of a phone, and at the width at which the wide layout
 * begins.
 */
const touched = new Set<number>([360, 992]);

// The test measures layout; with reduced motion, no element is moving.
const visitor = oneVisitorOnSharedSite({ reducedMotion: 'reduce' });

let opened: string | undefined;

/** Opens the page in a wide window and in light colours, because the test before may have used others. */
async function open(address: string): Promise<Page> {
  const page = opened === address ? visitor.page : await visitor.open(address);
  opened = address;
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, { width: 1280, height: 900 });
  return page;
}

describe.each(visitorAddresses)('%s', (address) => {
  it('has no finding of axe, light on a wide screen and dark on a phone', async () => {
    const page = await open(address);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await resize(page, { width: 360, height: 740 });
    expect(await findAccessibilityProblems(page, 'looks')).toEqual([]);
  });

  it('fits every screen, with nothing cut, covered or too small to press', async () => {
    const page = await open(address);
    await page.evaluate(() => document.fonts.ready);
    const problems: string[] = [];
    for (const [width, height] of screens) {
      await resize(page, { width, height });
      const found = [
        ...(await page.evaluate(findOverflows)),
        ...(await page.evaluate(findControlsUnderChatButton)),
        ...(touched.has(width) ? await page.evaluate(findSmallTargets, 'body') : []),
      ];
      problems.push(...found.map((problem) => `${width} px: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
});

it('the open menu fits a small phone, upright and sideways', async () => {
  const page = await open('/');
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
