/**
 * Six enquiries arrive while two counsellors work side by side on their phones. Every enquiry ends in a state, and no
 * person is called by both. `day-at-the-desk.test.ts` has a whole day.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../../tests/service/support/open-test-desk-with-visits.ts';
import { makeStaffMember, submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openSharedBrowser, type Visit } from '../support/browser.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const count = 6;

let desk: TestDeskWithVisits;
let browser: Browser;
beforeAll(async () => {
  desk = await openTestDeskWithVisits();
  browser = await openSharedBrowser();
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

const outcomes = ['Answered', 'Not picked up', 'Busy'];
const nobodys = '/desk/enquiries?state=new&owner=nobody&order=oldest';

/**
 * Takes the enquiry that has waited longest and records the call, until no enquiry waits. Begins when the colleague has
 * opened the list too.
 */
async function worksThrough(
  { page }: Visit,
  hasAllArrived: () => boolean,
  bothAreThere: () => Promise<void>,
): Promise<number> {
  let met = 0;
  await page.goto(desk.url + nobodys);
  await bothAreThere();
  for (let turn = 0; ; turn += 1) {
    const hadAllArrived = hasAllArrived();
    await page.goto(desk.url + nobodys);
    const first = page.locator('a.enquiry-way').first();
    if ((await first.count()) === 0) {
      if (hadAllArrived) return met;
      continue;
    }
    const way = await first.getAttribute('href');
    const answer = await page.goto(desk.url + way);
    // A colleague may have taken the enquiry after the list was read.
    if (answer?.status() !== 200) continue;
    const outcome = outcomes[turn % outcomes.length] ?? '';
    const sent = page.waitForResponse((one) => one.request().method() === 'POST');
    // The bar of a phone has a single row, in which the button "Busy" does not fit.
    if (outcome === 'Busy') await page.getByRole('button', { name: 'More…' }).click();
    await page.getByRole('button', { name: outcome, exact: true }).click();
    await sent;
    await page.waitForLoadState();
    if (await page.locator('[data-done]').count()) met += 1;
  }
}

it('two counsellors answer six enquiries side by side, and call nobody twice', async () => {
  const ids: string[] = [];
  const [asha, ravi] = [await makeStaffMember(desk.store), await makeStaffMember(desk.store)];
  const visits = [
    await desk.visitAs(browser, asha, phone),
    await desk.visitAs(browser, ravi, { ...phone, javaScriptEnabled: false }),
  ];
  const arriving = async () => {
    while (ids.length < count) ids.push((await submitEnquiry(desk.store)).id);
  };
  const all = () => ids.length === count;
  const { promise: allThere, resolve: begin } = Promise.withResolvers<void>();
  let there = 0;
  const bothAreThere = () => {
    there += 1;
    if (there === visits.length) begin();
    return allThere;
  };
  const [, ...met] = await Promise.all([
    arriving(),
    ...visits.map((visit) => worksThrough(visit, all, bothAreThere)),
  ]);
  expect(met.reduce((sum, one) => sum + one, 0)).toBe(count);
  for (const one of met) expect(one).toBeGreaterThan(0);

  for (const id of ids) {
    const enquiry = await desk.store.desk.findEnquiry(id);
    expect(enquiry?.state).not.toBe('new');
    expect(enquiry?.dueAt).not.toBeNull();
    const rung = (await desk.store.desk.eventsOf([id])).filter(
      ({ type }) => type === 'enquiry.tried',
    );
    expect(rung.map(({ who }) => who)).toEqual([enquiry?.ownerId]);
  }
  for (const { leave } of visits) await leave();
});
