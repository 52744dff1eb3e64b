/**
 * The pages beside the enquiries: orders, batches, published facts, figures, staff and the member's own account, at
 * every width and checked with axe.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '#database/staff/member-port.ts';
import { addDays } from '#domain/calendar-date.ts';
import { indianDay } from '#domain/indian-day.ts';
import { fillBatchTables } from '../../tests/service/support/fill-batch-tables.ts';
import { asCounsellor, submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import { storePaidOrder } from '../../tests/service/support/store-paid-order.ts';
import { enrolment } from '../../tests/service/support/submissions.ts';
import {
  closeSharedPages,
  openPage,
  resize,
  sharedBrowser,
  type Visit,
} from '../support/browser.ts';
import { findAccessibilityProblems } from '../support/find-accessibility-problems.ts';
import {
  findOverflows,
  findRepeatedIds,
  findSmallTargets,
} from '../support/find-layout-problems.ts';
import { findLowContrast } from '../support/find-low-contrast.ts';
import { openTestDesk, signInBrowser, type TestDesk } from '../support/open-test-desk.ts';

const today = indianDay(new Date());
let desk: TestDesk;
let owner: Staff;
let orderId: string;
let doubtfulId: string;
let proposedId: string;
let batchId: string;
/** One page for all tests: opening a page for each would take a fifth of their time. */
let visit: Visit;

beforeAll(async () => {
  desk = await openTestDesk();
  owner = await desk.hire('Lakshmi Iyer', 'owner');
  const asha = await desk.hire('Venkata Subramanian Ramakrishnan Iyer');
  const name = 'Ravindranath Bhattacharya of Thiruvananthapuram';
  const email = 'ravindranath.bhattacharya@a-very-long-company-name.example.com';
  await submitEnquiry(desk.store, { name, email, offer: 'mern-stack' }, enrolment);
  const source = 'a-newsletter-with-a-very-long-name → /courses';
  const { id } = await submitEnquiry(desk.store, { name, source, offer: 'mern-stack' });
  await desk.store.desk.act(
    id,
    { kind: 'note outcome', outcome: 'no answer', callAt: null },
    asCounsellor(asha),
  );
  batchId = await fillBatchTables(desk.store);
  orderId = (await storePaidOrder(desk.store)).id;
  const { id: doubtful, paymentId } = await storePaidOrder(desk.store, 'doubtful');
  doubtfulId = doubtful;
  const back = {
    kind: 'refunded',
    paymentId: `${paymentId}`,
    refundId: 'r_1',
    paise: 5_000,
  } as const;
  await desk.store.orders.applyFact(doubtful, back, 'provider');
  proposedId = (await storePaidOrder(desk.store, 'proposed')).id;
  await desk.store.orders.proposeRefund(
    proposedId,
    { paise: 250_000, question: { ask: 'refund' }, ruleSays: 0, reason: 'Her family moved away' },
    asha.id,
  );
  await desk.store.desk.noteEvent('order.granted', orderId, owner.id, { ask: 'move', paise: 1 });
  visit = await openPage(await sharedBrowser(), { reducedMotion: 'reduce' });
  await signInBrowser(visit.page.context(), desk, owner);
});
afterEach(() => {
  expect(visit.troubles.splice(0)).toEqual([]);
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

async function open(address: string, width: number): Promise<Page> {
  await visit.page.emulateMedia({ colorScheme: 'light' });
  await resize(visit.page, { width, height: 800 });
  await show(visit.page, address);
  return visit.page;
}

async function show(page: Page, address: string): Promise<void> {
  await page.goto(desk.url + address);
  // Opens what is folded, so that it is checked too.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
}

/** Runs inside the page: finds elements that extend beyond their panel. */
function outOfPanels(): string[] {
  return [...document.querySelectorAll('.panel, .cards')].flatMap((panel) => {
    const { left, right } = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('*')]
      .filter((one) => one.checkVisibility() && !one.matches('.visually-hidden, option'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.right > right + 1 || box.left < left - 1))
      .map(({ one }) => `<${one.localName}> "${one.textContent?.trim().slice(0, 40)}"`);
  });
}

/** Runs inside the page. */
function isInView(one: Element): boolean {
  const { top, bottom } = one.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** A phone's bar has more entries than fit: the current one has to be in view. */
async function findHiddenEntry(page: Page): Promise<string[]> {
  const current = page.locator('.desk-nav [aria-current="page"]:visible');
  const { x = -1, width = 0 } = (await current.boundingBox()) ?? {};
  return x < 0 || x + width > 320 ? [`the current entry is at ${x} + ${width}`] : [];
}

const addresses = {
  orders: () => '/desk/orders',
  'an order with a change asked for': () =>
    `/desk/orders/${orderId}?ask=change&starts=2027-01-05&ends=2027-06-05&otherEnds=2027-05-05`,
  'an order with a discrepancy': () =>
    `/desk/orders/${doubtfulId}?ask=guarantee&ends=2026-01-31&held=20&attended=17&projects=yes`,
  'open learners': () => '/desk/learners?list=open',
  'a learner': () => `/desk/learners/${orderId}`,
  'an order with a proposed refund': () => `/desk/orders/${proposedId}`,
  batches: () => '/desk/batches',
  'the calendar of batches': () => '/desk/batches?show=calendar&month=2099-01',
  'a new batch': () => '/desk/batches/new',
  'a batch': () => `/desk/batches/${batchId}`,
  fees: () => '/desk/fees',
  publish: () => '/desk/publish',
  'the facts': () => '/desk/publish/facts',
  testimonials: () => '/desk/publish/facts/testimonials',
  questions: () => '/desk/publish/facts/questions',
  'the month': () => '/desk/month?mode=live',
  numbers: () => '/desk/numbers',
  'orders without a source': () =>
    `/desk/orders?from=${today}&to=${today}&mode=live&without=source`,
  'the audit': () => '/desk/audit',
  staff: () => '/desk/staff',
  'the account': () => '/desk/account',
} as const;

describe('every page', () => {
  it.each(Object.entries(addresses))(
    '%s is cut off nowhere, fits its panels, has controls of the size of a thumb and passes axe at every width, and its entry is in view in a phone’s bar',
    async (_, addressOf) => {
      const problems: string[] = [];
      const note = (where: string, found: readonly string[]) =>
        problems.push(...found.map((problem) => `${where}: ${problem}`));
      const page = await open(addressOf(), 320);
      note('320 px', await findHiddenEntry(page));
      note('ids', await page.evaluate(findRepeatedIds));
      for (const width of [320, 768, 992, 1440]) {
        await resize(page, { width, height: 800 });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        note(`${width} px`, await page.evaluate(findOverflows));
        note(`${width} px`, await page.evaluate(outOfPanels));
        if (width < 992) note(`${width} px`, await page.evaluate(findSmallTargets, 'main'));
        if (width > 320) continue;
        note('320 px', await findAccessibilityProblems(page, 'all but contrast'));
        note('light, 320 px', await page.evaluate(findLowContrast));
      }
      note('1440 px', await findAccessibilityProblems(page, 'layout'));
      note('light, 1440 px', await page.evaluate(findLowContrast));
      await page.emulateMedia({ colorScheme: 'dark' });
      note('dark, 1440 px', await page.evaluate(findLowContrast));
      expect(problems).toEqual([]);
    },
  );
});

it('an empty list of orders gives the reason, and links to all of them', async () => {
  const page = await open('/desk/orders?state=refunded', 360);
  await page.getByRole('heading', { name: 'No order fits' }).waitFor();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await page.waitForURL(/\/desk\/orders$/);
  expect(await page.locator('tbody .card').count()).toBe(5);
});

it('the page of the staff leads to the form that invites, however many members there are', async () => {
  const page = await open('/desk/staff', 360);
  await page.getByRole('link', { name: 'Invite somebody' }).click();
  await expect.poll(() => page.locator('#invite').evaluate(isInView)).toBe(true);
  await page.getByRole('button', { name: 'Make the link' }).waitFor();
});

it('a source in the numbers links to the enquiries that it counts', async () => {
  const page = await open('/desk/numbers', 1440);
  await page.getByRole('link', { name: 'a-newsletter-with-a-very-long-name' }).click();
  await page.waitForURL(/\/desk\/enquiries\?.*source=a-newsletter/);
  expect(await page.locator('[data-row]').count()).toBe(1);
  expect(await page.getByLabel('Came by').inputValue()).toBe('a-newsletter-with-a-very-long-name');
});

it('the current entry is visible in a phone’s bar on the pages that other files check, too', async () => {
  const problems: string[] = [];
  for (const address of ['/desk', '/desk/settings'])
    for (const problem of await findHiddenEntry(await open(address, 320)))
      problems.push(`${address}: ${problem}`);
  expect(problems).toEqual([]);
});

it('text that was typed for one batch does not appear in the next one, or in a copy of another', async () => {
  const page = await open('/desk/batches/new?offer=mern-workshop', 1440);
  const mentor = page.getByLabel('Mentor');
  const day = addDays(today, 20);
  await page.getByLabel('First day').fill(day);
  await page.getByLabel('Last day').fill(addDays(day, 3));
  for (const tick of await page.getByRole('checkbox').all()) await tick.check();
  await page.getByLabel('From', { exact: true }).fill('08:00');
  await page.getByLabel('To', { exact: true }).fill('09:00');
  await mentor.fill('Somebody Else');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await page.getByText('Saved as a draft.').waitFor();
  await page.goto(`${desk.url}/desk/batches/new`);
  await page.waitForLoadState('networkidle');
  expect(await mentor.inputValue()).toBe('');

  // What is typed now is not sent.
  await page.getByText('Early price').click();
  await page.getByLabel('Rupees').fill('349');
  await page.goto(`${desk.url}/desk/batches/new?copy=${batchId}`);
  await page.waitForLoadState('networkidle');
  expect(await mentor.inputValue()).toBe('Asha Rao');
  expect(await page.locator('#early').inputValue()).toBe('');
  await page.goto(`${desk.url}/desk/batches/new`);
  await expect.poll(() => page.locator('#early').inputValue()).toBe('349');
});
