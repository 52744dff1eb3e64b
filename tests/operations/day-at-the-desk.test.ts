/**
 * A day at the desk, in browsers: thirty enquiries come by forms, by hand, from a file and from another system,
 * while two counsellors and the owner work side by side. Eight people pay and are looked after to the end; one
 * counsellor leaves. At the end, the taps of the most frequent acts on a phone are counted and compared with a
 * table.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { makeSendingSystemKey } from '#service/intake/make-sending-system-key.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openSharedBrowser, type Visit } from '../support/browser.ts';
import { mobileOfName } from '../support/mobile-of-name.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../support/open-test-desk-with-visits.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const screen = { viewport: { width: 1440, height: 900 } };
const calls = 12;
const enrolments = 8;
const byHand = 3;
const imported = 4;
const sent = 3;
const all = calls + enrolments + byHand + imported + sent;

let desk: TestDeskWithVisits;
let browser: Browser;
let owner: StaffMember;
let asha: StaffMember;
let ravi: StaffMember;
beforeAll(async () => {
  desk = await openTestDeskWithVisits();
  browser = await openSharedBrowser();
  owner = await storeStaffMember(desk.store, 'owner');
  [asha, ravi] = [await storeStaffMember(desk.store), await storeStaffMember(desk.store)];
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

const everyEnquiry = async () => (await desk.store.desk.inboxAfter({}, 'all', null)).slice(0, all);
const waiting = '/desk/enquiries?state=new&owner=nobody&order=oldest';

it('two counsellors answer thirty enquiries from four sources, and call nobody twice', async () => {
  let hasAllArrived = false;
  const visits = [
    await desk.visitAs(browser, asha, phone),
    await desk.visitAs(browser, ravi, { ...phone, javaScriptEnabled: false }),
  ];
  const coming = Promise.all([comeByForms(), comeByHand(), comeAsFile(), comeFromElsewhere()]).then(
    () => {
      hasAllArrived = true;
    },
  );
  const [, ...met] = await Promise.all([
    coming,
    ...visits.map((visit) => answers(visit, () => hasAllArrived)),
  ]);
  for (const { leave, troubles } of visits) {
    await leave();
    // Errors with the status 403, 404 or 409 are expected: they tell a member that a colleague has taken the enquiry
    // first.
    expect(troubles.filter((one) => !/status of (403|404|409)/.test(one))).toEqual([]);
  }
  const enquiries = await everyEnquiry();
  expect(enquiries).toHaveLength(all);
  expect(met.reduce((sum, one) => sum + one, 0)).toBe(all);
  for (const one of met) expect(one).toBeGreaterThan(0);
  for (const { id, state, ownerId, dueAt } of enquiries) {
    expect(state).not.toBe('new');
    expect(dueAt).not.toBeNull();
    const tried = (await desk.store.desk.eventsOf([id])).filter(
      ({ type }) => type === 'enquiry.tried',
    );
    expect(tried.map(({ who }) => who)).toEqual([ownerId]);
  }
});

const payers: string[] = [];

async function comeByForms(): Promise<void> {
  for (let n = 0; n < Math.max(calls, enrolments); n += 1) {
    if (n < calls)
      await submitEnquiry(desk.store, { name: `Caller ${n}`, message: 'On weekends?' });
    if (n >= enrolments) continue;
    const { row } = makeEnrolment(`day.${n}`, { name: `Enrols ${n}`, offer: 'mern-stack' });
    await desk.store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
    const person = { email: `${row.email}`, phone: `${row.mobile}` };
    const order = await findOrderOfPerson(desk.store.orders, person, 'mern-stack');
    if (order === null) throw new Error('There is no order.');
    payers.push(order.id);
  }
}

async function comeByHand(): Promise<void> {
  const { page, leave } = await desk.visitAs(browser, asha, { ...phone, javaScriptEnabled: false });
  for (let n = 0; n < byHand; n += 1) {
    await page.goto(`${desk.url}/desk/enquiries/new`);
    await page.getByLabel('Name', { exact: true }).fill(`Walks in ${n}`);
    await page.getByLabel('Phone', { exact: true }).fill(mobileOfName(`Walks in ${n}`));
    await page.getByLabel('Assign it to me').uncheck();
    await page.getByRole('button', { name: 'Add enquiry' }).click();
    await page.getByRole('heading', { name: `Walks in ${n}` }).waitFor();
  }
  await leave();
}

async function comeAsFile(): Promise<void> {
  const { page, leave } = await desk.visitAs(browser, owner, screen);
  const lines = Array.from(
    { length: imported },
    (_, n) => `Listed ${n},${mobileOfName(`Listed ${n}`)}`,
  );
  await page.goto(`${desk.url}/desk/import`);
  await page.getByLabel('Table (CSV)').setInputFiles({
    name: 'leads.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,phone\n${lines.join('\n')}\n`),
  });
  await page.getByLabel('Where these people come from').fill('JustDial');
  await page.getByRole('button', { name: 'Show its columns' }).click();
  await page.getByRole('button', { name: 'Check, without importing' }).click();
  await page.getByRole('button', { name: `Import ${imported} enquiries` }).click();
  await page.getByText(`${imported} enquiries added`).first().waitFor();
  await leave();
}

async function comeFromElsewhere(): Promise<void> {
  const secret = makeSendingSystemKey();
  const source = { name: 'Facebook', told: 'elsewhere', secret } as const;
  const id = await desk.store.desk.addSendingSystem(source, owner.id);
  for (let n = 0; n < sent; n += 1) {
    const name = `Clicked ${n}`;
    const answer = await fetch(`${desk.url}/webhooks/leads/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ full_name: name, phone_number: mobileOfName(name) }),
    });
    expect(answer.ok).toBe(true);
  }
}

const outcomes = ['Answered', 'Not picked up', 'Busy'];

/** Takes the enquiry that has waited longest and records the call, until all enquiries have come and none waits. */
async function answers({ page }: Visit, hasAllArrived: () => boolean): Promise<number> {
  let met = 0;
  for (let turn = 0; ; turn += 1) {
    const hadAllArrived = hasAllArrived();
    await page.goto(desk.url + waiting);
    // Counted and read in one step: the list draws itself anew when a colleague takes the only row.
    const [href] = await page
      .locator('a.enquiry-way')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    if (!href) {
      if (hadAllArrived) return met;
      continue;
    }
    const answer = await page.goto(desk.url + href);
    // A colleague may have taken the enquiry after the list was read.
    if (answer?.status() !== 200) continue;
    const outcome = outcomes[turn % outcomes.length] ?? '';
    const posted = page.waitForResponse((one) => one.request().method() === 'POST');
    if (outcome === 'Busy') await page.getByRole('button', { name: 'More…' }).click();
    await page.getByRole('button', { name: outcome, exact: true }).click();
    await posted;
    await page.waitForLoadState();
    if (await page.locator('[data-done]').count()) met += 1;
  }
}

it('eight people pay, and every promise to them is kept', async () => {
  for (const id of payers) {
    const order = await desk.store.orders.findOrder(id);
    if (order === null) throw new Error('There is no order.');
    const payment = { paymentId: `pay_${id}`, paise: order.amountPaise, currency: 'INR' };
    await desk.store.orders.applyFact(id, { kind: 'paid', ...payment }, 'provider');
  }
  const { page, leave, troubles } = await desk.visitAs(browser, owner, {
    ...phone,
    javaScriptEnabled: false,
  });
  for (const id of payers) {
    await page.goto(`${desk.url}/desk/learners/${id}`);
    await page.getByLabel('First day').fill(addDays(indianDay(new Date()), 4));
    await page.getByRole('button', { name: 'Confirm the start' }).click();
    await page.getByText('The dates are noted').waitFor();
    const todo = page.locator('button[name="done"]');
    for (let left = await todo.count(); left > 0; left -= 1) {
      await todo.first().click();
      await expect.poll(() => todo.count()).toBe(left - 1);
    }
    const steps = (await desk.store.checklists.findLearner(id))?.steps ?? [];
    expect(steps.length).toBeGreaterThan(4);
    expect(steps.filter(({ done }) => done === null)).toEqual([]);
  }
  await leave();
  expect(troubles).toEqual([]);
  const enrolled = (await everyEnquiry()).filter(({ state }) => state === 'enrolled');
  expect(enrolled).toHaveLength(enrolments);
});

it('a counsellor leaves, and a colleague gets all their enquiries', async () => {
  const { page, leave } = await desk.visitAs(browser, owner, screen);
  await page.goto(`${desk.url}/desk/staff`);
  const person = page.getByRole('article', { name: ravi.name, exact: true });
  await person.locator('summary').first().click();
  await person.locator('.part-with > summary').click();
  await person.getByLabel('Their enquiries go to').selectOption(asha.id);
  await person.getByLabel(/End the access of/).check();
  await person.locator('button[value=part]').click();
  await page.getByText('They can no longer sign in').waitFor();
  const open = (await everyEnquiry()).filter(({ dueAt }) => dueAt !== null);
  expect(open.length).toBeGreaterThan(0);
  expect(open.filter(({ ownerId }) => ownerId !== asha.id)).toEqual([]);
  await leave();
});

describe('the most frequent acts on a phone', () => {
  const taps: Record<string, number> = {};

  /** A thumb on a phone. Each of its taps is counted for the present act. */
  function thumb(act: string) {
    taps[act] = 0;
    const press = async (on: Locator) => {
      await on.tap();
      taps[act] = (taps[act] ?? 0) + 1;
    };
    return {
      press,
      /** Counts two taps for a native drop-down list: one opens it, and one chooses an option. */
      async choose(from: Locator, value: string) {
        await from.selectOption(value);
        taps[act] = (taps[act] ?? 0) + 2;
      },
    };
  }

  let page: Page;
  let visit: Visit;
  let kamala: StaffMember;
  beforeAll(async () => {
    kamala = await storeStaffMember(desk.store);
    visit = await desk.visitAs(browser, kamala, phone);
    ({ page } = visit);
  });
  afterAll(async () => {
    await visit?.leave();
  });

  let people = 0;
  async function somebody(isTheirs = true): Promise<string> {
    people += 1;
    const { id } = await submitEnquiry(desk.store, { name: `Person ${people}` });
    if (isTheirs) await desk.store.desk.act(id, { kind: 'claim' }, toCounsellorActor(kamala));
    return id;
  }
  const at = async (path: string) => void (await page.goto(desk.url + path));
  const row = (id: string) => page.locator(`#row-${id}`);
  const done = () => page.locator('[data-done]').waitFor();
  const enquiry = async (id: string) => desk.store.desk.findEnquiry(id);
  const mine = '/desk/enquiries?owner=me';

  it('need as few taps as the table says', async () => {
    let id = await somebody();
    let { press, choose } = thumb('call, not picked up, another day');
    await at(mine);
    await press(row(id).getByRole('link', { name: 'Call' }));
    await press(row(id).getByRole('button', { name: /^Not picked up/ }));
    // Chooses a date in some days, because "next morning" is not offered in the evening: it is set already then.
    await press(page.locator('.other-date button[value^="due:days"]'));
    await done();
    expect(await enquiry(id)).toMatchObject({ state: 'not reachable', tries: 1 });

    id = await somebody(false);
    ({ press } = thumb('call somebody who is unassigned, and have them'));
    await at('/desk/enquiries?owner=nobody');
    await press(row(id).getByRole('link', { name: 'Call' }));
    await expect.poll(async () => (await enquiry(id))?.ownerId).toBe(kamala.id);
    await row(id).waitFor({ state: 'detached' });
    // Waits for the page to open the phone app after the assignment. A browser without one ignores that.
    await page.evaluate(() => new Promise(requestAnimationFrame));

    id = await somebody(false);
    ({ press } = thumb('assign to me'));
    await at('/desk/enquiries?owner=nobody');
    await press(row(id).getByRole('button', { name: /^Assign/ }));
    await done();
    expect((await enquiry(id))?.ownerId).toBe(kamala.id);

    id = await somebody();
    ({ press } = thumb('note that somebody answered'));
    await at(mine);
    await press(row(id).getByRole('button', { name: /^Answered/ }));
    await done();
    expect((await enquiry(id))?.state).toBe('reached');

    id = await somebody();
    ({ press } = thumb('open a message on WhatsApp, with its trace'));
    await at(mine);
    const opened = page.context().waitForEvent('page');
    await press(row(id).getByRole('link', { name: 'WhatsApp' }));
    await (await opened).close();
    await expect
      .poll(async () => (await desk.store.desk.eventsOf([id])).map(({ type }) => type))
      .toContain('enquiry.written');

    id = await somebody();
    const next = await somebody();
    ({ press } = thumb('write a note'));
    await at(mine);
    await press(page.getByRole('link', { name: `Person ${people - 1}`, exact: true }));
    await press(page.getByLabel('What was said, what was promised'));
    await page.keyboard.type('Begins in July');
    await press(page.getByRole('button', { name: 'Save note' }));
    await done();
    expect((await desk.store.desk.notesOf([id])).map(({ text }) => text)).toEqual([
      'Begins in July',
    ]);

    ({ press } = thumb('another date'));
    await at(mine);
    await press(page.getByRole('link', { name: `Person ${people - 1}`, exact: true }));
    await press(page.getByRole('button', { name: 'Later…' }));
    await press(page.locator('#due').getByRole('button', { name: /^In a week/ }));
    await done();

    ({ press } = thumb('lost, and why'));
    await at(mine);
    await press(page.getByRole('link', { name: `Person ${people - 1}`, exact: true }));
    await press(page.getByRole('button', { name: 'Lost…' }));
    await press(page.getByRole('button', { name: 'No time' }));
    await done();
    expect(await enquiry(id)).toMatchObject({ state: 'lost', lostReason: 'no time' });

    ({ press, choose } = thumb('release to whoever takes it'));
    await at(mine);
    await press(page.getByRole('link', { name: `Person ${people}`, exact: true }));
    await choose(page.getByLabel('Hand it over to'), '');
    await press(page.getByRole('button', { name: 'Hand over' }));
    await done();
    expect((await enquiry(next))?.ownerId).toBeNull();

    ({ press } = thumb('the next enquiry of the list'));
    await press(page.getByRole('link', { name: 'Next enquiry of the list' }));
    await page.waitForURL((url) => !url.pathname.endsWith(next));

    expect(taps).toEqual({
      'call, not picked up, another day': 3,
      'call somebody who is unassigned, and have them': 1,
      'assign to me': 1,
      'note that somebody answered': 1,
      'open a message on WhatsApp, with its trace': 1,
      'write a note': 3,
      'another date': 3,
      'lost, and why': 3,
      'release to whoever takes it': 4,
      'the next enquiry of the list': 1,
    });
  });
});
