/**
 * The page that compares offers, for a visitor with JavaScript. `tests/operations/comparison-states.test.ts` has the
 * same without JavaScript and on a host without the service, odd addresses, and the accessibility and layout of a
 * comparison.
 */
import { describe, expect, it } from 'vitest';
import { resize } from '../support/browser.ts';
import {
  readComparedOfferNames,
  testComparePage,
  threeOffersPath,
} from '../support/compare-page-tests.ts';
import { freshVisitorsOnSharedSite } from '../support/visitors.ts';

const visitors = freshVisitorsOnSharedSite({
  viewport: { width: 360, height: 740 },
  reducedMotion: 'reduce',
});
const { open } = visitors;

describe('a visitor', () => {
  testComparePage(visitors, true);

  it('removes an offer with the keyboard, keeps the focus, and undoes it with Back', async () => {
    const page = await open(threeOffersPath);
    await expect.poll(() => readComparedOfferNames(page)).toHaveLength(3);
    await page.getByRole('link', { name: /^Remove ?: Data Science with Python$/ }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/compare?offers=machine-learning,data-science-ai-engineering');
    await expect
      .poll(() => readComparedOfferNames(page))
      .toEqual(['Machine Learning', 'Data Science and AI Engineering']);
    // The focused link that removed the offer is gone, so the comparison has the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('compared');
    await page.goBack();
    await expect.poll(() => readComparedOfferNames(page)).toHaveLength(3);
  });
});

describe('the comparison', () => {
  it('has what the service filled in and requests nothing more; on a phone it shows six facts, and all on request; on a wide screen its headings stay visible', async () => {
    const page = await visitors.come();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(threeOffersPath);
    await expect.poll(() => readComparedOfferNames(page)).toHaveLength(3);
    expect(asked.filter((path) => path.startsWith('/offers/'))).toEqual([]);
    const facts = page.locator('.compared tbody tr:not(.compared-begin):visible');
    expect(await facts.count()).toBe(6);
    await page.getByLabel(/Show all \d+ facts/).check();
    expect(await facts.count()).toBeGreaterThan(10);
    const [first, second] = await page.locator('.compared-long').first().getByRole('cell').all();
    const [above, below] = [await first?.boundingBox(), await second?.boundingBox()];
    expect(above && below && above.y + above.height <= below.y).toBe(true);

    await resize(page, { width: 1280, height: 800 });
    await page.getByRole('rowheader', { name: 'Extra costs' }).scrollIntoViewIfNeeded();
    for (const head of await page.getByRole('columnheader').all()) {
      const box = await head.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(60);
      expect(box?.y).toBeLessThan(120);
    }
  });
});
