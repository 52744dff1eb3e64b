/**
 * The list of all offers while its scripts arrive late, and when the search cannot be loaded.
 * `tests/e2e/courses.test.ts` tests how a visitor uses the list.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { startReactAndWait, untilLaidOut } from '../support/browser.ts';
import { allSlugs, courseListOn } from '../support/course-list.ts';
import { holdFiles } from '../support/hold-files.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite({ reducedMotion: 'reduce' });
let page: Page;
const { addressIs, choice, expectShown, field, order, shown } = courseListOn(() => page);

/** Opens the list in a browser that cannot load these files. */
async function openWithout(files: string): Promise<void> {
  page = await visitors.come();
  await page.route(files, (route) => route.abort());
  page = await visitors.open('/courses');
}

it('a message is shown, with list and filters, when the index cannot be loaded, and it is tried again', async () => {
  await openWithout('**/search-index*');
  await field().fill('react');
  await page.getByText('The search could not be fetched').waitFor();
  await expectShown(allSlugs);
  await page.unroute('**/search-index*');
  await field().fill('flutter');
  await expect.poll(async () => (await shown())[0]).toBe('flutter');
  visitors.troubles.length = 0;
});

it('the same message is shown when the code of the search cannot be loaded', async () => {
  await openWithout('**/create-search*');
  await field().fill('react');
  await page.getByText('The search could not be fetched').waitFor();
  await expectShown(allSlugs);
  visitors.troubles.length = 0;
});

it('the list begins with what was typed and ticked before the script arrived', async () => {
  page = await visitors.come();
  const release = await holdFiles(page, '**/assets/*.js');
  await page.goto(`${visitors.site.url}/courses?level=zero`, { waitUntil: 'domcontentloaded' });
  await choice('Web and design').check();
  await field().fill('stack');
  await order().selectOption('Lowest fee first');
  release();
  await startReactAndWait(page);
  await addressIs('?q=stack&field=web&level=zero&order=fee');
  await expect.poll(() => field().inputValue()).toBe('stack');
  await expect.poll(async () => await shown()).toContain('mern-stack');
  await expect.poll(() => order().inputValue()).toBe('fee');
});

it('rows outside the screen are not laid out before the page is idle, and then they all are, without React', async () => {
  page = await visitors.come({ viewport: { width: 360, height: 740 } });
  const release = await holdFiles(page, '**/assets/motion-*.js');
  await page.goto(`${visitors.site.url}/courses`);
  const laidOut = () =>
    page
      .locator('.offer-content')
      .evaluateAll((rows) =>
        rows.map((row) => row.lastElementChild?.checkVisibility({ contentVisibilityAuto: true })),
      );
  expect((await laidOut()).at(-1)).toBe(false);
  release();
  await untilLaidOut(page);
  expect(await laidOut()).toEqual(offers.map(() => true));
  expect(await page.evaluate(() => 'isAppReady' in window)).toBe(false);
});

it('the list does not hold back a visitor who follows a link right after a tick', async () => {
  page = await visitors.open('/courses');
  // The tick and the link are pressed in one task, because a slow phone may handle two taps late and at once.
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('.filters input[name="field"]')?.click();
    document.querySelector<HTMLAnchorElement>('.offer:not([hidden]) h3 a')?.click();
  });
  const path = () => page.evaluate(() => location.pathname + location.search);
  await expect.poll(path).toMatch(/^\/[a-z]+-details\/[a-z-]+$/);
  // When the heading of the next page is shown, a late change of the address by the list would have happened too.
  await page.locator('h1').waitFor();
  expect(await path()).toMatch(/^\/[a-z]+-details\/[a-z-]+$/);
});
