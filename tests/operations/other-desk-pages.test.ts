/**
 * The desk's pages beside the enquiries, at every width and with axe, and where their links lead.
 * `tests/e2e/desk-pages.test.ts` checks one page of each layout, and this test the other pages.
 * `desk-enquiry-states.test.ts` has the pages of an enquiry and the settings.
 */
import { expect, it } from 'vitest';
import { indianDay } from '#domain/dates/indian-day.ts';
import { isOnScreen } from '../support/is-on-screen.ts';
import {
  type DeskPageIds,
  findHiddenNavigationEntry,
  findProblemsAtAllWidths,
  openDeskPages,
} from '../support/open-desk-pages.ts';

const today = indianDay(new Date());
const desk = openDeskPages();

const addresses: Record<string, (ids: DeskPageIds) => string> = {
  'an order with a discrepancy': ({ doubtfulOrder }) =>
    `/desk/orders/${doubtfulOrder}?ask=guarantee&ends=2026-01-31&held=20&attended=17&projects=yes`,
  'an order that waits for its payment': ({ unpaidOrder }) => `/desk/orders/${unpaidOrder}`,
  'an order with a change asked for': ({ paidOrder }) =>
    `/desk/orders/${paidOrder}?ask=change&starts=2027-01-05&ends=2027-06-05&otherEnds=2027-05-05`,
  'open learners': () => '/desk/learners?list=open',
  'an order with a proposed refund': ({ proposedOrder }) => `/desk/orders/${proposedOrder}`,
  batches: () => '/desk/batches',
  'the calendar of batches': () => '/desk/batches?show=calendar&month=2099-01',
  'a new batch': () => '/desk/batches/new',
  fees: () => '/desk/fees',
  publish: () => '/desk/publish',
  'the facts': () => '/desk/publish/facts',
  testimonials: () => '/desk/publish/facts/testimonials',
  questions: () => '/desk/publish/facts/questions',
  'orders without a source': () =>
    `/desk/orders?from=${today}&to=${today}&mode=live&without=source`,
  'the month': () => '/desk/month?mode=live',
  numbers: () => '/desk/numbers',
  'the audit': () => '/desk/audit',
  'the account': () => '/desk/account',
};

it.each(Object.entries(addresses))(
  '%s is cut off nowhere, fits its panels, has controls of the size of a thumb and passes axe at every width, and its entry is in view in a phone’s bar',
  async (_, addressIn) => {
    expect(await findProblemsAtAllWidths(desk, addressIn(desk.ids))).toEqual([]);
  },
);

it('an empty list of orders gives the reason, and links to all of them', async () => {
  const page = await desk.open('/desk/orders?state=refunded', 360);
  await page.getByRole('heading', { name: 'No order fits' }).waitFor();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await page.waitForURL(/\/desk\/orders$/);
  expect(await page.locator('tbody .card').count()).toBe(6);
});

it('the page of the staff leads to the form that invites, however many members there are', async () => {
  const page = await desk.open('/desk/staff', 360);
  await page.getByRole('link', { name: 'Invite somebody' }).click();
  await expect.poll(() => page.locator('#invite').evaluate(isOnScreen)).toBe(true);
  await page.getByRole('button', { name: 'Make the link' }).waitFor();
});

it('a source in the numbers links to the enquiries that it counts', async () => {
  const page = await desk.open('/desk/numbers', 1440);
  await page.getByRole('link', { name: 'a-newsletter-with-a-very-long-name' }).click();
  await page.waitForURL(/\/desk\/enquiries\?.*source=a-newsletter/);
  expect(await page.locator('[data-row]').count()).toBe(1);
  expect(await page.getByLabel('Came by').inputValue()).toBe('a-newsletter-with-a-very-long-name');
});

it('the current entry is visible in a phone’s bar on the pages that other files check, too', async () => {
  const problems: string[] = [];
  for (const address of ['/desk', '/desk/settings'])
    for (const problem of await findHiddenNavigationEntry(await desk.open(address, 320)))
      problems.push(`${address}: ${problem}`);
  expect(problems).toEqual([]);
});
