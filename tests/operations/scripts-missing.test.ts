/** The site for a visitor whose scripts are off, blocked, partly loaded, or may store nothing. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { startReactAndWait, touchForm, untilUsableWithoutReact } from '../support/browser.ts';
import { holdFiles } from '../support/hold-files.ts';
import { startStaticHost } from '../support/static-host.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite();
const withoutScript = { javaScriptEnabled: false };
const phone = { viewport: { width: 360, height: 740 } };
const still = { ...phone, reducedMotion: 'reduce' } as const;

/** The texts that a visitor reads in the list, in the order of the page. */
const listIn = (page: Page) =>
  page.locator('#all-courses').evaluate((list) => ({
    rows: [...list.querySelectorAll<HTMLElement>('.offer')]
      .filter((row) => row.checkVisibility())
      .map((row) => row.querySelector('input')?.value),
    result: list.querySelector('.result')?.textContent,
    texts: [...list.querySelectorAll('.answers, .did-you-mean, .no-offers')].map(
      (part) => part.textContent,
    ),
    chosen: [...list.querySelectorAll<HTMLInputElement>('.course-filter :checked')].map(
      ({ name, value }) => `${name}=${value}`,
    ),
    counts: [...list.querySelectorAll('.choice')].map((choice) => choice.textContent),
    query: list.querySelector<HTMLInputElement>('#q')?.value,
    order: list.querySelector<HTMLSelectElement>('.list-order')?.value,
  }));

const open = async (path: string, options: BrowserContextOptions = {}) => {
  const page = await visitors.come(options);
  await page.goto(`${visitors.site.url}${path}`);
  return page;
};

/** Together, these filters show every part of the list. What a query means is tested with `site/search`. */
const filters = [
  '?q=python+refund&field=software',
  '?q=anguler&order=length',
  '?q=blockchain',
  '?field=web&field=data&kind=course&level=zero&order=fee',
  '?fee=3000&length=weeks&order=constructor&field=nonsense',
  '?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&fee=4000',
  '?q=excel',
  '?fee=2500&field=business',
  '?q=refund',
  '?q=power+bi&field=mechanical',
  '?q=python+under+3000&order=length',
];

describe('a filter in the address', () => {
  it('lists the same offers as the service sends them, after React has taken over, and on a host without the service', async () => {
    const [first = ''] = filters;
    const plain = await open(`/courses${first}`, withoutScript);
    const withoutScripts = await listIn(plain);

    // If the service has rendered the list, React finds the same rows that it would render and does not load the search
    // index.
    const served = new Map<string, Awaited<ReturnType<typeof listIn>>>();
    const both = await visitors.come(still);
    const asked: string[] = [];
    both.on('request', (request) => asked.push(request.url()));
    for (const search of filters) {
      await visitors.read(`/courses${search}`);
      const before = await listIn(both);
      await startReactAndWait(both);
      expect(await listIn(both), search).toEqual(before);
      served.set(search, before);
    }
    expect(asked.filter((url) => url.includes('search-index'))).toEqual([]);
    expect(served.get(first)).toEqual(withoutScripts);

    // On a host without the service, the browser filters the list: when it loads an address, and when the address
    // changes within the page.
    const host = await startStaticHost();
    try {
      const page = await visitors.come(still);
      for (const search of filters) {
        await page.goto(`${host.url}/courses${search}`);
        await expect.poll(() => listIn(page), { message: search }).toEqual(served.get(search));
      }
      await page.goto(`${host.url}/courses${first}`);
      await page.waitForSelector(':root[data-alive=""]');
      for (const search of filters) {
        await page.evaluate((query) => {
          if (query === location.search) return;
          history.pushState(null, '', query);
          dispatchEvent(new PopStateEvent('popstate'));
        }, search);
        await expect.poll(() => listIn(page), { message: search }).toEqual(served.get(search));
      }
      // The page is closed before the host ends, so that it requests nothing from a host that is gone.
      await page.close();
    } finally {
      await host.stop();
    }
  });

  it('is changed by the form, and undone by a link', async () => {
    const page = await open('/courses?field=civil', { ...withoutScript, ...phone });
    await page.getByRole('searchbox').fill('excel');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/courses?q=excel&field=civil*');
    await page.locator('.filters > summary').click();
    await page.getByRole('link', { name: 'Clear all' }).first().click();
    await page.waitForURL('**/courses');
    expect((await listIn(page)).chosen).toEqual(['fee=']);
  });

  it('is reported by a host that cannot filter, and by no host that can', async () => {
    const sentence = /need JavaScript here/;
    const ask = async (page: Page) => {
      await page.getByRole('searchbox').fill('excel');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL('**/courses?q=excel*');
    };
    const host = await startStaticHost();
    try {
      const plain = await visitors.come({ ...withoutScript, ...phone });
      await plain.goto(`${host.url}/courses`);
      expect(await plain.getByText(sentence).isVisible()).toBe(false);
      await ask(plain);
      await expect.poll(() => plain.getByText(sentence).isVisible()).toBe(true);
      expect((await listIn(plain)).rows).toHaveLength(offers.length);
    } finally {
      await host.stop();
    }
    const page = await open('/courses', { ...withoutScript, ...phone });
    await ask(page);
    expect(await page.getByText(sentence).count()).toBe(0);
  });

  it('offers the suggested word as a link', async () => {
    const page = await open('/courses?q=anguler&fee=5000', withoutScript);
    await page.getByRole('link', { name: '“angular”?' }).click();
    await page.waitForURL('**/courses?q=angular&fee=5000');
  });

  it('can be unticked before the script has loaded', async () => {
    const page = await visitors.come({ reducedMotion: 'reduce' });
    const release = await holdFiles(page, '**/assets/*.js');
    await page.goto(`${visitors.site.url}/courses?field=civil&fee=4000`, {
      waitUntil: 'domcontentloaded',
    });
    await page.getByLabel('Civil').first().uncheck();
    release();
    await page.waitForURL('**/courses?fee=4000');
    expect((await listIn(page)).chosen).toEqual(['fee=4000']);
  });
});

/** All visible elements of a page that need a script to work. */
const deadControls = (page: Page) =>
  page
    .locator('.needs-script')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((control) => control.outerHTML.slice(0, 80)));

/**
 * The pages with controls that only work with scripts. On all other pages, the switch of the colour scheme is the only
 * such control.
 */
const pagesWithControls = ['/', '/courses', '/short-term', '/compare'];

it('no page shows a control that needs scripts while scripts are off', async () => {
  const page = await visitors.come({ ...withoutScript, ...phone });
  for (const path of pagesWithControls) {
    await page.goto(`${visitors.site.url}${path}`);
    expect(await deadControls(page), path).toEqual([]);
  }
});

it.each([...pagesWithControls, '/fullstack-details/mern-stack', '/enroll-form', '/govtexams'])(
  '%s shows no control that needs scripts while scripts stall, and the working ones when only React is missing',
  async (path) => {
    const page = await visitors.come(still);
    const release = await holdFiles(page, '**/assets/*.js', (route) =>
      /\/framework-/.test(route.request().url()) ? route.abort() : route.continue(),
    );
    await page.goto(`${visitors.site.url}${path}`, { waitUntil: 'load' });
    expect(await deadControls(page)).toEqual([]);
    release();
    await untilUsableWithoutReact(page);
    await touchForm(page);
    await page.waitForSelector(':root[data-alive="never"]');
    expect(await page.locator('.needs-react').filter({ visible: true }).count()).toBe(0);
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const before = await ground();
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await ground()).not.toBe(before);
    visitors.troubles.length = 0;
  },
);

it.each(['/', '/compare'])(
  '%s shows no control that needs scripts when all of them are blocked',
  async (path) => {
    const page = await visitors.come(still);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${visitors.site.url}${path}`);
    expect(await deadControls(page)).toEqual([]);
    await touchForm(page);
    await page.waitForSelector(':root[data-alive="never"]');
    expect(await deadControls(page)).toEqual([]);
    visitors.troubles.length = 0;
  },
);

it.each(['/enroll-form?offer=astrology', '/enroll-form?offer=mern-stack'])(
  '%s shows the form and no fee of another offer once an offer is chosen, although React is missing',
  async (path) => {
    const page = await visitors.come(still);
    await page.route('**/assets/framework-*.js', (route) => route.abort());
    await page.goto(`${visitors.site.url}${path}`);
    await page.getByRole('combobox', { name: 'What you enrol for' }).selectOption('flutter');
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    expect(await page.getByLabel('Mobile').isVisible()).toBe(true);
    expect(await page.locator('[data-slot="fee"]').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByText('an offer that we do not have now').isVisible()).toBe(false);
    visitors.troubles.length = 0;
  },
);

it('a page works, and again after a reload, when the browser allows no storage', async () => {
  const page = await visitors.come(still);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  for (const path of ['/', '/courses', '/enroll-form']) await visitors.open(path);
  await page.reload();
  await untilUsableWithoutReact(page);
  await startReactAndWait(page);
});

it('the list shows what it contains when scripts are blocked, and its ticks filter', async () => {
  const page = await visitors.come();
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(`${visitors.site.url}/courses`);
  await page.getByLabel('Civil').first().check();
  await page.waitForSelector(':root[data-alive="never"]');
  expect(await page.locator('.counted').isVisible()).toBe(true);
  await page.getByRole('searchbox').fill('excel');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/courses?q=excel&field=civil*');
  expect((await listIn(page)).result).toContain('excel');
  visitors.troubles.length = 0;
});
