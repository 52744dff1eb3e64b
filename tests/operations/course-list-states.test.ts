/**
 * The list of all offers with a script, beside what `tests/e2e/courses.test.ts` tests: searches that find nothing,
 * another word or a page with an answer, the order of the list, and an address that was shared.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { indianDay } from '#content/indian-day.ts';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { offers } from '#content/offers/offers.ts';
import {
  allSlugs,
  courseListOn,
  findFittingSlugs,
  slugsByDuration,
  slugsByFee,
} from '../support/course-list.ts';
import { openCourseListOnce } from '../support/open-course-list-once.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const usual = { reducedMotion: 'reduce' } as const;
let page: Page;
const { addressIs, choice, expectShown, field, order, result, shown } = courseListOn(() => page);

/** The list can be ordered by date if at least one offer has an upcoming date. */
const hasStart = offers.some(
  (offer) => findLastDayToEnrol(offer, indianDay(new Date()))?.isPast === false,
);

describe('the open list', () => {
  const show = openCourseListOnce(usual);

  /** `site/search/search.test.ts` has many more queries. */
  it('reads a price by the fees of the page, understands Hindi, and finds nothing that nobody teaches', async () => {
    page = await show('?q=python+under+3000');
    await expect.poll(result).toContain('at ₹3,000 or less.');
    expect((await shown())[0]).toBe('python-automation');
    await field().fill('मशीन लर्निंग');
    await expect.poll(async () => (await shown()).slice(0, 3)).toContain('machine-learning');
    await field().fill('driving licence');
    await expect.poll(result).toBe(`None of ${offers.length} fits “driving licence”.`);
    await expectShown([]);
    // The page writes the query into the address a moment after the last key. The test waits for that, so that the next
    // test does not get this query.
    await addressIs('?q=driving+licence');
  });

  it('suggests another word, and one press accepts it', async () => {
    page = await show('?q=anguler');
    const meant = page.getByRole('heading', { name: 'Did you mean “angular”?' });
    await meant.waitFor();
    await expect.poll(result).toContain('Nothing is spelt “anguler”.');
    const before = await shown();
    await meant.getByRole('link').click();
    await addressIs('?q=angular');
    await meant.waitFor({ state: 'detached' });
    await expectShown(before);
  });

  it('leads to the fields for an unknown subject', async () => {
    page = await show('?q=blockchain');
    await page.getByText('Look by field instead').waitFor();
    await page.getByRole('link', { name: 'AI and data' }).click();
    await expectShown(findFittingSlugs({ fields: ['data'] }));
    await expect.poll(() => field().inputValue()).toBe('');
  });

  it('puts the cheapest first, shows the order, writes it into the address, and Back undoes it', async () => {
    page = await show();
    await order().selectOption('Lowest fee first');
    await addressIs('?order=fee');
    await expectShown(slugsByFee);
    expect(await result()).toBe(`All ${offers.length} are shown, lowest fee first.`);
    await order().selectOption('Shortest first');
    await addressIs('?order=length');
    await expectShown(slugsByDuration);
    await page.goBack();
    await expectShown(slugsByFee);
    expect(await order().inputValue()).toBe('fee');
    await page.goBack();
    await expectShown(allSlugs);
    expect(await order().inputValue()).toBe('');
    await order().selectOption('Lowest fee per live hour first');
    await page.locator('.offer-live').first().waitFor();
    expect(await page.locator('.offer-live:visible').count()).toBe(offers.length);
  });

  it.skipIf(hasStart)(
    'by the start, while no offer has one, keeps the order of the list',
    async () => {
      page = await show('?order=start&field=web');
      await expectShown(findFittingSlugs({ fields: ['web'] }));
      expect(await result()).not.toContain('soonest');
      expect(await order().inputValue()).toBe('');
    },
  );

  it('shows the nearest offers, and a call request that names the search', async () => {
    page = await show('?q=power+bi&field=mechanical');
    await page.getByRole('heading', { name: 'Nothing fits all of this' }).waitFor();
    expect(await result()).toMatch(
      /^None of \d+ fits “power bi” with these filters; [1-9]\d* fits? without them\.$/,
    );
    expect((await shown())[0]).toBe('power-bi');
    // A list without matches has nothing to order, so it has no control for the order.
    expect(await order().count()).toBe(0);
    await page.getByRole('link', { name: 'Request a call' }).first().click();
    const message = page.getByLabel('Message');
    await expect.poll(() => message.inputValue()).toContain('I looked for “power bi”');
  });

  it('finds the page with the answer without a row, and beside the rows of a course', async () => {
    page = await show('?q=refund&field=software');
    await expect.poll(result).toBe(`None of ${offers.length} fits “refund”. One answer fits.`);
    await expectShown([]);
    await field().fill('python refund');
    await expect.poll(result).toMatch(/^\d+ of \d+ fit.*One answer fits too\.$/);
    await page.getByRole('list', { name: 'Pages and answers' }).getByRole('link').click();
    await page.waitForURL('**/questions#refund');
  });
});

describe('as the page arrives', () => {
  const visitors = openNewVisitorForEachTestOnSharedSite(usual);

  it('an address can be shared: it shows search, ticks, an own fee and the order, until one press clears all', async () => {
    page = await visitors.open('/courses?q=python&field=data&fee=4500&order=length');
    await expect.poll(result).toMatch(/“python”.*, shortest first\.$/);
    expect(await field().inputValue()).toBe('python');
    expect(await choice('AI and data').isChecked()).toBe(true);
    expect(await choice('Up to ₹4,500').isChecked()).toBe(true);
    expect(await order().inputValue()).toBe('length');
    const seen = await shown();
    expect(seen.length).toBeGreaterThan(1);
    expect(findFittingSlugs({ fields: ['data'], mostRupees: 4500 })).toEqual(
      expect.arrayContaining(seen),
    );
    expect(seen).toEqual(slugsByDuration.filter((slug) => seen.includes(slug)));
    await order().selectOption('Best first');
    await expect.poll(result).toMatch(/“python”.*, best first\.$/);
    await page.getByRole('link', { name: 'Clear all' }).first().click();
    await addressIs('');
    await expectShown(allSlugs);
    await expect.poll(() => field().inputValue()).toBe('');
  });
});
