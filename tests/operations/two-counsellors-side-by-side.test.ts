/**
 * Six enquiries arrive while two counsellors work side by side on their phones. Every enquiry ends in a state, and no
 * person is called by both. `day-at-the-desk.test.ts` has a whole day.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  storeStaffMember,
  submitEnquiry,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openSharedBrowser, type Visit } from '../support/browser.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../support/open-test-desk-with-visits.ts';

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
 * opened the list too, and leaves the last enquiry to a colleague who has met nobody yet: otherwise the faster of the
 * two could meet everybody.
 */
async function worksThrough(
  { page }: Visit,
  hasAllArrived: () => boolean,
  bothAreThere: () => Promise<void>,
  met: number[],
  mine: number,
): Promise<void> {
  const isColleagueIdle = () => met.some((one, whose) => whose !== mine && one === 0);
  await page.goto(desk.url + nobodys);
  await bothAreThere();
  for (let turn = 0; ; turn += 1) {
    const hadAllArrived = hasAllArrived();
    if (met[mine] === count - 1 && isColleagueIdle()) {
      await delay(100);
      continue;
    }
    await page.goto(desk.url + nobodys);
    const first = page.locator('a.enquiry-way').first();
    if ((await first.count()) === 0) {
      if (hadAllArrived) return;
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
    if (await page.locator('[data-done]').count()) met[mine] = (met[mine] ?? 0) + 1;
  }
}

it('two counsellors answer six enquiries side by side, and call nobody twice', async () => {
  const ids: string[] = [];
  const [asha, ravi] = [await storeStaffMember(desk.store), await storeStaffMember(desk.store)];
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
  const met = visits.map(() => 0);
  await Promise.all([
    arriving(),
    ...visits.map((visit, mine) => worksThrough(visit, all, bothAreThere, met, mine)),
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
