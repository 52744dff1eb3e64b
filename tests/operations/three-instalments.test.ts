/**
 * An order in three instalments, from its plan to the refund, at a desk without JavaScript: the first two are paid by
 * link, the third one in cash. `tests/e2e/desk-payments.test.ts` has the plan, and `desk-payment-states.test.ts` an
 * instalment that is missed.
 */
import { expect, it, vi } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { computeRegistrationChargePaise } from '#domain/money/compute-registration-charge-paise.ts';
import { formatPaise } from '#domain/money/money.ts';
import { usualInstalmentDates } from '#domain/orders/instalments.ts';
import { makeOrderTickets, statusAddress } from '#service/payments/status-page/order-addresses.ts';
import {
  findNewestOrderOfEnquiry,
  openDeskWithRazorpay,
  untilPaid,
} from '../support/razorpay/desk-with-razorpay.ts';

const today = indianDay(new Date());
const site = openDeskWithRazorpay();
const { open } = site;
const store = () => site.desk.store;

it('instalments are paid by link and in cash, and the learner sees what is next', async () => {
  const { enquiryId, order: whole } = await site.makeEnquiryWithOrder();
  const feePaise = whole.amountPaise;
  const fee = formatPaise(feePaise);
  const dates = usualInstalmentDates(today, 3).slice(1);
  expect((await store().orders.replaceWithInstalments(whole.id, dates, site.meera.id)).at).toBe(
    'made',
  );
  const first = await findNewestOrderOfEnquiry(store(), enquiryId);
  const share = formatPaise(first.amountPaise);
  const link = await vi.waitFor(() => site.bank.linkOf(first.id), 10_000);
  const pay = await open(null, link.short_url);
  await pay.getByRole('button', { name: 'Pay' }).click();
  await untilPaid(store(), first);
  const ticket = makeOrderTickets(await store().sharedSecret('order addresses')).ticketOf(first.id);
  const learner = await open(null, statusAddress(ticket));
  await learner.getByText(`${share} paid on`).waitFor();
  await learner.getByRole('link', { name: `Pay ${share}` }).click();
  await learner.getByRole('heading', { name: 'Razorpay, emulated' }).waitFor();
  await learner.getByRole('button', { name: 'Pay' }).click();

  const plan = () => store().orders.readInstalmentPlan(first.id);
  const second = (await plan())[1]?.order as Order;
  await untilPaid(store(), second);
  const third = (await plan())[2]?.order as Order;
  const sheet = await open(site.meera, `/desk/orders/${first.id}`, 1440);
  await sheet.getByText('Move the dates').click();
  const date = addDays(today, 90);
  await sheet.getByLabel(`Instalment 3, ${formatPaise(third.amountPaise)}`).fill(date);
  await sheet.getByRole('button', { name: 'Move', exact: true }).click();
  await sheet.getByText('The dates are moved').waitFor();
  expect((await plan())[2]?.dueOn).toBe(date);

  const record = { way: 'cash', reference: 'Slip of the third', movedOn: today } as const;
  await store().orders.recordPayment(
    third.id,
    { ...record, paise: third.amountPaise },
    site.meera.id,
  );
  await sheet.reload();
  await sheet.getByText(`${fee} of ${fee} came in`).waitFor();

  // The desk computes one refund from all three payments and divides it among their orders: the first two are refunded
  // in full, and the third one gets the rest.
  await sheet.getByRole('button', { name: 'What applies?' }).click();
  const backPaise = feePaise - computeRegistrationChargePaise(feePaise);
  const rupees = await sheet.getByLabel('Rupees to pay back').inputValue();
  expect(Number(rupees) * 100).toBe(backPaise);
  await sheet.getByRole('button', { name: 'Refund', exact: true }).click();
  await sheet.getByText('The refund is asked for.').waitFor();
  const asked = (await plan()).map(({ order }) => order?.refund?.paise ?? 0);
  const firstTwo = [first.amountPaise, second.amountPaise];
  expect(asked).toEqual([...firstTwo, backPaise - first.amountPaise - second.amountPaise]);
});
