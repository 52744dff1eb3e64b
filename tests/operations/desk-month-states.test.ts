/**
 * A month of accounts in a browser: its sums on a screen and a phone, files of the provider that are wrong or ask back,
 * and the search for an order. `tests/e2e/desk-month.test.ts` has a file whose rows are known, and the closing.
 */
import { beforeAll, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import { formatMonth, monthAfter, monthOf } from '#domain/bookkeeping/month.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { fillMonthOfOrders } from '../support/fill-month-of-orders.ts';
import { keepOnePagePerMember } from '../support/keep-one-page-per-member.ts';
import { openTestDeskForAllTests } from '../support/open-test-desk-for-all-tests.ts';
import { uploadAmbiguousSettlementFile } from '../support/upload-ambiguous-settlement-file.ts';

const month = monthOf(indianDay(new Date()));
const desk = openTestDeskForAllTests();
const { open, removeExpectedErrors } = keepOnePagePerMember(() => desk);
const withoutJavaScript = keepOnePagePerMember(() => desk, { javaScriptEnabled: false });
let meera: StaffMember;
let orders: Order[];
beforeAll(async () => {
  meera = await desk.hire('Meera Pillai', 'accounts');
  orders = await fillMonthOfOrders(desk, meera);
});

/** Parses "₹3,999" or "−₹3,999" to paise. */
const paiseIn = (text: string) =>
  Math.round(Number(text.replaceAll(/[₹,\s]/g, '').replace('−', '-')) * 100);

const net = 4 * 559_900 + 6 * 399_900 - 100_000 - 299_900;

it('has the same sums by day, offer and state, in the list and in the file', async () => {
  const page = await open(meera, '/desk/orders');
  await page.getByRole('link', { name: 'By month' }).click();
  await page.getByRole('heading', { level: 1, name: formatMonth(month) }).waitFor();
  // The desk first shows the mode in which payments are made now. These orders were paid with real money, so the test
  // chooses that mode.
  await page.getByLabel('Mode').selectOption('live');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/mode=live/);
  for (const name of ['By day', 'By offer', 'By the state of the order now']) {
    const rows = page.getByRole('region', { name }).locator('tbody tr td:last-child');
    const sums = (await rows.allInnerTexts()).map(paiseIn);
    expect(sums.reduce((all, sum) => all + sum, 0)).toBe(net);
  }
  const listed = await page
    .locator('.receipts-and-vouchers')
    .first()
    .locator('.card-figure')
    .allInnerTexts();
  expect(listed).toHaveLength(14);
  expect(listed.map(paiseIn).reduce((all, sum) => all + sum, 0)).toBe(net);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'For a spreadsheet' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${month}-live.csv`);
  await page.getByRole('link', { name: 'Data Science' }).first().click();
  await page.getByRole('heading', { name: 'Receipts and vouchers: Data Science' }).waitFor();
  const ofOffer = await page
    .locator('.receipts-and-vouchers')
    .first()
    .locator('.card-figure')
    .allInnerTexts();
  expect(ofOffer.map(paiseIn).reduce((all, sum) => all + sum, 0)).toBe(4 * 559_900 - 100_000);
});

it('shows on a phone what came, what went back and the net of each row, with mistakes in a row of their own', async () => {
  const page = await open(meera, `/desk/month?month=${month}&mode=live`);
  const rows = page.getByRole('region', { name: 'By the state of the order now' }).locator('tr');
  const shownIn = async (state: string) => {
    const row = rows.filter({ has: page.getByRole('link', { name: state, exact: true }) });
    const cells = row.locator('td');
    // On a phone the table has no header row, so each cell says itself what its number is.
    const names = await cells.evaluateAll((all) =>
      all.map((cell) => getComputedStyle(cell, '::before').content),
    );
    expect(names).toEqual(['"Receipts"', '"Vouchers"', '"Net"']);
    for (const cell of await cells.all()) expect(await cell.isVisible()).toBe(true);
    return (await cells.allInnerTexts()).map(paiseIn);
  };
  const came = 559_900 + 399_900;
  const wentBack = 100_000 + 299_900;
  expect(await shownIn('Paid back')).toEqual([came, wentBack, came - wentBack]);
  expect(await shownIn('Recorded by mistake')).toEqual([399_900, 399_900, 0]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await rows.getByRole('link', { name: 'Recorded by mistake' }).click();
  await page.getByRole('heading', { name: 'Receipts and vouchers: Recorded by mistake' }).waitFor();
  const listed = await page
    .locator('.receipts-and-vouchers')
    .first()
    .locator('.card-figure')
    .allInnerTexts();
  expect(listed.map(paiseIn)).toEqual([399_900, -399_900]);
});

it('says apart from the refunds in the numbers what was recorded by mistake', async () => {
  const page = await open(await desk.hire('Lakshmi Iyer', 'owner'), '/desk/numbers');
  await page
    .getByText('₹3,999 back by 2 vouchers, ₹3,999 recorded by mistake, by 1 voucher')
    .waitFor();
});

it('says above the month that was open why a wrong file is not kept', async () => {
  const earlier = monthAfter(month, -1);
  const page = await open(meera, `/desk/month?month=${earlier}&mode=live`);
  await page.getByLabel('Settlement file (CSV)').setInputFiles({
    name: 'contacts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,phone\nAsha,1\n'),
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('Nothing of the file was kept. Columns are missing: “entity_id”').waitFor();
  await page.getByRole('heading', { level: 1, name: formatMonth(earlier) }).waitFor();
  expect(await page.getByLabel('Mode').inputValue()).toBe('live');
  const { y = 0 } = (await alert.boundingBox()) ?? {};
  expect(y).toBeLessThan(900);
  // The browser logged the error status of the refused file, which the test expects.
  removeExpectedErrors();
});

it.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])(
  'asks %s how dates are meant that can be read in two ways, and needs the file only once',
  async (_, javaScriptEnabled) => {
    const visitor = javaScriptEnabled ? { open } : withoutJavaScript;
    const page = await visitor.open(meera, `/desk/month?month=${month}&mode=live`);
    await uploadAmbiguousSettlementFile(page, `${javaScriptEnabled}`, 10);
  },
);

it('finds an order by its payment, its receipt and its person', async () => {
  const order = orders[4] as Order;
  const page = await open(meera, '/desk/orders', 1440);
  for (const typed of [`${order.paymentId}`, `${order.receipt?.number}`, `${order.payer?.email}`]) {
    await page.getByLabel('Person, payment or receipt').fill(typed);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL((url) => url.searchParams.get('q') === typed);
    expect(await page.locator('.card-way').allInnerTexts()).toEqual([order.payer?.name]);
  }
});
