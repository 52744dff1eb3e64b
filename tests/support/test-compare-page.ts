import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleComparisons } from '#content/offers/comparison/example-comparisons.ts';
import { findOffer } from '#content/offers/offers.ts';
import type { Visitors } from './visitors.ts';

/** The names of the offers that the page puts side by side. */
export const readComparedOfferNames = (page: Page) =>
  page.getByRole('columnheader').getByRole('link').allInnerTexts();
const cellsOf = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell')
    .allInnerTexts();

/** Tests of what a visitor does on the page that compares offers, for a browser with or without JavaScript. */
export function testComparePage(visitors: Visitors, javaScriptEnabled: boolean): void {
  const comes = (address: string) => visitors.open(address, { javaScriptEnabled });

  it('reads two offers side by side on a phone, with common facts only once, and starts from one of them', async () => {
    const page = await comes('/compare?offers=front-end-web,mern-stack');
    await expect
      .poll(() => readComparedOfferNames(page))
      .toEqual(['Front-End Web Development', 'MERN Stack']);
    expect(await cellsOf(page, 'Length')).toEqual(['2 months', '18 weeks']);
    expect(await cellsOf(page, 'Level')).toEqual([]);
    const same = page.locator('.compared-same');
    expect(await same.innerText()).toContain('From the beginning');
    const boxes = await page.getByRole('columnheader').all();
    const [left, right] = await Promise.all(boxes.map((box) => box.boundingBox()));
    expect(left?.y).toBe(right?.y);

    await page
      .getByRole('link', { name: /^Enroll Now ?: MERN Stack$/ })
      .first()
      .click();
    await page.waitForURL('**/enroll-form?offer=mern-stack');
    await page.goBack();
    await expect.poll(() => readComparedOfferNames(page)).toHaveLength(2);
    await page
      .getByRole('link', { name: /^Request a call ?: Front-End/ })
      .first()
      .click();
    await page.waitForURL('**/request-call?offer=front-end-web');
  });

  it('arrives without an offer, follows a suggestion, and changes an offer in the list', async () => {
    const page = await comes('/compare');
    expect(await page.getByRole('table').count()).toBe(0);
    const [first] = exampleComparisons;
    await page.getByRole('link', { name: first?.question ?? '' }).click();
    const titles = first?.offers.map((slug) => findOffer(slug)?.title) ?? [];
    await expect.poll(() => readComparedOfferNames(page)).toEqual(titles);
    await expect.poll(() => page.getByLabel('Second').inputValue()).toBe(first?.offers[1]);
    await page.getByLabel('Second').selectOption('lamp-stack');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect
      .poll(() => readComparedOfferNames(page))
      .toEqual([titles[0], 'LAMP Stack', ...titles.slice(2)]);
    expect(await page.getByLabel('First').inputValue()).toBe(first?.offers[0]);
    expect(new URL(page.url()).searchParams.getAll('offers').join(',').replace(/,$/, '')).toBe(
      [first?.offers[0], 'lamp-stack', ...(first?.offers.slice(2) ?? [])].join(','),
    );
  });
}
