import { expect } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { atHomePathOfOffer } from '#content/show-at-home/at-home-paths.ts';
import { showAtHomeLabel } from '#content/words/show-at-home.ts';
import type { Visitors } from './visitors.ts';

/**
 * Checks the way of a visitor without JavaScript from the first offer of this kind to the lines about it that learners
 * show at home. The link of a workshop is inside a fold of the page of all workshops; other offers have a page of their
 * own.
 */
export async function expectWayToAtHomeLines(
  visitors: Visitors,
  kind: 'course' | 'workshop',
): Promise<void> {
  const first = offers.find((offer) => offer.kind === kind);
  if (!first) throw new Error(`No offer is a ${kind}.`);
  const page = await visitors.open(first.path, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const link = page.locator(`a[href="${atHomePathOfOffer(first)}"]`);
  expect(await link.textContent()).toBe(showAtHomeLabel);
  if (kind === 'workshop') {
    await page.locator('details', { has: link }).locator('summary').click();
  }
  await link.click();
  await page.waitForURL(`**${atHomePathOfOffer(first)}`);
  expect(await page.locator(`section#${first.slug} h2`).isVisible()).toBe(true);
}
