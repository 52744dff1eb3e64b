/** A page that a visitor has left, and to which the browser goes back without loading it again. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFullChromium } from '../../scripts/find-or-install-chromium.ts';
import {
  openBrowserWithBackForwardCache,
  openPage,
  startReactAndWait,
  untilUsableWithoutReact,
} from '../support/browser.ts';
import { type RunningSite, startSharedSite } from '../support/running-site.ts';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  site = await startSharedSite();
  if (findFullChromium()) browser = await openBrowserWithBackForwardCache();
});
afterAll(() => browser?.close());

it.skipIf(!findFullChromium())(
  'a page that was left still works after Back: typed text is kept, and buttons work',
  async () => {
    const { page, troubles, leave } = await openPage(browser);
    // Playwright can't observe a page that comes back from the cache, so the page itself records its state.
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        const name = document.querySelector<HTMLInputElement>('input[name=name]');
        if (!name) return;
        const [navigation] = performance.getEntriesByType('navigation');
        const reasons = Reflect.get(navigation ?? {}, 'notRestoredReasons') ?? null;
        const ground = () => getComputedStyle(document.documentElement).backgroundColor;
        const before = ground();
        if (persisted)
          [...document.querySelectorAll('button')]
            .find(({ textContent }) => textContent.includes('Switch between'))
            ?.click();
        setTimeout(() => {
          const isAlive = ground() !== before;
          const found = { persisted, reasons, typed: name.value, isAlive };
          localStorage.setItem('found', JSON.stringify(found));
        }, 500);
      });
    });
    await page.goto(`${site.url}/request-call`);
    await startReactAndWait(page);
    await page.getByLabel('Name').first().fill('Asha Rao');
    const witness = await page.context().newPage();
    await witness.goto(`${site.url}/terms`);
    const found = async () =>
      JSON.parse((await witness.evaluate(() => localStorage.getItem('found'))) ?? 'null');
    await expect.poll(found).toMatchObject({ persisted: false });

    await page.goto(`${site.url}/terms`);
    await startReactAndWait(page);
    await page.evaluate(() => void setTimeout(() => history.back(), 50));
    await expect.poll(async () => (await found())?.persisted).toBe(true);
    expect(await found()).toEqual({
      persisted: true,
      reasons: null,
      typed: 'Asha Rao',
      isAlive: true,
    });
    expect(troubles).toEqual([]);
    await leave();
  },
);

it.skipIf(!findFullChromium())(
  'a page that was left comes back from memory without React, and the first touch loads React',
  async () => {
    const { page, troubles, leave } = await openPage(browser);
    await page.addInitScript(() => {
      addEventListener('app-ready', () => localStorage.setItem('alive', 'restored'));
      addEventListener('pageshow', ({ persisted }) => {
        const [navigation] = performance.getEntriesByType('navigation');
        const reasons = Reflect.get(navigation ?? {}, 'notRestoredReasons') ?? null;
        localStorage.setItem('shown', JSON.stringify({ persisted, reasons }));
        if (!persisted) return;
        localStorage.setItem('before touch', String(localStorage.getItem('alive')));
        document.querySelector<HTMLInputElement>('input[name=name]')?.focus();
      });
    });
    await page.goto(`${site.url}/request-call`);
    await untilUsableWithoutReact(page);
    const witness = await page.context().newPage();
    await witness.goto(`${site.url}/terms`);
    const stored = (key: string) => witness.evaluate((name) => localStorage.getItem(name), key);
    await page.goto(`${site.url}/terms`);
    await untilUsableWithoutReact(page);
    await page.evaluate(() => void setTimeout(() => history.back(), 50));
    // If the page does not come back from memory, the browser's reasons are in the message of the failure.
    await expect
      .poll(async () => [await stored('shown'), await stored('alive')])
      .toEqual(['{"persisted":true,"reasons":null}', 'restored']);
    expect(await stored('before touch')).toBe('null');
    expect(troubles).toEqual([]);
    await leave();
  },
);
