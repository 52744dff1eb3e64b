/**
 * The follow-ups, and what a member is told of enquiries that changed hands, on a phone and a screen, in both colour
 * schemes: axe, and that nothing is cut off or too small. `tests/e2e/desk-follow-ups.test.ts` and
 * `tests/e2e/desk-assignment.test.ts` have what staff do there.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import {
  submitEnquiry,
  toCounsellorActor,
  toOwnerActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openSharedBrowser } from '../support/browser.ts';
import { clockFromWednesdayNoon } from '../support/clock-from-wednesday-noon.ts';
import { endVisitsAfterEachTest } from '../support/end-visits-after-each-test.ts';
import { findDeskPageProblems } from '../support/find-desk-page-problems.ts';
import { findSmallTargets } from '../support/find-layout-problems.ts';
import { mobileOfName } from '../support/mobile-of-name.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../support/open-test-desk-with-visits.ts';

let desk: TestDeskWithVisits;
let browser: Browser;
const visits = endVisitsAfterEachTest();
beforeAll(async () => {
  desk = await openTestDeskWithVisits({ clock: clockFromWednesdayNoon });
  browser = await openSharedBrowser();
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

async function open(
  who: StaffMember,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const visit = await desk.visitAs(browser, who, { viewport, ...options });
  visits.push(visit);
  await visit.page.goto(desk.url + address);
  return visit.page;
}

const widths = [360, 1440];

it('the follow-ups are neither cut off, too small nor hard to read, on a phone and a screen, in both colour schemes', async () => {
  const asha = await desk.hire('Asha Rao');
  for (const [name, inDays] of [
    ['Laxmi N', -1],
    // This follow-up is due late in the evening, because the text of such a time is the widest.
    ['Laxmi Nair', 2.41],
  ] as const) {
    const { id } = await submitEnquiry(desk.store, { name, phone: mobileOfName(name) });
    const callAt = new Date(clockFromWednesdayNoon() + inDays * 86_400_000);
    const called = { kind: 'note outcome', outcome: 'answered', callAt } as const;
    await desk.store.desk.act(id, called, toCounsellorActor(asha));
  }
  const page = await open(asha, '/desk/follow-ups');
  await page.getByLabel('Tick Laxmi Nair').check();
  await page.getByRole('button', { name: 'Change…' }).click();
  const problems = await page.evaluate(findSmallTargets, '#change');
  await page.goto(`${desk.url}/desk/follow-ups`);
  problems.push(...(await findDeskPageProblems(page, { widths, withLayout: true })));
  expect(problems).toEqual([]);
});

it('assigned enquiries are readable on a phone and a screen, in both colour schemes', async () => {
  const owner = await desk.hire('Meera Iyer', 'owner');
  const ravi = await desk.hire('Ravi');
  const { id } = await submitEnquiry(desk.store, { name: 'Laxmi Narayanan' });
  await desk.store.desk.act(id, { kind: 'hand over', to: ravi.id }, toOwnerActor(owner));
  const page = await open(ravi, '/desk', { hasTouch: true });
  await page.getByRole('complementary', { name: 'What changed hands' }).waitFor();
  expect(await findDeskPageProblems(page, { widths, withLayout: true })).toEqual([]);
});
