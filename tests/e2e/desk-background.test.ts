/**
 * A tab of the desk in the background: its title counts new enquiries, and people who allowed it are notified. The desk
 * as an installed program, and its bars on a phone. `tests/operations/desk-lost-connection.test.ts` has other pages
 * than Today in the background, and a lost connection.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import {
  storeStaffMember,
  submitEnquiry,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openSharedBrowser } from '../support/browser.ts';
import { hidePage } from '../support/hide-page.ts';
import { mobileOfName } from '../support/mobile-of-name.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../support/open-test-desk-with-visits.ts';

let desk: TestDeskWithVisits;
let browser: Browser;
let asha: StaffMember;
beforeAll(async () => {
  desk = await openTestDeskWithVisits({ liveUpdates: { pollMs: 200 } });
  browser = await openSharedBrowser();
  asha = await storeStaffMember(desk.store);
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

let people = 0;
const comes = () => {
  people += 1;
  return submitEnquiry(desk.store, { phone: mobileOfName(`background ${people}`) });
};

const isLive = (page: Page) => page.locator('[data-live-state="on"]').waitFor();

it('counts in its title, and notifies members who allowed it, without a name', async () => {
  const { page, leave } = await desk.visitAs(browser, asha);
  await page.context().grantPermissions(['notifications'], { origin: desk.url });
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    class Notice extends EventTarget {
      static permission = 'granted';
      constructor(title: string, { body }: { body: string }) {
        super();
        said.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { Notification: Notice });
  });
  await page.goto(`${desk.url}/desk`);
  await isLive(page);
  await hidePage(page);
  await comes();
  await expect.poll(() => page.title(), { timeout: 15_000 }).toBe(`(${people}) Today · Desk`);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
    .toEqual([`Somebody waits for an answer: ${people} new enquiry at the desk`]);
  await leave();
});

it('can be installed, with a name and an icon of its own, without an account', async () => {
  const { page, leave } = await desk.visitAs(browser, asha);
  await page.goto(`${desk.url}/desk`);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await fetch(desk.url + address);
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = (await answer.json()) as { start_url: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: 'Miranaya Desk', start_url: '/desk', scope: '/desk' });
  for (const { src } of manifest.icons) {
    const icon = await fetch(desk.url + src);
    expect([icon.status, icon.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image']);
  }
  // The browser stores nothing about people: there is no service worker, and pages are not cached.
  const workers = await page.evaluate(
    async () => (await navigator.serviceWorker?.getRegistrations())?.length,
  );
  expect(workers ?? 0).toBe(0);
  const today = await fetch(`${desk.url}/desk`, { headers: { cookie: await desk.cookieOf(asha) } });
  expect(today.headers.get('cache-control')).toBe('no-store');
  await leave();
});

it('has a bar that fits on a phone with More, and both bars leave room during typing', async () => {
  const owner = await storeStaffMember(desk.store, 'owner');
  const { id } = await comes();
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const { page, leave } = await desk.visitAs(browser, owner, phone);
  await page.goto(`${desk.url}/desk/enquiries/${id}`);
  const bar = page.getByRole('navigation', { name: 'Desk' });
  for (const control of await bar.locator(':is(a, button):visible').all()) {
    const { x = -1, width = 0 } = (await control.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  }
  await page.locator('textarea[name="note"]').focus();
  // The size of the window while the keyboard of a phone is open.
  await page.setViewportSize({ width: 360, height: 420 });
  expect(await page.locator('.work-bar').isVisible()).toBe(false);
  expect(await bar.isVisible()).toBe(false);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.locator('.work-bar').isVisible()).toBe(true);
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.waitForURL(/\/desk\/settings$/);
  await leave();
});

it('has a service worker for the time while it is closed, which answers no request and keeps no page', async () => {
  const { page, leave } = await desk.visitAs(browser, asha);
  await page.goto(`${desk.url}/desk`);
  // The worker is registered by the test, because a browser without a screen grants no permission to notify.
  const state = await page.evaluate(async () => {
    await navigator.serviceWorker.register('/desk/push-worker.js', { scope: '/desk' });
    const { active, scope } = await navigator.serviceWorker.ready;
    return { isThere: active !== null, path: new URL(scope).pathname, kept: await caches.keys() };
  });
  expect(state).toEqual({ isThere: true, path: '/desk', kept: [] });
  // `push-worker.js` may be fetched without signing in, because it contains no data about anybody.
  const source = await (await fetch(`${desk.url}/desk/push-worker.js`)).text();
  const handled = [...source.matchAll(/addEventListener\('(\w+)'/g)].map(([, type]) => type);
  expect(handled).toEqual(['push', 'notificationclick']);
  expect(source).not.toMatch(/fetch|caches|indexedDB/);
  await leave();
});
