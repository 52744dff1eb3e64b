/**
 * The list of orders with each of its filters, a refund whose reason is too long, and an order that was refunded in
 * parts, at the desk of accounts staff. `tests/e2e/desk-money.test.ts` has the list on a phone, and a refund that a
 * second person confirms.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { enrolAndPay, reportRefund } from '../../tests/service/support/desk-orders.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { sampleOfferOnSale } from '../../tests/service/support/store-paid-order.ts';
import { keepOnePagePerMember } from '../support/keep-one-page-per-member.ts';
import { openTestDeskForAllTests } from '../support/open-test-desk-for-all-tests.ts';
import { silentRazorpaySettings } from '../support/razorpay/silent-razorpay-settings.ts';

const today = indianDay(new Date());
const desk = openTestDeskForAllTests({ env: silentRazorpaySettings });
const { open, removeExpectedErrors } = keepOnePagePerMember(() => desk);
let meera: StaffMember;
beforeAll(async () => {
  meera = await desk.hire('Meera Pillai', 'accounts');
});

describe('the list of orders', () => {
  it('is narrowed by mode, offer and days, and then says the sum of these receipts', async () => {
    const offers = [
      sampleOfferOnSale,
      { ...sampleOfferOnSale, slug: 'flutter', title: 'Flutter' },
    ] as const;
    const [mern, flutter] = [
      await enrolAndPay(desk.store, offers[0]),
      await enrolAndPay(desk.store, offers[1]),
    ];
    await desk.store.orders.setOffers(offers, 'test');
    const { row } = makeEnrolment('tries.the.desk', { offer: 'flutter' });
    await desk.store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
    const person = { email: `${row.email}`, phone: `${row.mobile}` };
    const trial = (await findOrderOfPerson(desk.store.orders, person, 'flutter')) as Order;
    const paid = { kind: 'paid', paymentId: 'pay_test', paise: 399_900, currency: 'INR' } as const;
    await desk.store.orders.applyFact(trial.id, paid, 'provider');

    const page = await open(meera, '/desk/orders', 1440);
    const names = () => page.locator('tbody .card-way').allInnerTexts();
    const show = async (address: RegExp) => {
      await page.getByRole('button', { name: 'Show' }).click();
      await page.waitForURL(address);
    };
    const nameOf = ({ payer }: Order) => `${payer?.name}`;
    const mode = page.getByLabel('Mode');
    expect(await mode.locator(':checked').innerText()).toBe('All');
    expect(await names()).toEqual(expect.arrayContaining([mern, flutter, trial].map(nameOf)));

    await mode.selectOption('Tests');
    await show(/mode=test/);
    expect(await names()).toEqual([nameOf(trial)]);

    await mode.selectOption('All');
    await page.getByLabel('Offer').selectOption('flutter');
    await show(/offer=flutter/);
    expect(await names()).toEqual([nameOf(trial), nameOf(flutter)]);

    // Sums never mix real money and test payments, so with a span of days the mode "All" is not offered.
    await page.getByLabel('Receipts from').fill(today);
    await page.getByLabel('Until').fill(today);
    await show(/from=/);
    expect(await mode.locator('option').allInnerTexts()).not.toContain('All');
    expect(await mode.locator(':checked').innerText()).toBe('Real money');
    expect(await names()).toEqual([nameOf(flutter)]);
    const sums = page.getByRole('region', { name: /^Receipts and vouchers/ });
    await sums.getByText('₹3,999 of 1 order: ₹3,999 by 1 receipt').waitFor();

    await mode.selectOption('Tests');
    await show(/mode=test/);
    expect(await names()).toEqual([nameOf(trial)]);
    await sums.getByText('Test: no money moved.').waitFor();

    await page.getByLabel('Receipts from').fill('2026-01-01');
    await page.getByLabel('Until').fill('2026-01-02');
    await show(/to=2026-01-02/);
    await page.getByRole('heading', { name: 'No order fits' }).waitFor();
  });
});

describe('a refund against the terms', () => {
  it('keeps a reason that is too long in its field, and refunds nothing until it is shorter', async () => {
    const order = await enrolAndPay(desk.store);
    const page = await open(meera, `/desk/orders/${order.id}?ask=refund&lms=yes`);
    const reason = page.getByLabel('Why it is paid back against the terms');
    expect(await page.getByText('At most 500 letters.').count()).toBe(1);
    const long = `${'Her family moved away. '.repeat(40)}This is the end of it.`;
    await reason.fill(long);
    await page.getByLabel('Rupees to pay back').fill('900');
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByText('Nothing was changed: the text is longer than 500 letters.').waitFor();
    await page.getByText(`These are ${long.length} letters.`).waitFor();
    expect(await reason.inputValue()).toBe(long);
    expect(await page.getByLabel('Rupees to pay back').inputValue()).toBe('900');
    expect((await desk.store.orders.findOrder(order.id))?.state).toBe('paid');
    // The browser logged the error status of the refused form, which the test expects.
    removeExpectedErrors();
    await reason.fill('Her family moved away.');
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByText('The refund is asked for.').waitFor();
  });
});

it('a refunded order shows each refund, and the terms only while something is left', async () => {
  const order = await enrolAndPay(desk.store);
  const page = await open(meera, `/desk/orders/${order.id}?ask=refund`);
  const terms = page.getByRole('heading', { name: 'What the terms say' });
  await terms.waitFor();
  await desk.store.orders.requestRefund(order.id, 299_900, meera.id, 0);
  await reportRefund(desk.store, order, 'rfnd_part');
  await page.reload();
  await page.getByText('₹2,999 went back before; ₹1,000 is left.').waitFor();
  await page.getByLabel('Rupees to pay back').fill('1000');
  await page.getByLabel(/^Why/).fill('The batch was called off');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByText('The refund is asked for.').waitFor();
  await reportRefund(desk.store, order, 'rfnd_rest');
  await page.reload();
  const { vouchers } = (await desk.store.orders.findOrder(order.id)) as Order;
  expect(vouchers.map(({ paise }) => paise)).toEqual([299_900, 100_000]);
  for (const { number } of vouchers) {
    const file = page.getByRole('link', { name: number });
    const answer = await page.request.get(`${desk.url}${await file.getAttribute('href')}`);
    expect(answer.headers()['content-disposition']).toContain(number.replaceAll('/', '-'));
  }
  expect(await terms.count()).toBe(0);
});
