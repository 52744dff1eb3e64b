/** Pages about offers on a phone: the price and the next step are always visible, the rest is folded. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

const phone = { width: 360, height: 740 };
const course = '/fullstack-details/mern-stack';
const topicOfCourse = 'Files, folders and commands in the terminal';
/**
 * Long pages that keep a bar with the price at the bottom of the screen, each with a text inside a fold that is closed
 * at first.
 */
const longPages = [
  [course, topicOfCourse],
  ['/super-program', 'Lifetime LMS access'],
  ['/Miranaya-skill-program', 'Ask at least 1 week before the start'],
] as const;

const visitor = oneVisitorOnSharedSite({ viewport: phone, reducedMotion: 'reduce' });

async function open(path: string): Promise<Page> {
  const page = await visitor.read(path);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, top);

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
    const page = await open(course);
    await expect.poll(() => barsInSight(page)).toEqual([]);
    for (const share of [0.3, 0.6]) {
      await scrollTo(page, share * (await page.evaluate(() => document.body.scrollHeight)));
      await expect.poll(() => barsInSight(page)).toEqual(['/enroll-form?offer=mern-stack']);
    }
  });

  it('belongs to the program that is being read', async () => {
    const page = await open('/super-program');
    for (const slug of ['data-science-ai-engineering', 'embedded-ev-engineering']) {
      const top = await page
        .locator(`#${slug}`)
        .evaluate((entry) => entry.getBoundingClientRect().top + scrollY);
      await scrollTo(page, top - 80);
      await expect.poll(() => barsInSight(page)).toEqual([`/enroll-form?offer=${slug}`]);
    }
  });

  it.each(longPages)('covers nothing on %s, and is not on paper', async (path, folded) => {
    const page = await open(path);
    await scrollTo(page, 0.5 * (await page.evaluate(() => document.body.scrollHeight)));
    const overlaps = await page.evaluate(() => {
      const chat = document.querySelector('.chat-button')?.getBoundingClientRect();
      return [...document.querySelectorAll('.offer-bar')].filter((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return chat && bottom > chat.top && top < chat.bottom && top > innerHeight - 120;
      }).length;
    });
    expect(overlaps).toBe(0);

    await scrollTo(page, 1_000_000);
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('main a, main summary, footer a, footer button, footer input')]
        .filter((element) => !element.closest('.offer-bar') && element.checkVisibility())
        .flatMap((element) => {
          const box = element.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          const over = document.elementFromPoint(x, y)?.closest('.offer-bar, .chat-button');
          return over ? [`${element.textContent} is under ${over.className}`] : [];
        }),
    );
    expect(covered).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await page.getByText(folded).first().waitFor();
    const stillFolded = await page.locator('main .fold').evaluateAll((folds) =>
      folds
        .filter((fold) => fold.checkVisibility())
        .flatMap((fold) => {
          // Empty elements are hidden. The last visible element of a fold shows whether its content is visible.
          const last = [...fold.children].findLast(
            (child) => child.localName !== 'summary' && child.checkVisibility(),
          );
          return last && last.getBoundingClientRect().height > 0 ? [] : [fold.textContent];
        }),
    );
    expect(stillFolded).toEqual([]);
    expect(await page.locator('.offer-bar').first().isVisible()).toBe(false);
  });
});

it('a syllabus shows title and outcome of every module, and opens without JavaScript and with the keyboard', async () => {
  const { browser, site } = visitor;
  const { page, leave } = await openPage(browser, { viewport: phone, javaScriptEnabled: false });
  await page.goto(site.url + course);
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
  const topic = page.getByText(topicOfCourse);
  expect(await topic.isVisible()).toBe(false);
  await page.getByRole('heading', { name: 'The web, the terminal and Git' }).click();
  await topic.waitFor();
  await page.keyboard.press('Enter');
  await topic.waitFor({ state: 'hidden' });
  await leave();
});
