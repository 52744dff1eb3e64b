/**
 * The list of all offers as a visitor uses it: with a script, without one, on a phone, and with the keyboard.
 * `tests/operations/` has more: `course-list-states.test.ts` with other searches and the order,
 * `course-list-loading.test.ts` with late or missing scripts, `course-list-without-javascript.test.ts`, and
 * `accessibility-states.test.ts`.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatVisibleCountSentenceEnd } from '#content/offers/course-list/course-list-words.ts';
import { offers } from '#content/offers/offers.ts';
import { allSlugs, courseListOn, findFittingSlugs } from '../support/course-list.ts';
import { findOverflows, findSmallTargets } from '../support/find-layout-problems.ts';
import { openCourseListOnce } from '../support/open-course-list-once.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const usual = { reducedMotion: 'reduce' } as const;
const phone = { ...usual, viewport: { width: 360, height: 740 } };
let page: Page;

/** The sentence of the list about a filter, with any number of matches. */
const ofAll = (rest: string) => new RegExp(`^\\d+ of ${offers.length} ${rest}\\.$`);
const { addressIs, box, choice, expectShown, field, result, shown } = courseListOn(() => page);

describe('with a script', () => {
  const show = openCourseListOnce(usual);

  it('is in the address, counts what each choice would show, and Back undoes one step', async () => {
    page = await show();
    await choice('Mechanical').check();
    await addressIs('?field=mechanical');
    await expectShown(findFittingSlugs({ fields: ['mechanical'] }));
    const cheap = findFittingSlugs({ fields: ['mechanical'], mostRupees: 2500 });
    expect(await page.locator('label', { hasText: 'Up to ₹2,500' }).textContent()).toMatch(
      new RegExp(`${cheap.length}$`),
    );
    await choice('Up to ₹2,500').check();
    await addressIs('?field=mechanical&fee=2500');
    await expectShown(cheap);
    await expect.poll(result).toMatch(ofAll(cheap.length === 1 ? 'fits' : 'fit'));
    await page.goBack();
    await expectShown(findFittingSlugs({ fields: ['mechanical'] }));
    await expect.poll(() => choice('Any fee').isChecked()).toBe(true);
    await page.goBack();
    await expectShown(allSlugs);
    await page.goForward();
    await expectShown(findFittingSlugs({ fields: ['mechanical'] }));

    // A word that is typed with pauses adds only one entry to the browser's history, so one Back removes the whole
    // word.
    await field().fill('au');
    await addressIs('?q=au&field=mechanical');
    await field().press('End');
    await field().pressSequentially('to');
    await addressIs('?q=auto&field=mechanical');
    await page.goBack();
    await addressIs('?field=mechanical');
    await expect.poll(() => field().inputValue()).toBe('');
    await expectShown(findFittingSlugs({ fields: ['mechanical'] }));
  });

  it('search, a filter, comparing and enrolling work with the keyboard', async () => {
    page = await show();
    await field().focus();
    await page.keyboard.type('civil');
    await addressIs('?q=civil');
    await page.keyboard.press('Tab');
    // Tab has moved the focus to the first checkbox of the filters, which the space bar ticks.
    await page.keyboard.press('Space');
    await addressIs('?q=civil&field=web');
    await expect.poll(() => choice('Web and design').isChecked()).toBe(true);
    await page.keyboard.press('Space');
    await addressIs('?q=civil');
    await page.getByRole('link', { name: 'AutoCAD for Civil Drafting', exact: true }).focus();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toMatch(/^Enroll Now/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByText('One chosen.').waitFor();
    await page.keyboard.press('Space');
    await page.getByText('One chosen.').waitFor({ state: 'hidden' });
  });

  it('accepts up to three, keeps them while the list changes, links to them, and unticks all at once', async () => {
    page = await show();
    await box('MERN Stack').check();
    await box('MEAN Stack').check();
    expect(await box('LAMP Stack').isEnabled()).toBe(true);
    await box('Flutter').check();
    await expect.poll(() => box('LAMP Stack').isEnabled()).toBe(false);
    await page.getByText('Three chosen, which is the most.').waitFor();
    await choice('Mechanical').check();
    await page.getByRole('button', { name: 'Compare side by side' }).click();
    await page.waitForURL('**/compare?offers=mern-stack,mean-stack,flutter');
    await page.goBack();
    await choice('Mechanical').uncheck();
    await expect.poll(() => box('Flutter').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Untick all' }).click();
    await expect.poll(() => box('MERN Stack').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Compare side by side' }).waitFor({ state: 'hidden' });
  });
});

describe('on a phone', () => {
  const show = openCourseListOnce({ ...phone, hasTouch: true });

  it('the list shows a fee at once, cuts nothing, and its folded filters lead to the results', async () => {
    page = await show();
    const fee = page.locator('.offer-fee').first();
    expect((await fee.boundingBox())?.y).toBeLessThan(740);
    const filters = page.locator('.filters > summary');
    expect(await choice('Civil').isVisible()).toBe(false);
    await filters.click();
    expect(await page.evaluate(findOverflows)).toEqual([]);
    expect(await page.evaluate(findSmallTargets, '.course-filter')).toEqual([]);
    await page.getByText('Civil', { exact: true }).click();
    await expect.poll(() => filters.textContent()).toMatch(/Filters ?3 fit$/);
    await page.getByRole('link', { name: 'Show 3' }).click();
    await expect
      .poll(() =>
        page
          .locator('.offer')
          .first()
          .evaluate((row) => row.getBoundingClientRect().top),
      )
      .toBeLessThan(740 / 2);
  });
});

describe('as the page arrives', () => {
  const visitors = openNewVisitorForEachTestOnSharedSite(usual);

  it('the search is loaded when the visitor starts to search; then a key finds the right offers and requests nothing', async () => {
    const asked: string[] = [];
    page = await visitors.come();
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page = await visitors.open('/courses');
    const isSearch = (path: string) => /create-search.*\.js|search-index.*\.json/.test(path);
    expect(asked.filter(isSearch)).toEqual([]);
    await field().focus();
    await expect.poll(() => asked.filter(isSearch)).toHaveLength(2);
    asked.length = 0;
    await field().fill('fullstac');
    await field().press('End');
    await field().pressSequentially('k');
    await expect.poll(async () => (await shown())[0]).toBe('full-stack-engineering');
    await expect.poll(result).toMatch(ofAll('fit “fullstack”, best first'));
    await addressIs('?q=fullstack');
    expect(asked.filter((path) => /\.(js|data|json)$/.test(path))).toEqual([]);
  });
});

describe('without a script', () => {
  const { open } = openNewVisitorForEachTestOnSharedSite({ ...phone, javaScriptEnabled: false });
  /**
   * The sentence that says how many rows are shown, as screen readers get it. The styles count the rows, so the number
   * is in no text of the document.
   */
  async function counted(): Promise<string> {
    const devTools = await page.context().newCDPSession(page);
    const { nodes } = await devTools.send('Accessibility.getFullAXTree');
    await devTools.detach();
    const texts = nodes.filter(({ role }) => role?.value === 'StaticText');
    const last = texts.findIndex(({ name }) => name?.value === end);
    return `${texts[last - 1]?.name?.value}${end}`;
  }
  const end = formatVisibleCountSentenceEnd(offers.length);

  it('a press on a choice filters, and one on Clear removes all filters', async () => {
    page = await open('/courses');
    await page.getByText('Filters', { exact: true }).click();
    await page.getByText('Civil', { exact: true }).click();
    await expectShown(findFittingSlugs({ fields: ['civil'] }));
    // Numbers that only a script could update are hidden; the styles count the rows.
    expect(await page.locator('.result, .filters-count').filter({ visible: true }).count()).toBe(0);
    expect(await counted()).toBe(`${findFittingSlugs({ fields: ['civil'] }).length}${end}`);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expectShown(allSlugs);
    expect(await counted()).toBe(`${allSlugs.length}${end}`);
  });
});
