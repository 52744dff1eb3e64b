/**
 * The list of all offers as a visitor uses it: with a script, without one, on a phone, and with the keyboard.
 * `tests/operations/` has more: `course-list-loading.test.ts` with late or missing scripts,
 * `course-list-without-javascript.test.ts`, and `accessibility-states.test.ts`.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { indianDay } from '#content/indian-day.ts';
import { formatVisibleCountSentenceEnd } from '#content/offers/course-list/course-list-words.ts';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { offers } from '#content/offers/offers.ts';
import { resize, untilLaidOut } from '../support/browser.ts';
import {
  allSlugs,
  courseListOn,
  findFittingSlugs,
  slugsByDuration,
  slugsByFee,
} from '../support/course-list.ts';
import { findOverflows, findSmallTargets } from '../support/find-layout-problems.ts';
import { usualViewport } from '../support/reusable-page.ts';
import { freshVisitorsOnSharedSite, oneVisitorOnSharedSite } from '../support/visitors.ts';

const usual = { reducedMotion: 'reduce' } as const;
const phone = { ...usual, viewport: { width: 360, height: 740 } };
let page: Page;

/** Runs inside the page: whether the address has this query, and shows its search, its ticks and its order. */
function isAddressShown(query: string): boolean {
  if (location.search !== query) return false;
  const wanted = new URLSearchParams(query);
  const search = document.querySelector<HTMLInputElement>('.course-search input[type=search]');
  const order = document.querySelector<HTMLSelectElement>('[aria-label="Order of the list"]');
  const ticked = [
    ...document.querySelectorAll<HTMLInputElement>('.course-filter input:checked:not([value=""])'),
  ].filter(({ name }) => name !== 'offers');
  return (
    search?.value === (wanted.get('q') ?? '') &&
    ['', wanted.get('order')].includes(order?.value ?? '') &&
    ticked.every(({ name, value }) => wanted.get(name)?.includes(value)) &&
    (ticked.length > 0 || !wanted.has('field'))
  );
}

/**
 * A visitor for a group of tests, who loads the list only once, because loading it costs a second of processor time.
 * Each test begins with `show`, which changes the address within the loaded page, as Back does. The page is loaded
 * again only if a test has left the list.
 */
function oneReader(options: BrowserContextOptions): { show(search?: string): Promise<void> } {
  const reader = oneVisitorOnSharedSite(options);
  let isHere = false;
  return {
    async show(search = '') {
      const address = `/courses${search}`;
      if (isHere && new URL(page.url()).pathname === '/courses') {
        await page.evaluate((to) => {
          history.pushState(history.state, '', to);
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        }, address);
        await page.waitForFunction(isAddressShown, search);
        await untilLaidOut(page);
      } else page = await reader.open(address);
      isHere = true;
    },
  };
}

/** The sentence of the list about a filter, with any number of matches. */
const ofAll = (rest: string) => new RegExp(`^\\d+ of ${offers.length} ${rest}\\.$`);
const { addressIs, box, choice, expectShown, field, order, result, shown } = courseListOn(
  () => page,
);

describe('with a script', () => {
  const { show } = oneReader(usual);

  /** The list can be ordered by date if at least one offer has an upcoming date. */
  const hasStart = offers.some(
    (offer) => findLastDayToEnrol(offer, indianDay(new Date()))?.isPast === false,
  );
  /** `site/search/search.test.ts` has many more queries. */
  it('reads a price by the fees of the page, understands Hindi, and finds nothing that nobody teaches', async () => {
    await show('?q=python+under+3000');
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
    await show('?q=anguler');
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
    await show('?q=blockchain');
    await page.getByText('Look by field instead').waitFor();
    await page.getByRole('link', { name: 'AI and data' }).click();
    await expectShown(findFittingSlugs({ fields: ['data'] }));
    await expect.poll(() => field().inputValue()).toBe('');
  });

  it('is in the address, counts what each choice would show, and Back undoes one step', async () => {
    await show();
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

  it('puts the cheapest first, shows the order, writes it into the address, and Back undoes it', async () => {
    await show();
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
      await show('?order=start&field=web');
      await expectShown(findFittingSlugs({ fields: ['web'] }));
      expect(await result()).not.toContain('soonest');
      expect(await order().inputValue()).toBe('');
    },
  );

  it('search, a filter, comparing and enrolling work with the keyboard', async () => {
    await show();
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
    await show();
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

  it('shows the nearest offers, and a call request that names the search', async () => {
    await show('?q=power+bi&field=mechanical');
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
    await show('?q=refund&field=software');
    await expect.poll(result).toBe(`None of ${offers.length} fits “refund”. One answer does.`);
    await expectShown([]);
    await field().fill('python refund');
    await expect.poll(result).toMatch(/^\d+ of \d+ fit.*One answer does too\.$/);
    await page.getByRole('list', { name: 'Pages and answers' }).getByRole('link').click();
    await page.waitForURL('**/questions#refund');
  });
});

describe('on a phone', () => {
  const { show } = oneReader({ ...phone, hasTouch: true });

  it('the list shows a fee at once, cuts nothing, and its folded filters lead to the results', async () => {
    await show();
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
  const visitors = freshVisitorsOnSharedSite(usual);

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

describe('without a script', () => {
  const reader = oneVisitorOnSharedSite({ ...usual, javaScriptEnabled: false });
  let isHere = false;
  /**
   * Opens the list without any filter ticked. Once the page is loaded, it only resets the forms and folds of the page.
   */
  async function begin(): Promise<void> {
    if (isHere) {
      await page.emulateMedia({ media: null });
      await resize(page, usualViewport);
      await page.evaluate(() => {
        for (const form of document.forms) form.reset();
        for (const details of document.querySelectorAll('details')) details.open = false;
      });
    } else page = await reader.open('/courses');
    isHere = true;
  }
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
    await begin();
    await resize(page, phone.viewport);
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

  it('the list is complete, each row is a link, paper has no controls, and ticks go to the comparison', async () => {
    await begin();
    expect(await shown()).toEqual(allSlugs);
    expect(await field().isVisible()).toBe(true);
    const links = await page
      .locator('.offer a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(
      offers.flatMap((offer) => {
        const isClosed = findLastDayToEnrol(offer, indianDay(new Date()))?.isPast === true;
        return [offer.path, isClosed ? offer.callPath : offer.enrolPath];
      }),
    );
    await box('MERN Stack').check();
    await box('MEAN Stack').check();
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).toHaveLength(offers.length);
    expect(await field().isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: /^Enroll Now/ }).count()).toBe(0);
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: 'Compare side by side' }).click();
    await page.waitForURL('**/compare?offers=mern-stack&offers=mean-stack');
  });
});
