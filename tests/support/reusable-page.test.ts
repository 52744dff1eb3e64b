import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeSharedPages, openPage, openSharedBrowser } from './browser.ts';
import { type StaticHost, startStaticHost } from './static-host.ts';

let browser: Browser;
let host: StaticHost;
beforeAll(async () => {
  browser = await openSharedBrowser();
  host = await startStaticHost();
});
afterAll(async () => {
  await closeSharedPages();
  await host.stop();
});

const looks = (page: Page) =>
  page.evaluate(() => ({
    stored: [localStorage.length, sessionStorage.length, document.cookie, window.name],
    size: [innerWidth, innerHeight],
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isAtRest: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isOnline: navigator.onLine,
  }));

it('shows the second visitor of a page nothing of the first', async () => {
  const options = { reducedMotion: 'reduce' } as const;
  const first = await openPage(browser, options);
  await first.page.goto(`${host.url}/robots.txt`);
  const fresh = await looks(first.page);

  const asked: string[] = [];
  first.page.on('request', (request) => asked.push(request.url()));
  await first.page.route('**/robots.txt', (route) => route.abort());
  await first.page.goto(`${host.url}/privacy`);
  await first.page.context().addCookies([{ name: 'seen', value: '1', url: host.url }]);
  await first.page.evaluate(() => {
    window.name = 'seen';
    localStorage.setItem('seen', '1');
    addEventListener('pagehide', () => sessionStorage.setItem('seen', '1'));
    console.error('seen');
  });
  await first.page.setViewportSize({ width: 360, height: 740 });
  await first.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await first.page.context().newPage();
  await first.page.context().setOffline(true);
  await first.leave();
  const askedByFirst = asked.length;

  const second = await openPage(browser, options);
  expect(second.page).toBe(first.page);
  await second.page.goto(`${host.url}/robots.txt`);
  expect(await looks(second.page)).toEqual(fresh);
  expect(second.page.context().pages()).toHaveLength(1);
  expect(asked).toHaveLength(askedByFirst);
  expect(second.troubles).toEqual([]);
  await second.leave();
});

it.each<[string, (page: Page) => Promise<unknown>]>([
  ['a script that runs first', (page) => page.addInitScript(() => {})],
  ['a clock', (page) => page.clock.install()],
  ['a session of the developer tools', (page) => page.context().newCDPSession(page)],
  ['nothing, and closed it', (page) => page.close()],
])('gives no visitor the page of one who gave it %s', async (_, spoil) => {
  const first = await openPage(browser);
  await first.page.goto(`${host.url}/terms`);
  await spoil(first.page);
  await first.leave();
  const second = await openPage(browser);
  expect(second.page).not.toBe(first.page);
  await second.leave();
});
