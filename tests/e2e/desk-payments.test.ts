/**
 * Payment at the desk, without JavaScript: a link for a person on the telephone, cash, and instalments, with an
 * emulated provider. The test counts each press of a button or link.
 */
import { DatabaseSync } from 'node:sqlite';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fees } from '#content/fees.ts';
import { sqlitePathInFolder } from '#database/open-store.ts';
import type { Order } from '#database/orders/order.ts';
import type { Staff } from '#database/staff/member-port.ts';
import { addDays } from '#domain/calendar-date.ts';
import { indianDay } from '#domain/indian-day.ts';
import { usualInstalmentDates } from '#domain/instalments.ts';
import { formatPaise } from '#domain/money.ts';
import { registrationCharge } from '#domain/registration-charge.ts';
import { orderTickets, statusAddress } from '#service/payments/order-addresses.ts';
import { submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages } from '../support/browser.ts';
import { onePagePerMember } from '../support/one-page-per-member.ts';
import { createSessionCookie, openTestDesk, type TestDesk } from '../support/open-test-desk.ts';
import { emulatorKeys, RazorpayEmulator } from '../support/razorpay/razorpay-emulator.ts';

const today = indianDay(new Date());
const feePaise = fees.internshipRupees * 100;
const fee = formatPaise(feePaise);
let bank: RazorpayEmulator;
let desk: TestDesk;
let asha: Staff;
let meera: Staff;
let taps: number;
const { open, forgiveTroubles } = onePagePerMember(() => desk, { javaScriptEnabled: false });

beforeAll(async () => {
  bank = await new RazorpayEmulator().start();
  desk = await openTestDesk({
    env: {
      RAZORPAY_KEY_ID: emulatorKeys.keyId,
      RAZORPAY_KEY_SECRET: emulatorKeys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: emulatorKeys.webhookSecret,
      RAZORPAY_API_URL: bank.url,
    },
  });
  bank.webhookUrl = `${desk.url}/webhooks/razorpay`;
  asha = await desk.hire('Asha Rao', 'counsellor');
  meera = await desk.hire('Meera Pillai', 'accounts');
});
beforeEach(() => {
  taps = 0;
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
  await bank.close();
});

async function tap(what: Locator): Promise<void> {
  taps += 1;
  await what.click();
}

const orderOf = async (enquiryId: string): Promise<Order> => {
  const [newest] = await desk.store.orders.ordersOf([enquiryId]);
  if (newest === undefined) throw new Error('There is no order.');
  return newest;
};
const asNow = async ({ id }: Order) => (await desk.store.orders.findOrder(id)) as Order;
const untilPaid = (order: Order) =>
  vi.waitFor(async () => expect((await asNow(order)).state).toBe('paid'), 10_000);

/** A person called about a course, and a member has asked them for the fee, with the form of the first test. */
async function orderAskedFor(): Promise<{ enquiryId: string; order: Order }> {
  const { id } = await submitEnquiry(desk.store, { offer: 'mern-stack' });
  const answer = await fetch(`${desk.url}/desk/enquiries/${id}/payment`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: await createSessionCookie(desk.store, asha),
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams({ offer: 'mern-stack' }),
  });
  expect(answer.status).toBe(302);
  return { enquiryId: id, order: await orderOf(id) };
}

it('a link is sent to a person on the telephone with three presses, and paid', async () => {
  const { id: enquiryId } = await submitEnquiry(desk.store, { offer: 'mern-stack' });
  const page = await open(asha, `/desk/enquiries/${enquiryId}`);
  await tap(page.getByRole('link', { name: 'Ask for a payment' }));
  await tap(page.getByRole('button', { name: 'Make the link' }));
  await page.getByText('The order is made, and its link goes out by mail.').waitFor();
  const order = await orderOf(enquiryId);
  const send = page.getByRole('link', { name: 'Send the link' });
  const link = bank.linkOf(order.id);
  expect(decodeURIComponent((await send.getAttribute('href')) ?? '')).toContain(link.short_url);
  taps += 1;
  expect(taps).toBe(3);

  // If the payment is asked for again, the unpaid order is shown.
  await page.goto(`${desk.url}/desk/enquiries/${enquiryId}/payment`);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.getByText('No second order was made').waitFor();
  expect(await desk.store.orders.ordersOf([enquiryId])).toHaveLength(1);

  const visitor = await open(null, link.short_url);
  await visitor.getByRole('button', { name: 'Pay' }).click();
  await visitor.getByRole('heading', { level: 1, name: 'Paid' }).waitFor();
  await untilPaid(order);
});

it('cash is recorded with two presses, and the open link is ended at the provider', async () => {
  const { order } = await orderAskedFor();
  const link = bank.linkOf(order.id);
  const page = await open(meera, `/desk/orders/${order.id}`);
  taps = 0;
  await tap(page.getByText('Record a payment'));
  await page.getByLabel('How', { exact: true }).selectOption('cash');
  await page.getByLabel(/^Reference/).fill('Slip 204');
  await page.getByLabel(/^Rupees, exactly/).fill(String(fees.internshipRupees - 1));
  await page.getByRole('button', { name: 'Record it: the order is paid' }).click();
  await page.getByText('the sum has to be exactly what the order asks for').waitFor();
  expect(await page.getByLabel(/^Reference/).inputValue()).toBe('Slip 204');
  // The answer to the refused form.
  forgiveTroubles();
  // The sum may be typed as the page writes it.
  await page.getByLabel(/^Rupees, exactly/).fill(fee);
  await tap(page.getByRole('button', { name: 'Record it: the order is paid' }));
  await page.getByText('Recorded: the order is paid').waitFor();
  expect(taps).toBe(2);
  await page.getByText(`in cash, Slip 204`).waitFor();
  expect(await asNow(order)).toMatchObject({ state: 'paid', paidWay: 'cash' });
  await vi.waitFor(() => expect(link.status).toBe('cancelled'), 10_000);
  expect(bank.cancellations).toContain(link.id);

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
  const receiptsAndVouchers = await desk.store.orders.receiptsAndVouchersOf(order.id);
  expect(receiptsAndVouchers.map(({ kind, way }) => [kind, way])).toEqual([
    ['receipt', 'cash'],
    ['voucher', 'transfer'],
  ]);
});

it('a payment recorded by mistake is reversed by a voucher', async () => {
  const { order } = await orderAskedFor();
  const record = { way: 'cash', reference: `Slip ${order.id}`, movedOn: today } as const;
  await desk.store.orders.recordPayment(order.id, { ...record, paise: feePaise }, meera.id);
  const page = await open(meera, `/desk/orders/${order.id}`);
  await page.getByText('Recorded by mistake?').click();
  await page.getByLabel('What was wrong').fill('It was for another learner');
  await page.getByRole('button', { name: 'No money came: take it back' }).click();
  await page.getByText('Taken back by a voucher.').waitFor();
  expect(await desk.store.orders.receiptsAndVouchersOf(order.id)).toMatchObject([
    { kind: 'receipt' },
    { kind: 'voucher', why: 'mistake', paise: feePaise },
  ]);
  // Nowhere is it called a refund, because no money came.
  await page.getByText(`${fee}: recorded by mistake, no money went back`).waitFor();
  expect(await page.locator('.page-head .tag').allInnerTexts()).toContain('Recorded by mistake');
  await page.goto(`${desk.url}/desk/orders?q=${order.id}`);
  const [line = ''] = await page.locator('tbody .card').allInnerTexts();
  expect(line).toContain('Recorded by mistake');
  expect(line).toContain(`${fee} less ${fee} taken back`);
  expect(line).not.toMatch(/paid back/i);
  await page.goto(`${desk.url}/desk/month?mode=${order.mode}`);
  const { receipt } = await asNow(order);
  const receiptsAndVouchers = page.locator('.receipts-and-vouchers .card', {
    hasText: `${receipt?.number}`,
  });
  expect(await receiptsAndVouchers.count()).toBe(2);
  expect((await receiptsAndVouchers.allInnerTexts()).join()).not.toMatch(/paid back/i);
});

it('instalments are planned, paid by link and in cash, and the learner sees what is next', async () => {
  const { enquiryId, order: whole } = await orderAskedFor();
  const page = await open(meera, `/desk/orders/${whole.id}`);
  await page.getByText('Pay in instalments').click();
  await page.getByRole('link', { name: '3 instalments' }).click();
  const dateField = page.getByLabel(/instalment 2/);
  const usual = await dateField.inputValue();
  const afterThird = addDays(usual, 60);
  await dateField.fill(afterThird);
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await page.getByText('Please choose dates that follow one another').waitFor();
  // A refused plan keeps its number of sums and its dates.
  expect(await dateField.inputValue()).toBe(afterThird);
  // The answer to the refused form.
  forgiveTroubles();
  await dateField.fill(usual);
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await page.getByText('The plan is made.').waitFor();
  const first = await orderOf(enquiryId);
  expect(first.instalment).toMatchObject({ position: 1, count: 3, feePaise });
  await page.goto(`${desk.url}/desk/orders/${whole.id}`);
  await page.getByRole('link', { name: 'The plan of instalments' }).click();
  await page.waitForURL(new RegExp(`/orders/${first.id}`));

  const share = formatPaise(first.amountPaise);
  const pay = await open(null, bank.linkOf(first.id).short_url);
  await pay.getByRole('button', { name: 'Pay' }).click();
  await untilPaid(first);
  const ticket = orderTickets(await desk.store.sharedSecret('order addresses')).ticketOf(first.id);
  const learner = await open(null, statusAddress(ticket));
  await learner.getByText(`${share} paid on`).waitFor();
  await learner.getByRole('link', { name: `Pay ${share}` }).click();
  await learner.getByRole('heading', { name: 'Razorpay, emulated' }).waitFor();
  await learner.getByRole('button', { name: 'Pay' }).click();

  const plan = () => desk.store.orders.planOf(first.id);
  const second = (await plan())[1]?.order as Order;
  await untilPaid(second);
  const third = (await plan())[2]?.order as Order;
  const sheet = await open(meera, `/desk/orders/${first.id}`, 1440);
  await sheet.getByText('Move the dates').click();
  const date = addDays(today, 90);
  await sheet.getByLabel(`Instalment 3, ${formatPaise(third.amountPaise)}`).fill(date);
  await sheet.getByRole('button', { name: 'Move', exact: true }).click();
  await sheet.getByText('The dates are moved').waitFor();
  expect((await plan())[2]?.dueOn).toBe(date);

  const record = { way: 'cash', reference: 'Slip of the third', movedOn: today } as const;
  await desk.store.orders.recordPayment(
    third.id,
    { ...record, paise: third.amountPaise },
    meera.id,
  );
  await sheet.reload();
  await sheet.getByText(`${fee} of ${fee} came in`).waitFor();

  // The refund is computed from the money received, payment by payment.
  await sheet.getByRole('button', { name: 'What applies?' }).click();
  const backPaise = feePaise - registrationCharge(feePaise);
  const rupees = await sheet.getByLabel('Rupees to pay back').inputValue();
  expect(Number(rupees) * 100).toBe(backPaise);
  await sheet.getByRole('button', { name: 'Refund', exact: true }).click();
  await sheet.getByText('The refund is asked for.').waitFor();
  const asked = (await plan()).map(({ order }) => order?.refund?.paise ?? 0);
  const firstTwo = [first.amountPaise, second.amountPaise];
  expect(asked).toEqual([...firstTwo, backPaise - first.amountPaise - second.amountPaise]);
});

it('a missed instalment waits for a person on Today, until its date is moved', async () => {
  const { id } = await submitEnquiry(desk.store, { offer: 'mern-stack' });
  const wanted = {
    offer: 'mern-stack',
    batch: null,
    later: usualInstalmentDates(today, 2).slice(1),
  };
  await desk.store.orders.askFor(id, wanted, asha.id);
  const first = await orderOf(id);
  const record = { way: 'cash', reference: `First of ${id}`, movedOn: today } as const;
  const { orders } = desk.store;
  await orders.recordPayment(first.id, { ...record, paise: first.amountPaise }, meera.id);
  const database = new DatabaseSync(sqlitePathInFolder(desk.config.dataDir));
  database
    .prepare('UPDATE instalments SET due_on = ? WHERE order_id = ? AND position = 2')
    .run(addDays(today, -8), first.id);
  database.close();
  // After two reminders, a person has to act. The service also checks by itself.
  for (let look = 0; look < 3; look += 1) await orders.followInstalments('test');
  const name = `${first.payer?.name}`;
  const counsellor = await open(asha, '/desk');
  const row = counsellor.getByRole('region', { name: /an instalment is missing/ });
  await row.getByRole('link', { name }).click();
  await counsellor.getByText('Instalment missed').waitFor();

  const list = await open(meera, '/desk/orders?doubt=yes', 1440);
  await list.getByRole('link', { name }).first().click();
  await list.getByRole('link', { name: 'The first instalment' }).click();
  await list.getByText('Move the dates').click();
  await list.getByLabel(/^Instalment 2/).fill(addDays(today, 10));
  await list.getByRole('button', { name: 'Move', exact: true }).click();
  await list.getByText('The dates are moved').waitFor();
  expect(await orders.missedInstalments()).toEqual([]);
});
