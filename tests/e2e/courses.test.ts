/** The list of all offers as a visitor uses it: with a script, without one, on a phone, and with the keyboard. */
import fc from 'fast-check';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { indianDay } from '#content/indian-day.ts';
import { feeLimitsRupees, lengthBandIds } from '#content/offers/filter-options.ts';
import { kindIds } from '#content/offers/kinds.ts';
import { lastDayToEnrol } from '#content/offers/last-day-to-enrol.ts';
import { lengthInDays } from '#content/offers/length.ts';
import { levelIds } from '#content/offers/levels.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { studyFieldSlugs } from '#content/offers/study-fields.ts';
import { writeFilter } from '#site/search/filter-address.ts';
import {
  fitsFilter,
  makeFilterableOffer,
  noFilter,
  type OfferFilter,
} from '#site/search/offer-filter.ts';
import { resize, untilLaidOut, untilReady } from '../support/browser.ts';
import { findAccessibilityProblems } from '../support/find-accessibility-problems.ts';
import { findOverflows, findSmallTargets } from '../support/find-layout-problems.ts';
import { findLowContrast } from '../support/find-low-contrast.ts';
import { usualViewport } from '../support/reusable-page.ts';
import {
  freshVisitorsOnSharedSite,
  oneVisitorOnSharedSite,
  type Visitors,
} from '../support/visitors.ts';

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
 * The visitor of a group of tests who opens the list once, because that costs a second of processor time. Each test
 * begins with `show`, which leads to an address of the list, as Back does: without loading the page, unless a test has
 * left it.
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

/** Creates a visitor, prepares the page, and only then opens the list. */
async function openAfter(visitors: Visitors, prepare: () => unknown): Promise<void> {
  page = await visitors.come();
  await prepare();
  page = await visitors.open('/courses');
}

/** The slugs of the visible rows, from top to bottom. */
const shown = () =>
  page
    .locator('.offer')
    .evaluateAll((rows) =>
      rows
        .filter((row) => row.checkVisibility({ visibilityProperty: true }))
        .map((row) => row.querySelector('input')?.value ?? ''),
    );
const expectShown = (slugs: readonly string[]) => expect.poll(shown).toEqual(slugs);
const fitting = (change: Partial<OfferFilter>) =>
  offers
    .map((offer) => makeFilterableOffer(offer, '2026-11-23'))
    .filter((row) => fitsFilter(row, { ...noFilter, ...change }))
    .map(({ slug }) => slug);
const everything = offers.map(({ slug }) => slug);

/** The slugs in the order in which the list must show them; equal rows keep the list's own order. */
const byNumber = (numberOf: (offer: Offer) => number) =>
  offers.toSorted((a, b) => numberOf(a) - numberOf(b)).map(({ slug }) => slug);
const byFee = byNumber(({ feeRupees }) => feeRupees);
const byLength = byNumber(({ length }) => lengthInDays(length));
/** The sentence of the list about a filter, with any number of matches. */
const ofAll = (rest: string) => new RegExp(`^\\d+ of ${offers.length} ${rest}\\.$`);
// Plain selectors, because a search by role computes the name of every element of this long page.
const order = () => page.locator('select[aria-label="Order of the list"]');

const field = () =>
  page.locator('.course-search').getByRole('searchbox', { name: 'What do you want to learn?' });
const choice = (name: string) => page.locator('.filters').getByLabel(name).first();
const box = (title: string) => page.locator(`.offer-compare input[aria-label="Compare: ${title}"]`);
const result = () => page.locator('.result').textContent();
const addressIs = (search: string) =>
  expect.poll(() => page.evaluate(() => location.search)).toBe(search);

describe('with a script', () => {
  const { show } = oneReader(usual);

  /** The list can be ordered by date if at least one offer has an upcoming date. */
  const hasStart = offers.some(
    (offer) => lastDayToEnrol(offer, indianDay(new Date()))?.isPast === false,
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
    // The address follows a moment after the last key, and the next test begins with another address.
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
    await expectShown(fitting({ fields: ['data'] }));
    await expect.poll(() => field().inputValue()).toBe('');
  });

  it('is in the address, counts what each choice would show, and Back undoes one step', async () => {
    await show();
    await choice('Mechanical').check();
    await addressIs('?field=mechanical');
    await expectShown(fitting({ fields: ['mechanical'] }));
    const cheap = fitting({ fields: ['mechanical'], mostRupees: 2500 });
    expect(await page.locator('label', { hasText: 'Up to ₹2,500' }).textContent()).toMatch(
      new RegExp(`${cheap.length}$`),
    );
    await choice('Up to ₹2,500').check();
    await addressIs('?field=mechanical&fee=2500');
    await expectShown(cheap);
    await expect.poll(result).toMatch(ofAll(cheap.length === 1 ? 'fits' : 'fit'));
    await page.goBack();
    await expectShown(fitting({ fields: ['mechanical'] }));
    await expect.poll(() => choice('Any fee').isChecked()).toBe(true);
    await page.goBack();
    await expectShown(everything);
    await page.goForward();
    await expectShown(fitting({ fields: ['mechanical'] }));

    // A word that is typed with pauses is one step.
    await field().fill('au');
    await addressIs('?q=au&field=mechanical');
    await field().press('End');
    await field().pressSequentially('to');
    await addressIs('?q=auto&field=mechanical');
    await page.goBack();
    await addressIs('?field=mechanical');
    await expect.poll(() => field().inputValue()).toBe('');
    await expectShown(fitting({ fields: ['mechanical'] }));
  });

  it('puts the cheapest first, shows the order, writes it into the address, and Back undoes it', async () => {
    await show();
    await order().selectOption('Lowest fee first');
    await addressIs('?order=fee');
    await expectShown(byFee);
    expect(await result()).toBe(`All ${offers.length} are shown, lowest fee first.`);
    await order().selectOption('Shortest first');
    await addressIs('?order=length');
    await expectShown(byLength);
    await page.goBack();
    await expectShown(byFee);
    expect(await order().inputValue()).toBe('fee');
    await page.goBack();
    await expectShown(everything);
    expect(await order().inputValue()).toBe('');
    await order().selectOption('Lowest fee per live hour first');
    await page.locator('.offer-live').first().waitFor();
    expect(await page.locator('.offer-live:visible').count()).toBe(offers.length);
  });

  it.skipIf(hasStart)(
    'by the start, while no offer has one, keeps the order of the list',
    async () => {
      await show('?order=start&field=web');
      await expectShown(fitting({ fields: ['web'] }));
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
    // The focus is on the first choice, which the space bar ticks.
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
    expect(await result()).toBe(`None of ${offers.length} fits “power bi”.`);
    expect((await shown())[0]).toBe('power-bi');
    // If there is nothing to order, the choice of an order is missing.
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

  it('does not hold back a visitor who follows a link right after a tick', async () => {
    await show();
    // Both in one task, as on a slow phone that handles two taps late.
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('.filters input[name="field"]')?.click();
      document.querySelector<HTMLAnchorElement>('.offer:not([hidden]) h3 a')?.click();
    });
    const path = () => page.evaluate(() => location.pathname + location.search);
    await expect.poll(path).toMatch(/^\/[a-z]+-details\/[a-z-]+$/);
    // The address of the list would have followed by now.
    await page.locator('h1').waitFor();
    expect(await path()).toMatch(/^\/[a-z]+-details\/[a-z-]+$/);
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

  /** `every-page.test.ts` checks the whole page as it opens. */
  it('axe finds nothing in the open filters, with a ticked offer and without results, light and dark', async () => {
    await show('?field=web');
    await page.locator('.filters').evaluate((filters: HTMLDetailsElement) => {
      filters.open = true;
    });
    await box('MERN Stack').check();
    const changed = '.filters, .compare-bar, .offer:has(:checked)';
    expect(await findAccessibilityProblems(page, 'everything', changed)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate(findLowContrast)).toEqual([]);
    await field().fill('blockchain');
    await page.getByRole('heading', { name: 'Nothing fits' }).waitFor();
    expect(await page.evaluate(findLowContrast)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findAccessibilityProblems(page, 'everything', '.no-offers')).toEqual([]);
  });
});

describe('as the page arrives', () => {
  const visitors = freshVisitorsOnSharedSite(usual);

  it('the search is loaded when the visitor starts to search; then a key finds the right offers and requests nothing', async () => {
    const asked: string[] = [];
    await openAfter(visitors, () =>
      page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    );
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

  it('a message is shown, with list and filters, when the index cannot be loaded, and it is tried again', async () => {
    await openAfter(visitors, () => page.route('**/search-index*', (route) => route.abort()));
    await field().fill('react');
    await page.getByText('The search could not be fetched').waitFor();
    await expectShown(everything);
    await page.unroute('**/search-index*');
    await field().fill('flutter');
    await expect.poll(async () => (await shown())[0]).toBe('flutter');
    visitors.troubles.length = 0;
  });

  it('the same message is shown when the code of the search cannot be loaded', async () => {
    await openAfter(visitors, () => page.route('**/create-search*', (route) => route.abort()));
    await field().fill('react');
    await page.getByText('The search could not be fetched').waitFor();
    await expectShown(everything);
    visitors.troubles.length = 0;
  });

  it('the list begins with what was typed and ticked before the script arrived', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    page = await visitors.come();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${visitors.site.url}/courses?level=zero`, { waitUntil: 'domcontentloaded' });
    await choice('Web and design').check();
    await field().fill('stack');
    await order().selectOption('Lowest fee first');
    release();
    await untilReady(page);
    await addressIs('?q=stack&field=web&level=zero&order=fee');
    await expect.poll(() => field().inputValue()).toBe('stack');
    await expect.poll(async () => await shown()).toContain('mern-stack');
    await expect.poll(() => order().inputValue()).toBe('fee');
  });

  it('rows outside the screen are not laid out before the page is idle, and then they all are, without React', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    page = await visitors.come(phone);
    await page.route('**/assets/motion-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${visitors.site.url}/courses`);
    const laidOut = () =>
      page
        .locator('.offer')
        .evaluateAll((rows) =>
          rows.map((row) => row.lastElementChild?.checkVisibility({ contentVisibilityAuto: true })),
        );
    expect((await laidOut()).at(-1)).toBe(false);
    release();
    await untilLaidOut(page);
    expect(await laidOut()).toEqual(offers.map(() => true));
    expect(await page.evaluate(() => 'isAppReady' in window)).toBe(false);
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
    expect(fitting({ fields: ['data'], mostRupees: 4500 })).toEqual(expect.arrayContaining(seen));
    expect(seen).toEqual(byLength.filter((slug) => seen.includes(slug)));
    await order().selectOption('Best first');
    await expect.poll(result).toMatch(/“python”.*, best first\.$/);
    await page.getByRole('link', { name: 'Clear all' }).first().click();
    await addressIs('');
    await expectShown(everything);
    await expect.poll(() => field().inputValue()).toBe('');
  });
});

describe('without a script', () => {
  const reader = oneVisitorOnSharedSite({ ...usual, javaScriptEnabled: false });
  let isHere = false;
  /** Leads to the list as it opens, which for the visitor of this group is a list without ticks. */
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

  it('sorting works, for the eye and for the Tab key alike', async () => {
    await begin();
    const each = page.locator('.offer-live').first();
    expect(await each.isVisible()).toBe(false);
    await order().selectOption('Lowest fee per live hour first');
    await each.waitFor();
    await page.getByText('The fee also pays for what is not live').waitFor();
    expect(await page.locator('.offer-live:visible').count()).toBe(offers.length);
    await order().selectOption('Lowest fee first');
    const tops = await page.locator('.offer').evaluateAll((rows) =>
      rows
        .map((row) => ({
          slug: row.querySelector('input')?.value ?? '',
          top: row.getBoundingClientRect().top,
        }))
        .sort((a, b) => a.top - b.top)
        .map(({ slug }) => slug),
    );
    expect(tops).toEqual(byFee);
    await order().focus();
    const walked: (string | null)[] = [];
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const slug = () => document.activeElement?.closest('.offer')?.querySelector('input')?.value;
      walked.push((await page.evaluate(slug)) ?? null);
    }
    // Each row has three elements that can be focused: its name, its enrolment link, and its checkbox.
    expect(walked).toEqual(byFee.slice(0, 2).flatMap((slug) => [slug, slug, slug]));
  });

  it('ticks show the same as with the script', async () => {
    await begin();
    const filters = fc.sample(
      fc.record({
        query: fc.constant(''),
        fields: fc.subarray([...studyFieldSlugs], { maxLength: 3 }),
        kinds: fc.subarray([...kindIds], { maxLength: 2 }),
        lengths: fc.subarray([...lengthBandIds], { maxLength: 2 }),
        levels: fc.subarray([...levelIds], { maxLength: 2 }),
        begins: fc.constant([]),
        hours: fc.constant([]),
        mostRupees: fc.option(fc.constantFrom(...feeLimitsRupees)),
        order: fc.constant(null),
      }),
      25,
    );
    // Each choice alone, and then some choices together.
    const alone: Partial<OfferFilter>[] = [
      ...studyFieldSlugs.map((slug) => ({ fields: [slug] })),
      ...kindIds.map((kind) => ({ kinds: [kind] })),
      ...lengthBandIds.map((length) => ({ lengths: [length] })),
      ...levelIds.map((level) => ({ levels: [level] })),
      ...feeLimitsRupees.map((mostRupees) => ({ mostRupees })),
    ];
    const asked = [...alone.map((change) => ({ ...noFilter, ...change })), ...filters];
    // The test sets the ticks without pressing, because so many times a dozen presses would take minutes.
    const found = await page.evaluate(
      (addresses) =>
        addresses.map((address) => {
          const wanted = [...new URLSearchParams(address)].map((pair) => pair.join());
          for (const input of document.querySelectorAll<HTMLInputElement>('.course-filter input'))
            input.checked =
              wanted.includes(`${input.name},${input.value}`) ||
              (input.value === '' && !address.includes('fee='));
          return [...document.querySelectorAll('.offer')]
            .filter((row) => row.checkVisibility())
            .map((row) => row.querySelector('input')?.value ?? '');
        }),
      asked.map((filter) => `${writeFilter(filter)}`),
    );
    for (const [index, filter] of asked.entries())
      expect(found[index], `${writeFilter(filter)}`).toEqual(fitting(filter));
  });

  it('a press on a choice filters, and one on Clear removes all filters', async () => {
    await begin();
    await resize(page, phone.viewport);
    await page.getByText('Filters', { exact: true }).click();
    await page.getByText('Civil', { exact: true }).click();
    await expectShown(fitting({ fields: ['civil'] }));
    // Numbers that only a script could update are hidden; the styles count the rows.
    expect(await page.locator('.result, .filters-count').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByText(`of ${offers.length} are shown.`).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expectShown(everything);
  });

  it('the list is complete, each row is a link, paper has no controls, and ticks go to the comparison', async () => {
    await begin();
    expect(await shown()).toEqual(everything);
    expect(await field().isVisible()).toBe(true);
    const links = await page
      .locator('.offer a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(
      offers.flatMap((offer) => {
        const isClosed = lastDayToEnrol(offer, indianDay(new Date()))?.isPast === true;
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
