/** After the payment, the desk shows a list of what was promised, and the learner's own page shows the progress. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { makeOrderTickets, statusAddress } from '#service/payments/status-page/order-addresses.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { storeStaffMember } from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openPage, openSharedBrowser } from '../support/browser.ts';
import { clockFromWednesdayNoon } from '../support/clock-from-wednesday-noon.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../support/open-test-desk-with-visits.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const today = indianDay(new Date(clockFromWednesdayNoon()));

let desk: TestDeskWithVisits;
let browser: Browser;
let owner: StaffMember;
let asha: StaffMember;
beforeAll(async () => {
  desk = await openTestDeskWithVisits({ clock: clockFromWednesdayNoon });
  browser = await openSharedBrowser();
  owner = await storeStaffMember(desk.store, 'owner');
  asha = await storeStaffMember(desk.store);
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

let people = 0;

/** A person who has enrolled for a real offer and has paid. */
async function learner(slug: string, startsOn: string | null = null): Promise<string> {
  people += 1;
  const { row } = makeEnrolment(`learner.${people}`, { name: `Learner ${people}`, offer: slug });
  await desk.store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
  const person = { email: `${row.email}`, phone: `${row.mobile}` };
  const order = await findOrderOfPerson(desk.store.orders, person, slug);
  if (order === null) throw new Error('There is no order.');
  const payment = { paymentId: `pay_${order.id}`, paise: order.amountPaise, currency: 'INR' };
  await desk.store.orders.applyFact(order.id, { kind: 'paid', ...payment }, 'provider');
  const actor = { who: asha.id, staffId: asha.id, mayOverrule: false };
  if (startsOn !== null)
    await desk.store.checklists.agreeDates(order.id, { startsOn, endsOn: null }, actor);
  return order.id;
}

describe('the checklist of a learner', () => {
  it('shows its due steps on Today; one press records a step, another undoes it', async () => {
    const id = await learner('mern-stack', addDays(today, -2));
    const name = `Learner ${people}`;
    const { page, leave } = await desk.visitAs(browser, asha, phone);
    await page.goto(`${desk.url}/desk`);
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Noted: Welcome sent.').waitFor();
    const noted = async () =>
      (await desk.store.checklists.findLearner(id))?.steps
        .filter(({ done }) => done !== null)
        .map(({ step }) => step);
    expect(await noted()).toEqual(['batch confirmed', 'welcome sent']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Taken back: it is to be done again.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/desk');
    expect(await noted()).toEqual(['batch confirmed']);
    await leave();
  });

  it('follows from the day of a start by arrangement, which is confirmed without JavaScript', async () => {
    const id = await learner('mern-stack');
    const { page, leave } = await desk.visitAs(browser, asha, {
      ...phone,
      javaScriptEnabled: false,
    });
    await page.goto(`${desk.url}/desk/learners/${id}`);
    await page.getByText('once the dates are known').first().waitFor();
    await page.getByLabel('First day').fill(addDays(today, 4));
    await page.getByRole('button', { name: 'Confirm the start' }).click();
    await page.getByText('The dates are noted').waitFor();
    expect(await page.getByText('once the dates are known').count()).toBe(2);
    const found = await desk.store.checklists.findLearner(id);
    expect(found).toMatchObject({ startsOn: addDays(today, 4), ownerId: asha.id });
    await leave();
  });
});

it('the list contains the promises of the kind of offer, and nothing else', async () => {
  const { page, leave } = await desk.visitAs(browser, owner, phone);
  const steps = async (slug: string) => {
    await page.goto(`${desk.url}/desk/learners/${await learner(slug)}`);
    return page.locator('.checklist p:first-child').allTextContents();
  };
  const course = await steps('mern-stack');
  expect(course).toContain('Internship done: project accepted');
  expect(course).not.toContain('Group joined');
  const program = await steps('front-end-web');
  expect(program).toContain('Group joined');
  expect(program).not.toContain('Internship done: project accepted');
  await leave();
});

it('no refund is due from the first sign-in on, and the learner reads that it was recorded', async () => {
  const id = await learner('mern-stack', addDays(today, 30));
  const counsellor = await desk.visitAs(browser, asha, phone);
  await counsellor.page.goto(`${desk.url}/desk/learners/${id}`);
  const signIn = counsellor.page
    .locator('.checklist > li')
    .filter({ hasText: 'First sign-in of the learner' });
  await signIn.locator('input[type=date]').fill(today);
  await signIn.getByRole('button', { name: 'Done' }).click();
  await signIn.getByText('refunds count from this day').waitFor();
  await counsellor.leave();

  const accounts = await desk.visitAs(browser, owner, phone);
  await accounts.page.goto(`${desk.url}/desk/orders/${id}?ask=refund&starts=${addDays(today, 30)}`);
  await accounts.page.getByText('Not allowed: The learner has signed in to the LMS.').waitFor();
  await accounts.leave();

  const secret = await desk.store.sharedSecret('order addresses');
  const address = statusAddress(makeOrderTickets(secret).ticketOf(id));
  for (const javaScriptEnabled of [true, false]) {
    const visit = await openPage(browser, { ...phone, javaScriptEnabled });
    await visit.page.goto(desk.url + address);
    await visit.page.getByRole('heading', { name: 'Where you stand' }).waitFor();
    await visit.page
      .getByText('You signed in to the learning platform for the first time:')
      .waitFor();
    await visit.page.getByText('We send you your certificate').waitFor();
    await visit.leave();
  }
});

it('hides a colleague’s learner from accounts and from a counsellor limited to their own', async () => {
  const id = await learner('mern-stack');
  const actor = { who: owner.id, staffId: owner.id, mayOverrule: true };
  await desk.store.checklists.assignLearner(id, owner.id, actor);
  const statusFor = async (staff: StaffMember) => {
    const headers = { cookie: await desk.cookieOf(staff) };
    const own = { ...headers, 'sec-fetch-site': 'same-origin' };
    const body = new URLSearchParams({ done: 'welcome sent' });
    const address = `${desk.url}/desk/learners/${id}`;
    const answers = [
      await fetch(address, { headers }),
      await fetch(address, { method: 'POST', headers: own, body, redirect: 'manual' }),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await statusFor(asha)).toEqual([404, 404]);
  expect(await statusFor(await storeStaffMember(desk.store, 'accounts'))).toEqual([403, 403]);
  expect(await statusFor(owner)).toEqual([200, 303]);
});
