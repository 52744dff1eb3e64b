/**
 * The pages beside the enquiries: one of each layout at every width and with axe, and what staff do there that no other
 * file tests. `tests/operations/other-desk-pages.test.ts` has the other pages.
 */
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates/calendar-date.ts';
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
  orders: () => '/desk/orders',
  'an order that waits for its payment': ({ unpaidOrder }) => `/desk/orders/${unpaidOrder}`,
  'an order with a change asked for': ({ paidOrder }) =>
    `/desk/orders/${paidOrder}?ask=change&starts=2027-01-05&ends=2027-06-05&otherEnds=2027-05-05`,
  'a learner': ({ paidOrder }) => `/desk/learners/${paidOrder}`,
  'the calendar of batches': () => '/desk/batches?show=calendar&month=2099-01',
  'a batch': ({ batch }) => `/desk/batches/${batch}`,
  'the month': () => '/desk/month?mode=live',
  numbers: () => '/desk/numbers',
  staff: () => '/desk/staff',
};

describe('a page of each layout', () => {
  it.each(Object.entries(addresses))(
    '%s is cut off nowhere, fits its panels, has controls of the size of a thumb and passes axe at every width, and its entry is in view in a phone’s bar',
    async (_, addressIn) => {
      expect(await findProblemsAtAllWidths(desk, addressIn(desk.ids))).toEqual([]);
    },
  );
});

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

it('text that was typed for one batch does not appear in the next one, or in a copy of another', async () => {
  const page = await desk.open('/desk/batches/new?offer=mern-workshop', 1440);
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
  // A script fills in again what was typed into a form and not sent. It has run by now, and this form was sent, so
  // nothing may be filled in.
  expect(await mentor.inputValue()).toBe('');

  // The price is typed without sending the form, so the page without `copy` has to show it again later.
  await page.getByText('Early price').click();
  await page.getByLabel('Rupees').fill('349');
  await page.goto(`${desk.url}/desk/batches/new?copy=${desk.ids.batch}`);
  expect(await mentor.inputValue()).toBe('Asha Rao');
  expect(await page.locator('#early').inputValue()).toBe('');
  await page.goto(`${desk.url}/desk/batches/new`);
  await expect.poll(() => page.locator('#early').inputValue()).toBe('349');
});
