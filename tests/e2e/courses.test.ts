/** The list of all offers as a visitor uses it: with a script, without one, on a phone, and with the keyboard. */
import fc from 'fast-check';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
import {
  closeSharedPages,
  openPage,
  sharedBrowser,
  untilLaidOut,
  untilReady,
  type Visit,
} from '../support/browser.ts';
import { findAccessibilityProblems } from '../support/find-accessibility-problems.ts';
import { findOverflows, findSmallTargets } from '../support/find-layout-problems.ts';
import { hundredQueries } from '../support/hundred-queries.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';

let browser: Browser;
let site: RunningSite;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  [browser, site] = await Promise.all([sharedBrowser(), startSite()]);
});
afterAll(async () => {
  await closeSharedPages();
  await site.stop();
});
afterEach(async () => {
  expect(visit.troubles).toEqual([]);
  await visit.leave();
});

async function open(search = '', options: BrowserContextOptions = {}): Promise<void> {
  visit = await openPage(browser, options);
  page = visit.page;
  await page.goto(`${site.url}/courses${search}`);
  if (options.javaScriptEnabled === false) return;
  await untilReady(page);
  await untilLaidOut(page);
}

const withoutScript = { javaScriptEnabled: false };
const phone = { viewport: { width: 360, height: 740 } };

/** The slugs of the visible rows, from top to bottom. */
const shown = () =>
  page
    .locator('.offer:visible')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('input')?.value ?? ''));
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
const order = () => page.getByRole('combobox', { name: 'Order of the list' });

const field = () => page.getByRole('searchbox', { name: 'What do you want to learn?' });
const choice = (name: string) => page.getByLabel(name, { exact: false }).first();
const box = (title: string) => page.getByLabel(`Compare: ${title}`, { exact: true });
const result = () => page.locator('.result').textContent();
const addressIs = (search: string) =>
  expect.poll(() => page.evaluate(() => location.search)).toBe(search);

describe('searching', () => {
  it('finds the right offers, best first, at each key, and shows their number', async () => {
    await open();
    await field().pressSequentially('fullstack');
    await expect.poll(async () => (await shown())[0]).toBe('full-stack-engineering');
    await expect.poll(result).toMatch(ofAll('fit “fullstack”, best first'));
    await addressIs('?q=fullstack');
  });

  const sold = offers.map(({ slug }) => slug);
  const hindi = hundredQueries.filter(
    (expected) =>
      /[\u0900-\u097f]/.test(expected.query) &&
      (expected.finds ?? expected.onlyFrom ?? []).every((slug) => sold.includes(slug)),
  );
  it.each(hindi)('understands Hindi: $query', async (expected) => {
    await open(`?q=${encodeURIComponent(expected.query)}`);
    await expect.poll(result).toMatch(/best first|1 of/);
    const first = (await shown()).slice(0, 3);
    const { finds, onlyFrom } = expected;
    if (finds) expect(first).toEqual(expect.arrayContaining([...finds]));
    else expect(onlyFrom).toEqual(expect.arrayContaining(first));
  });

  it('reads a price in the typed text, by the fees of the page', async () => {
    await open('?q=python+under+3000');
    await expect.poll(result).toContain('at ₹3,000 or less.');
    expect((await shown())[0]).toBe('python-automation');
  });

  it('is loaded when the visitor starts to search, and nothing is requested at a key', async () => {
    const asked: string[] = [];
    visit = await openPage(browser);
    page = visit.page;
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/courses`);
    await untilReady(page);
    const isSearch = (path: string) => /create-search.*\.js|search-index.*\.json/.test(path);
    expect(asked.filter(isSearch)).toEqual([]);
    await field().focus();
    await expect.poll(() => asked.filter(isSearch)).toHaveLength(2);
    asked.length = 0;
    await field().pressSequentially('react', { delay: 50 });
    await addressIs('?q=react');
    expect(asked.filter((path) => /\.(js|data|json)$/.test(path))).toEqual([]);
  });

  it('finds the page with the answer without a row, and beside the rows of a course', async () => {
    await open('?q=refund');
    await expect.poll(result).toBe(`None of ${offers.length} fits “refund”. One answer does.`);
    await expectShown([]);
    await open('?q=python+refund&field=software');
    await expect.poll(result).toMatch(/^\d+ of \d+ fit.*One answer does too\.$/);
    await page.getByRole('list', { name: 'Pages and answers' }).getByRole('link').click();
    await page.waitForURL('**/questions#refund');
  });

  it('suggests another word, and one press accepts it', async () => {
    await open('?q=anguler');
    const meant = page.getByRole('heading', { name: 'Did you mean “angular”?' });
    await meant.waitFor();
    await expect.poll(result).toContain('Nothing is spelt “anguler”.');
    const before = await shown();
    await meant.getByRole('link').click();
    await addressIs('?q=angular');
    await meant.waitFor({ state: 'detached' });
    await expectShown(before);
  });

  it.each(['cooking', 'driving licence', 'english speaking', 'video editing'])(
    'finds nothing for a subject that nobody teaches here: %s',
    async (query) => {
      await open(`?q=${encodeURIComponent(query)}`);
      await expect.poll(result).toBe(`None of ${offers.length} fits “${query}”.`);
      await expectShown([]);
    },
  );

  it.each(['**/create-search*', '**/search-index*'])(
    'shows a message and keeps list and filters when the index cannot be loaded: %s',
    async (address) => {
      visit = await openPage(browser);
      page = visit.page;
      await page.route(address, (route) => route.abort());
      await page.goto(`${site.url}/courses`);
      await untilReady(page);
      await field().fill('react');
      await page.getByText('The search could not be fetched').waitFor();
      await expectShown(everything);
      visit.troubles.length = 0;
    },
  );

  it('begins with what was typed and ticked before the script arrived', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    visit = await openPage(browser);
    page = visit.page;
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${site.url}/courses?level=zero`, { waitUntil: 'domcontentloaded' });
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
});

describe('rows outside the screen', () => {
  it('are not laid out before the page is idle, and then they all are, without React', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    visit = await openPage(browser, phone);
    page = visit.page;
    await page.route('**/assets/motion-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${site.url}/courses`);
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
});

describe('filtering', () => {
  it('is in the address, counts what each choice would show, and Back undoes one step', async () => {
    await open();
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
  });

  it('does not hold back a visitor who follows a link right after a tick', async () => {
    await open();
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

  it('counts a word typed with pauses as one step', async () => {
    await open();
    await choice('Web and design').check();
    await field().pressSequentially('rea');
    await addressIs('?q=rea&field=web');
    await field().pressSequentially('ct');
    await addressIs('?q=react&field=web');
    await page.goBack();
    await addressIs('?field=web');
    await expect.poll(() => field().inputValue()).toBe('');
    await expectShown(fitting({ fields: ['web'] }));
  });

  it('can be shared: an address shows the same to everybody', async () => {
    await open('?q=react&field=web&fee=4000');
    await expect.poll(result).toContain('“react”');
    expect(await field().inputValue()).toBe('react');
    expect(await choice('Web and design').isChecked()).toBe(true);
    expect(await choice('Up to ₹4,000').isChecked()).toBe(true);
    const may = fitting({ fields: ['web'], mostRupees: 4000 });
    expect(may).toEqual(expect.arrayContaining(await shown()));
  });

  it('accepts a fee from the address that is none of the choices', async () => {
    await open('?fee=3000');
    await expectShown(fitting({ mostRupees: 3000 }));
    expect(await choice('Up to ₹3,000').isChecked()).toBe(true);
  });

  it('is cleared by one press', async () => {
    await open('?field=civil&level=zero&q=revit');
    await page.getByRole('link', { name: 'Clear all' }).first().click();
    await addressIs('');
    await expectShown(everything);
    await expect.poll(() => field().inputValue()).toBe('');
  });
});

describe('sorting', () => {
  it('puts the cheapest first, shows the order, writes it into the address, and Back undoes it', async () => {
    await open();
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
  });

  it('stays with the search and the ticks, and is shared with them', async () => {
    await open('?q=python&field=data&order=length');
    await expect.poll(result).toMatch(/fit “python”, shortest first\.$/);
    const seen = await shown();
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(byLength.filter((slug) => seen.includes(slug)));
    expect(await order().inputValue()).toBe('length');
    await order().selectOption('Best first');
    await expect.poll(result).toMatch(/fit “python”, best first\.$/);
  });

  it.each([
    ['with a script', {}],
    ['without one', withoutScript],
  ] as const)('by price per live hour shows that price, %s', async (_name, context) => {
    await open('', context);
    const each = page.locator('.offer-live').first();
    expect(await each.isVisible()).toBe(false);
    await order().selectOption('Lowest fee per live hour first');
    await each.waitFor();
    await page.getByText('The fee also pays for what is not live').waitFor();
    expect(await page.locator('.offer-live:visible').count()).toBe(offers.length);
  });

  /** The list can be ordered by date if at least one offer has an upcoming date. */
  const hasStart = offers.some(
    (offer) => lastDayToEnrol(offer, indianDay(new Date()))?.isPast === false,
  );
  it.skipIf(hasStart)(
    'by the start, while no offer has one, keeps the order of the list',
    async () => {
      await open('?order=start&field=web');
      await expectShown(fitting({ fields: ['web'] }));
      expect(await result()).not.toContain('soonest');
      expect(await order().inputValue()).toBe('');
    },
  );

  it('by an unknown value keeps the order of the list', async () => {
    await open('?order=constructor');
    await expectShown(everything);
    expect(await order().inputValue()).toBe('');
  });

  it('works without a script, for the eye and for the Tab key alike', async () => {
    await open('', withoutScript);
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
});

describe('when nothing fits', () => {
  it('shows the nearest offers, and a call request that names the search', async () => {
    await open('?q=power+bi&field=mechanical');
    await page.getByRole('heading', { name: 'Nothing fits all of this' }).waitFor();
    expect(await result()).toBe(`None of ${offers.length} fits “power bi”.`);
    expect((await shown())[0]).toBe('power-bi');
    // If there is nothing to order, the choice of an order is missing.
    expect(await order().count()).toBe(0);
    await page.getByRole('link', { name: 'Request a call' }).first().click();
    const message = page.getByLabel('Message');
    await expect.poll(() => message.inputValue()).toContain('I looked for “power bi”');
  });

  it('leads to the fields for an unknown subject', async () => {
    await open('?q=blockchain');
    await page.getByText('Look by field instead').waitFor();
    await page.getByRole('link', { name: 'AI and data' }).click();
    await expectShown(fitting({ fields: ['data'] }));
    await expect.poll(() => field().inputValue()).toBe('');
  });
});

describe('comparing', () => {
  it('accepts up to three, keeps them while the list changes, and links to them', async () => {
    await open();
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
  });

  it('is removed by one press', async () => {
    await open();
    await box('MERN Stack').check();
    await page.getByRole('button', { name: 'Untick all' }).click();
    await expect.poll(() => box('MERN Stack').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Compare side by side' }).waitFor({ state: 'hidden' });
  });
});

describe('without a script', () => {
  it('the list is complete, and each row is a link', async () => {
    await open('', withoutScript);
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
  });

  it('ticks show the same as with the script', async () => {
    await open('', withoutScript);
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
      60,
    );
    for (const filter of filters) {
      // The test sets the ticks without pressing, because sixty times a dozen presses would take minutes.
      await page.evaluate(
        (address) => {
          const wanted = [...new URLSearchParams(address)].map((pair) => pair.join());
          for (const input of document.querySelectorAll<HTMLInputElement>('.course-filter input'))
            input.checked =
              wanted.includes(`${input.name},${input.value}`) ||
              (input.value === '' && !address.includes('fee='));
        },
        `${writeFilter(filter)}`,
      );
      expect(await shown(), `${writeFilter(filter)}`).toEqual(fitting(filter));
    }
  });

  it('a press on a choice filters, and one on Clear removes all filters', async () => {
    await open('', { ...withoutScript, ...phone });
    await page.getByText('Filters', { exact: true }).click();
    await page.getByText('Civil', { exact: true }).click();
    await expectShown(fitting({ fields: ['civil'] }));
    // Numbers that only a script could update are hidden; the styles count the rows.
    expect(await page.locator('.result, .filters-count').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByText(`of ${offers.length} are shown.`).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expectShown(everything);
  });

  it('ticked offers are passed to the comparison', async () => {
    await open('', withoutScript);
    await box('MERN Stack').check();
    await box('MEAN Stack').check();
    await page.getByRole('button', { name: 'Compare side by side' }).click();
    await page.waitForURL('**/compare?offers=mern-stack&offers=mean-stack');
  });
});

describe('on a phone', () => {
  it('the filters are folded, show the number of results, and lead to them', async () => {
    await open('', { ...phone, hasTouch: true });
    const filters = page.locator('.filters > summary');
    expect(await choice('Civil').isVisible()).toBe(false);
    await filters.click();
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

  it('the list shows a fee without scrolling, cuts nothing, and every control has the size of a finger', async () => {
    await open('', { ...phone, hasTouch: true });
    const fee = page.locator('.offer-fee').first();
    expect((await fee.boundingBox())?.y).toBeLessThan(740);
    await page.locator('.filters > summary').click();
    expect(await page.evaluate(findOverflows)).toEqual([]);
    expect(await page.evaluate(findSmallTargets, '.courses')).toEqual([]);
  });
});

describe('for everybody', () => {
  it.each(['light', 'dark'] as const)('axe finds nothing, %s', async (colorScheme) => {
    await open('?field=web', { ...phone, colorScheme });
    await page.locator('.filters > summary').click();
    await box('MERN Stack').check();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.goto(`${site.url}/courses?q=blockchain`);
    await page.getByRole('heading', { name: 'Nothing fits' }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  it('search, a filter, comparing and enrolling work with the keyboard', async () => {
    await open();
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
  });

  it('the printed list has no controls', async () => {
    await open();
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).toHaveLength(offers.length);
    expect(await field().isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: /^Enroll Now/ }).count()).toBe(0);
  });
});
