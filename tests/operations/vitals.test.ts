/**
 * What a real browser measures of a visit and sends. `site/data/network/measure-and-send-web-vitals.test.ts` tests the
 * measuring with a simulated browser, and `tests/service/vitals.test.ts` what the service keeps.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openStore } from '#database/open-store.ts';
import type { WebVital } from '#database/web-vitals-port.ts';
import { openNewVisitorForEachTest } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTest();

async function kept(): Promise<WebVital[]> {
  const store = await openStore({ databaseUrl: null, dataDir: visitors.site.dataDir });
  try {
    return await store.vitals(new Date(0));
  } finally {
    await store.close();
  }
}

/** A visitor who is no automated browser. The random number decides whether the visit is measured. */
async function visitor(dice: number): Promise<Page> {
  const page = await visitors.come();
  await page.addInitScript((thrown) => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Math.random = () => thrown;
    // `isMeasuring` becomes true when the page first observes its performance.
    Object.assign(window, { isMeasuring: false });
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      Object.assign(window, { isMeasuring: true });
      observe.call(this, options);
    };
  }, dice);
  return page;
}

/**
 * A page begins to measure in an idle task, and idle tasks run in the order of their requests. So when this one runs, a
 * page that measures its visit has already begun.
 */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
const untilMeasuring = (page: Page) =>
  page.waitForFunction(() => Reflect.get(window, 'isMeasuring') === true);

describe('a visit', () => {
  it('that is measured sends its three figures once, when the page is left, and sets no cookie', async () => {
    const page = await visitor(0);
    const beacons: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/vitals')) beacons.push(request.postData() ?? '');
    });
    await visitors.open('/fullstack-details/mern-stack?from=asha@example.com#top');
    await untilMeasuring(page);
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.waitForURL(`${visitors.site.url}/`);
    expect(await kept()).toEqual([]);
    await page.goto('about:blank');

    await expect.poll(async () => (await kept()).length).toBe(3);
    const figures = await kept();
    expect(new Set(figures.map(({ route }) => route))).toEqual(
      new Set(['/fullstack-details/:course']),
    );
    const { lcp, inp, cls } = Object.fromEntries(
      figures.map(({ metric, value }) => [metric, value]),
    );
    expect(lcp).toBeGreaterThan(20);
    expect(inp).toBeGreaterThan(0);
    expect(cls).toBeLessThan(0.1);
    expect(beacons.length).toBeLessThanOrEqual(1);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('that is not chosen measures nothing', async () => {
    const before = (await kept()).length;
    const page = await visitor(0.9);
    await visitors.open('/terms');
    await untilIdle(page);
    expect(await page.evaluate(() => Reflect.get(window, 'isMeasuring'))).toBe(false);
    await page.goto('about:blank');
    expect((await kept()).length).toBe(before);
  });
});
