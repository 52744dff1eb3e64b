/**
 * The way from the page of an offer to its five lines to be shown at home. `tests/build/at-home.test.ts` checks what
 * the lines say, and `tests/build/same-facts.test.ts` checks that the page of every offer links to them.
 */
import { expect, it } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { atHomePathOfOffer } from '#content/show-at-home/at-home-paths.ts';
import { showAtHomeLabel } from '#content/words/show-at-home.ts';
import { freshVisitorsOnSharedSite } from '../support/visitors.ts';

const { open } = freshVisitorsOnSharedSite({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 800 },
});

/** The link of a workshop is inside a fold of the page of all workshops; other offers have a page of their own. */
it.each(['course', 'workshop'])('leads from a %s to its lines', async (kind) => {
  const first = offers.find((offer) => offer.kind === kind);
  if (!first) throw new Error(`No offer is a ${kind}.`);
  const page = await open(first.path);
  const link = page.locator(`a[href="${atHomePathOfOffer(first)}"]`);
  expect(await link.textContent()).toBe(showAtHomeLabel);
  if (kind === 'workshop') {
    await page.locator('details', { has: link }).locator('summary').click();
  }
  await link.click();
  await page.waitForURL(`**${atHomePathOfOffer(first)}`);
  expect(await page.locator(`section#${first.slug} h2`).isVisible()).toBe(true);
});
