/**
 * Pages about offers on a phone: the price and the next step are always visible, the rest is folded.
 * `tests/operations/offer-bar.test.ts` checks that the bar with them covers nothing, and is not on paper.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { longCourse, scrollPageTo } from '../support/long-course-page.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

const phone = { width: 360, height: 740 };
const visitor = oneVisitorOnSharedSite({ viewport: phone, reducedMotion: 'reduce' });

async function open(path: string): Promise<Page> {
  const page = await visitor.read(path);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** The addresses of the bars that a visitor can see and press at the present scroll position. */
const barsInSight = (page: Page) =>
  page.locator('.offer-bar a[href^="/enroll-form?offer="]').evaluateAll((links) =>
    links.flatMap((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return at && link.contains(at) ? [link.getAttribute('href')] : [];
    }),
  );

describe('the bar with fee and next step', () => {
  it('is hidden while the head has the same button, and shown after it', async () => {
    const page = await open(longCourse.path);
    await expect.poll(() => barsInSight(page)).toEqual([]);
    for (const share of [0.3, 0.6]) {
      await scrollPageTo(page, share * (await page.evaluate(() => document.body.scrollHeight)));
      await expect.poll(() => barsInSight(page)).toEqual(['/enroll-form?offer=mern-stack']);
    }
  });

  it('belongs to the program that is being read', async () => {
    const page = await open('/super-program');
    for (const slug of ['data-science-ai-engineering', 'embedded-ev-engineering']) {
      const top = await page
        .locator(`#${slug}`)
        .evaluate((entry) => entry.getBoundingClientRect().top + scrollY);
      await scrollPageTo(page, top - 80);
      await expect.poll(() => barsInSight(page)).toEqual([`/enroll-form?offer=${slug}`]);
    }
  });
});

it('a syllabus shows title and outcome of every module, and opens without JavaScript and with the keyboard', async () => {
  const { browser, site } = visitor;
  const { page, leave } = await openPage(browser, { viewport: phone, javaScriptEnabled: false });
  await page.goto(site.url + longCourse.path);
  const modules = page.locator('.syllabus li:has(> .fold)');
  expect(await modules.count()).toBe(14);
  const incomplete = await modules.evaluateAll(
    (all) =>
      all.filter((shown) => {
        const heading = shown.querySelector('h2, h3, h4');
        const outcome = [...shown.querySelectorAll('*')].find((element) =>
          element.textContent?.startsWith('Afterwards you can'),
        );
        return !heading?.checkVisibility() || !outcome?.checkVisibility();
      }).length,
  );
  expect(incomplete).toBe(0);
  const topic = page.getByText(longCourse.foldedTopic);
  expect(await topic.isVisible()).toBe(false);
  await page.getByRole('heading', { name: 'The web, the terminal and Git' }).click();
  await topic.waitFor();
  await page.keyboard.press('Enter');
  await topic.waitFor({ state: 'hidden' });
  await leave();
});
