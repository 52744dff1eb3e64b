/**
 * Payment at the desk, without JavaScript: a link for a person on the telephone, cash, and the plan of instalments,
 * with an emulated provider. The test counts each press of a button or link.
 * `tests/operations/desk-payment-states.test.ts` has a payment recorded by mistake and an instalment that is missed,
 * and `tests/operations/three-instalments.test.ts` pays a plan to its end.
 */
import type { Locator } from 'playwright-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { fees } from '#content/fees.ts';
import type { Order } from '#database/orders/order.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { formatPaise } from '#domain/money/money.ts';
import { submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import {
  findNewestOrderOfEnquiry,
  openDeskWithRazorpay,
  untilPaid,
} from '../support/razorpay/desk-with-razorpay.ts';

const feePaise = fees.internshipRupees * 100;
const fee = formatPaise(feePaise);
let taps: number;
const site = openDeskWithRazorpay();
const { open, removeExpectedErrors } = site;
const store = () => site.desk.store;

beforeEach(() => {
  taps = 0;
});

async function tap(what: Locator): Promise<void> {
  taps += 1;
  await what.click();
}

const asNow = async ({ id }: Order) => (await store().orders.findOrder(id)) as Order;

it('a link is sent to a person on the telephone with three presses, and paid', async () => {
  const { id: enquiryId } = await submitEnquiry(store(), { offer: 'mern-stack' });
  const page = await open(site.asha, `/desk/enquiries/${enquiryId}`);
  await tap(page.getByRole('link', { name: 'Ask for a payment' }));
  await tap(page.getByRole('button', { name: 'Make the link' }));
  await page
    .getByText('The order is made. No mail goes out, because mails to learners are not set up here')
    .waitFor();
  const order = await findNewestOrderOfEnquiry(store(), enquiryId);
  const send = page.getByRole('link', { name: 'Send the link' });
  const link = site.bank.linkOf(order.id);
  expect(decodeURIComponent((await send.getAttribute('href')) ?? '')).toContain(link.short_url);
  taps += 1;
  expect(taps).toBe(3);

  // A second request for the payment makes no second order, but shows the unpaid one.
  await page.goto(`${site.desk.url}/desk/enquiries/${enquiryId}/payment`);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.getByText('No second order was made').waitFor();
  expect(await store().orders.ordersOf([enquiryId])).toHaveLength(1);

  const visitor = await open(null, link.short_url);
  await visitor.getByRole('button', { name: 'Pay' }).click();
  await visitor.getByRole('heading', { level: 1, name: 'Paid' }).waitFor();
  await untilPaid(store(), order);
});

it('cash is recorded with two presses, and the open link is ended at the provider', async () => {
  const { order } = await site.makeEnquiryWithOrder();
  const link = site.bank.linkOf(order.id);
  const page = await open(site.meera, `/desk/orders/${order.id}`);
  taps = 0;
  await tap(page.getByText('Record a payment'));
  await page.getByLabel('How', { exact: true }).selectOption('cash');
  await page.getByLabel(/^Reference/).fill('Slip 204');
  await page.getByLabel(/^Rupees, exactly/).fill(String(fees.internshipRupees - 1));
  await page.getByRole('button', { name: 'Record it: the order is paid' }).click();
  await page.getByText('the sum has to be exactly what the order asks for').waitFor();
  expect(await page.getByLabel(/^Reference/).inputValue()).toBe('Slip 204');
  // The browser logged the error status of the refused form, which the test expects.
  removeExpectedErrors();
  // The field accepts the sum in the notation of the page, with a rupee sign and commas.
  await page.getByLabel(/^Rupees, exactly/).fill(fee);
  await tap(page.getByRole('button', { name: 'Record it: the order is paid' }));
  await page.getByText('Recorded: the order is paid').waitFor();
  expect(taps).toBe(2);
  await page.getByText(`in cash, Slip 204`).waitFor();
  expect(await asNow(order)).toMatchObject({ state: 'paid', paidWay: 'cash' });
  await vi.waitFor(() => expect(link.status).toBe('cancelled'), 10_000);
  expect(site.bank.cancellations).toContain(link.id);

  // The refund: read the terms, request the refund, record that it was handed back.
  taps = 0;
  await tap(page.getByRole('button', { name: 'What applies?' }));
  await tap(page.getByRole('button', { name: 'Refund', exact: true }));
  await page.getByRole('heading', { name: /^Hand back ₹/ }).waitFor();
  await page.getByLabel('How', { exact: true }).selectOption('transfer');
  await page.getByLabel(/^Reference/).fill('UTR 778');
  await tap(page.getByRole('button', { name: /went back$/ }));
  await page.getByText('Recorded: the refund is made').waitFor();
  expect(taps).toBe(3);
  const receiptsAndVouchers = await store().orders.receiptsAndVouchersOf(order.id);
  expect(receiptsAndVouchers.map(({ kind, way }) => [kind, way])).toEqual([
    ['receipt', 'cash'],
    ['voucher', 'transfer'],
  ]);
});

it('instalments are planned, with dates that follow one another', async () => {
  const { enquiryId, order: whole } = await site.makeEnquiryWithOrder();
  const page = await open(site.meera, `/desk/orders/${whole.id}`);
  await page.getByText('Pay in instalments').click();
  await page.getByRole('link', { name: '3 instalments' }).click();
  const dateField = page.getByLabel(/instalment 2/);
  const usual = await dateField.inputValue();
  const afterThird = addDays(usual, 60);
  await dateField.fill(afterThird);
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await page.getByText('Please choose dates that follow one another').waitFor();
  // The refused form still has the number of instalments and the dates that were entered.
  expect(await dateField.inputValue()).toBe(afterThird);
  // The browser logged the error status of the refused form, which the test expects.
  removeExpectedErrors();
  await dateField.fill(usual);
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await page.getByText('The plan is made.').waitFor();
  const first = await findNewestOrderOfEnquiry(store(), enquiryId);
  expect(first.instalment).toMatchObject({ position: 1, count: 3, feePaise });
  await page.goto(`${site.desk.url}/desk/orders/${whole.id}`);
  await page.getByRole('link', { name: 'The plan of instalments' }).click();
  await page.waitForURL(new RegExp(`/orders/${first.id}`));
});
