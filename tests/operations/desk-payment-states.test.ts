/**
 * A payment that was recorded by mistake, and an instalment that is missed, at a desk without JavaScript with an
 * emulated provider. `tests/e2e/desk-payments.test.ts` has a link, cash and the plan of instalments.
 */
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { fees } from '#content/fees.ts';
import { sqlitePathInFolder } from '#database/open-store.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { formatPaise } from '#domain/money/money.ts';
import { usualInstalmentDates } from '#domain/orders/instalments.ts';
import { submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import {
  findNewestOrderOfEnquiry,
  openDeskWithRazorpay,
} from '../support/razorpay/desk-with-razorpay.ts';

const today = indianDay(new Date());
const feePaise = fees.internshipRupees * 100;
const fee = formatPaise(feePaise);
const site = openDeskWithRazorpay();
const { open } = site;
const store = () => site.desk.store;

it('a payment recorded by mistake is reversed by a voucher', async () => {
  const { order } = await site.makeEnquiryWithOrder();
  const record = { way: 'cash', reference: `Slip ${order.id}`, movedOn: today } as const;
  await store().orders.recordPayment(order.id, { ...record, paise: feePaise }, site.meera.id);
  const page = await open(site.meera, `/desk/orders/${order.id}`);
  await page.getByText('Recorded by mistake?').click();
  await page.getByLabel('What was wrong').fill('It was for another learner');
  await page.getByRole('button', { name: 'No money came: take it back' }).click();
  await page.getByText('Taken back by a voucher.').waitFor();
  expect(await store().orders.receiptsAndVouchersOf(order.id)).toMatchObject([
    { kind: 'receipt' },
    { kind: 'voucher', why: 'mistake', paise: feePaise },
  ]);
  // The order and the list never call it a refund, because no money had come in.
  await page.getByText(`${fee}: recorded by mistake, no money went back`).waitFor();
  expect(await page.locator('.page-head .tag').allInnerTexts()).toContain('Recorded by mistake');
  await page.goto(`${site.desk.url}/desk/orders?q=${order.id}`);
  const [line = ''] = await page.locator('tbody .card').allInnerTexts();
  expect(line).toContain('Recorded by mistake');
  expect(line).toContain(`${fee} less ${fee} taken back`);
  expect(line).not.toMatch(/paid back/i);
  await page.goto(`${site.desk.url}/desk/month?mode=${order.mode}`);
  const receipt = (await store().orders.findOrder(order.id))?.receipt;
  const receiptsAndVouchers = page.locator('.receipts-and-vouchers .card', {
    hasText: `${receipt?.number}`,
  });
  expect(await receiptsAndVouchers.count()).toBe(2);
  expect((await receiptsAndVouchers.allInnerTexts()).join()).not.toMatch(/paid back/i);
});

it('a missed instalment waits for a person on Today, until its date is moved', async () => {
  const { id } = await submitEnquiry(store(), { offer: 'mern-stack' });
  const wanted = {
    offer: 'mern-stack',
    batch: null,
    later: usualInstalmentDates(today, 2).slice(1),
  };
  await store().orders.createOrderForEnquiry(id, wanted, site.asha.id);
  const first = await findNewestOrderOfEnquiry(store(), id);
  const record = { way: 'cash', reference: `First of ${id}`, movedOn: today } as const;
  const { orders } = store();
  await orders.recordPayment(first.id, { ...record, paise: first.amountPaise }, site.meera.id);
  const database = new DatabaseSync(sqlitePathInFolder(site.desk.config.dataDir));
  database
    .prepare('UPDATE instalments SET due_on = ? WHERE order_id = ? AND position = 2')
    .run(addDays(today, -8), first.id);
  // The second instalment was asked for before it was due.
  database
    .prepare('UPDATE orders SET made_at = made_at - 2592000000 WHERE plan_of = ? AND id <> plan_of')
    .run(first.id);
  database.close();
  // The service asks a person to act. The test runs its check twice instead of waiting for it.
  for (let look = 0; look < 2; look += 1) await orders.remindOrMarkMissedInstalments('test');
  const name = `${first.payer?.name}`;
  const counsellor = await open(site.asha, '/desk');
  const row = counsellor.getByRole('region', { name: /an instalment is missing/ });
  await row.getByRole('link', { name }).click();
  await counsellor.getByText('Instalment missed').waitFor();

  const list = await open(site.meera, '/desk/orders?doubt=yes', 1440);
  await list.getByRole('link', { name }).first().click();
  await list.getByRole('link', { name: 'The first instalment' }).click();
  await list.getByText('Move the dates').click();
  await list.getByLabel(/^Instalment 2/).fill(addDays(today, 10));
  await list.getByRole('button', { name: 'Move', exact: true }).click();
  await list.getByText('The dates are moved').waitFor();
  expect(await orders.missedInstalments()).toEqual([]);
});
