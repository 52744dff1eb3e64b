/**
 * The pages beside the enquiries: one of each layout at every width and with axe, and text that was typed for one
 * batch. `tests/operations/other-desk-pages.test.ts` has the other pages, and the links and lists on them.
 */
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import {
  type DeskPageIds,
  findProblemsAtAllWidths,
  openDeskPages,
} from '../support/open-desk-pages.ts';

const today = indianDay(new Date());
const desk = openDeskPages();

const addresses: Record<string, (ids: DeskPageIds) => string> = {
  orders: () => '/desk/orders',
  'a learner': ({ paidOrder }) => `/desk/learners/${paidOrder}`,
  'a batch': ({ batch }) => `/desk/batches/${batch}`,
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
