/**
 * Live updates of the desk: any page counts new enquiries while it is hidden, and a page whose connection is lost shows
 * that and connects again. `tests/e2e/desk-background.test.ts` has Today in the background.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import {
  storeStaffMember,
  submitEnquiry,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openSharedBrowser } from '../support/browser.ts';
import { hidePage } from '../support/hide-page.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../support/open-test-desk-with-visits.ts';

let desk: TestDeskWithVisits;
let browser: Browser;
let asha: StaffMember;
beforeAll(async () => {
  desk = await openTestDeskWithVisits();
  browser = await openSharedBrowser();
  asha = await storeStaffMember(desk.store);
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

it('counts in the title of any page of the desk while that is hidden', async () => {
  const { page, leave } = await desk.visitAs(browser, asha);
  await page.goto(`${desk.url}/desk/account`);
  const title = await page.title();
  await hidePage(page);
  await submitEnquiry(desk.store);
  await expect.poll(() => page.title(), { timeout: 15_000 }).toBe(`(1) ${title}`);
  await leave();
});

it('shows that it is not connected, and connects again by itself', async () => {
  const { page, leave, troubles } = await desk.visitAs(browser, asha);
  const stream = '**/desk/news**';
  await page.context().route(stream, (route) => route.abort());
  await page.goto(`${desk.url}/desk`);
  await page.getByText(/^Not (connected|live)/).waitFor({ timeout: 15_000 });
  await page.context().unroute(stream);
  await page.getByText('Live', { exact: true }).waitFor({ timeout: 40_000 });
  troubles.splice(0);
  await leave();
});
