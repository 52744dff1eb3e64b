/**
 * A month of forty orders and one late order, as accounts staff and the owner work through it in a browser without
 * JavaScript: paid through the provider, in cash and by transfer, four of them in instalments, six refunds, the
 * provider's settlement, and the closing. The test computes the expected sums itself, from what each person paid
 * and got back.
 */
import { DatabaseSync } from 'node:sqlite';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlitePathInFolder } from '#database/open-store.ts';
import type { OfferOnSale, Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import { firstDayOf, formatMonth, lastDayOf, monthOf } from '#domain/bookkeeping/month.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { HandPaymentMethod } from '#domain/money/payment-methods.ts';
import { reportRefund } from '../../tests/service/support/desk-orders.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { sampleOfferOnSale } from '../../tests/service/support/store-paid-order.ts';
import { readPdf } from '../build/support/read-pdf.ts';
import { closeSharedPages } from '../support/browser.ts';
import { keepOnePagePerMember } from '../support/keep-one-page-per-member.ts';
import { createSessionCookie, openTestDesk, type TestDesk } from '../support/open-test-desk.ts';

const today = indianDay(new Date());
const month = monthOf(today);
const days = `from=${firstDayOf(month)}&to=${lastDayOf(month)}`;
const dataScience = {
  ...sampleOfferOnSale,
  slug: 'data-science',
  title: 'Data Science',
  amountPaise: 559_900,
};
const evening = { ...sampleOfferOnSale, slug: 'flutter', title: 'Flutter', amountPaise: 229_950 };
const offers = [sampleOfferOnSale, dataScience, evening];

let desk: TestDesk;
let owner: StaffMember;
let meera: StaffMember;
/** How far the desk's clock is ahead. */
let aheadMs = 0;
const { open, removeExpectedErrors } = keepOnePagePerMember(() => desk, {
  javaScriptEnabled: false,
});
/** Each payment and each refund of real money, in paise. */
const came: number[] = [];
const wentBack: number[] = [];
const online: Order[] = [];
const cash: Order[] = [];
/** The provider's ids of the refunds that it has made. */
const refunds: { id: string; paise: number }[] = [];

beforeAll(async () => {
  // Nothing answers at the provider's address, so a requested refund stays in progress until the test reports that the
  // provider has made it.
  const env = {
    RAZORPAY_KEY_ID: 'rzp_live_of_the_desk',
    RAZORPAY_KEY_SECRET: 'a_secret_key',
    RAZORPAY_WEBHOOK_SECRET: 'a_webhook_secret',
    RAZORPAY_API_URL: 'http://127.0.0.1:9',
  };
  desk = await openTestDesk({ env, clock: () => Date.now() + aheadMs });
  owner = await desk.hire('Lakshmi Iyer', 'owner');
  meera = await desk.hire('Meera Pillai', 'accounts');
  await desk.store.desk.setSetting('refundAlonePaise', 200_000, owner.id);
  await fortyOrders();
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

async function fortyOrders(): Promise<void> {
  for (let n = 0; n < 20; n += 1)
    online.push(await pays(await enrols(n, offers[n % 3] as OfferOnSale)));
  for (let n = 20; n < 28; n += 1) cash.push(await pays(await enrols(n, dataScience), 'cash'));
  for (let n = 28; n < 36; n += 1) await pays(await enrols(n, evening), 'transfer');
  for (const [n, instalments] of [2, 3, 4, 2].entries()) {
    const whole = await enrols(36 + n, dataScience);
    const dates = Array.from({ length: instalments - 1 }, (_, at) => addDays(today, 30 * (at + 1)));
    const made = await desk.store.orders.replaceWithInstalments(whole.id, dates, meera.id);
    if (made.at !== 'made') throw new Error(`The order is not divided: ${made.at}.`);
    online.push(await pays(await find(made.orderId)));
    const [, second] = await desk.store.orders.readInstalmentPlan(made.orderId);
    // Two learners pay the second instalment before its date, one of them in cash.
    if (n < 2) {
      const paid = await pays(second?.order as Order, n === 0 ? 'cash' : undefined);
      if (n === 1) online.push(paid);
    }
  }
  // A payment in demonstration mode and one in test mode must not be counted in any sum of real money.
  for (const mode of ['demonstration', 'test'] as const)
    await pays(await enrols(mode === 'test' ? 50 : 51, dataScience, mode), undefined, mode);
  await desk.store.orders.setOffers(offers, 'live');
}

const find = async (id: string) => (await desk.store.orders.findOrder(id)) as Order;

async function enrols(
  n: number,
  { slug }: OfferOnSale,
  mode: Order['mode'] = 'live',
): Promise<Order> {
  await desk.store.orders.setOffers(offers, mode);
  const { row } = makeEnrolment(`forty.${n}`, { offer: slug });
  await desk.store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
  const person = { email: `${row.email}`, phone: `${row.mobile}` };
  return (await findOrderOfPerson(desk.store.orders, person, slug)) as Order;
}

async function pays(
  { id, amountPaise: paise }: Order,
  way?: HandPaymentMethod,
  mode: Order['mode'] = 'live',
): Promise<Order> {
  if (way === undefined)
    await desk.store.orders.applyFact(
      id,
      { kind: 'paid', paymentId: `pay_${id}`, paise, currency: 'INR' },
      'provider',
    );
  else
    await desk.store.orders.recordPayment(
      id,
      { way, reference: `${way} ${id}`, movedOn: today, paise },
      meera.id,
    );
  if (mode === 'live') came.push(paise);
  return find(id);
}

async function askRefund(page: Page, rupees: number, reason: string | null): Promise<void> {
  await page.getByLabel('Rupees to pay back').fill(`${rupees}`);
  if (reason !== null) await page.getByRole('textbox', { name: /^Why/ }).fill(reason);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
}

async function records(page: Page, way: HandPaymentMethod, reference: string): Promise<void> {
  await page.getByLabel('How', { exact: true }).selectOption(way);
  await page.getByLabel(/^Reference/).fill(reference);
}

it('records a payment by transfer once, and refuses another sum', async () => {
  const order = await enrols(60, dataScience);
  const page = await open(meera, `/desk/orders/${order.id}`);
  for (const rupees of ['5,598', '5,599']) {
    if (rupees === '5,598') await page.locator('#record > summary').click();
    await records(page, 'transfer', 'UTR 60');
    await page.getByLabel(/^Rupees, exactly/).fill(rupees);
    await page.getByRole('button', { name: 'Record it: the order is paid' }).click();
    if (rupees === '5,599') continue;
    await page.getByText('the sum has to be exactly what the order asks for').waitFor();
    expect((await find(order.id)).state).not.toBe('paid');
    // The browser logged the error status of the refused form, which the test expects.
    removeExpectedErrors();
  }
  await page.getByText('Paid', { exact: true }).first().waitFor();
  expect(await find(order.id)).toMatchObject({ state: 'paid', paidWay: 'transfer' });
  came.push(order.amountPaise);
});

async function confirmedByProvider(order: Order, paise: number): Promise<void> {
  await reportRefund(desk.store, order, `rfnd_${order.id}`);
  expect((await find(order.id)).state).toBe('refunded');
  refunds.push({ id: `rfnd_${order.id}`, paise });
  wentBack.push(paise);
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const net = () => sum(came) - sum(wentBack);
/** Parses "₹3,999" or "−₹3,999" to paise. */
const paiseIn = (text: string) =>
  Math.round(Number(text.replaceAll(/[₹,\s]/g, '').replace('−', '-')) * 100);

it('refunds three orders within the terms, one of them in cash, and never more than was paid', async () => {
  for (const order of online.slice(0, 2)) {
    const page = await open(meera, `/desk/orders/${order.id}?ask=refund`);
    await page.getByText(/^Allowed:/).waitFor();
    await askRefund(page, 9_999, 'More than there is');
    await page.getByText('at most what is left of what was paid').waitFor();
    // The browser logged the error status of the refused form, which the test expects.
    removeExpectedErrors();
    await askRefund(page, order.amountPaise / 100, '');
    await page.getByText('The refund is asked for.').waitFor();
    await confirmedByProvider(order, order.amountPaise);
  }
  const order = cash[0] as Order;
  const page = await open(meera, `/desk/orders/${order.id}?ask=refund`);
  await askRefund(page, 1_000, 'Meant for another learner');
  await page.getByText('hand the money back, and record it below').waitFor();
  await page.getByText('Asked for by mistake?').click();
  await page.getByLabel('Why nothing goes back').fill('The wrong learner');
  await page.getByRole('button', { name: 'Withdraw the refund' }).click();
  await page.getByText('the order is paid as before').waitFor();
  expect(await find(order.id)).toMatchObject({ state: 'paid', refund: null });
  await page.goto(`${desk.url}/desk/orders/${order.id}?ask=refund`);
  await askRefund(page, order.amountPaise / 100, null);
  await page.getByText('The refund is asked for.').waitFor();
  await records(page, 'cash', 'Slip of the refund');
  await page.getByRole('button', { name: `${formatPaise(order.amountPaise)} went back` }).click();
  await page.getByText('Paid back', { exact: true }).first().waitFor();
  expect(await find(order.id)).toMatchObject({ state: 'refunded', voucher: { why: 'refund' } });
  wentBack.push(order.amountPaise);
});

it('refunds against the terms only with a reason, and above the owner’s limit with a second person', async () => {
  const [inPart, against, above] = online.slice(2, 5) as [Order, Order, Order];
  const part = await open(meera, `/desk/orders/${inPart.id}?ask=refund`);
  await part.getByText('also if only a part goes back').waitFor();
  await askRefund(part, 1_000, 'A part, as agreed on the telephone');
  await part.getByText('The refund is asked for.').waitFor();
  await confirmedByProvider(inPart, 100_000);

  const first = await open(meera, `/desk/orders/${against.id}?ask=refund&lms=yes`);
  await first.getByText(/^Not allowed:/).waitFor();
  await askRefund(first, 2_000, 'Her family moved away');
  await first.getByText('The refund is asked for.').waitFor();
  await confirmedByProvider(against, 200_000);

  const second = await open(meera, `/desk/orders/${above.id}?ask=refund&lms=yes`);
  await askRefund(second, 2_000.5, 'He fell ill');
  await second.getByText('it waits for a second person').waitFor();
  expect((await find(above.id)).state).toBe('paid');
  const list = await open(owner, '/desk/orders?doubt=yes');
  await list.getByRole('link', { name: `${above.payer?.name}` }).click();
  await list.getByRole('button', { name: 'Confirm: pay back ₹2,000.50' }).click();
  await list.getByText('The refund is asked for.').waitFor();
  await confirmedByProvider(above, 200_050);
  expect(wentBack).toHaveLength(6);
});

it('finds in the settlement one additional and one missing payment', async () => {
  const missing = online.at(-1) as Order;
  const lines = [
    'type,entity_id,amount,fee,tax,created_at,settlement_id',
    ...online
      .slice(0, -1)
      .map(
        ({ paymentId, amountPaise }) =>
          `payment,${paymentId},${amountPaise / 100},20,3.6,${today},setl_1`,
      ),
    ...refunds.map(({ id, paise }) => `refund,${id},${paise / 100},0,0,${today},setl_1`),
    `payment,pay_of_nobody,700,0,0,${today},setl_1`,
  ];
  const page = await open(meera, `/desk/month?month=${month}&mode=live`);
  await page.getByLabel('Settlement file (CSV)').setInputFiles({
    name: 'settlement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('The file is read').waitFor();
  const panel = page.getByRole('region', { name: 'Settlement of the payment provider' });
  const rows = online.length - 1 + refunds.length;
  await panel
    .getByText(`${rows + 1} rows of the provider: ${rows} the same as here, 1 not known here.`)
    .waitFor();
  await panel.getByText('pay_of_nobody').waitFor();
  // Cash and transfers are not in the provider's file, and the desk does not report them as missing.
  await panel.getByRole('heading', { name: 'In no file yet: 1' }).waitFor();
  await panel.getByText(`${missing.paymentId}`).waitFor();
});

it('closes the month when it is over, and the sums are equal everywhere', async () => {
  aheadMs = 40 * 86_400_000;
  // A colleague had opened the page before the month was closed.
  const old = await open(owner, `/desk/month?month=${month}&mode=live`);
  const page = await open(meera, `/desk/month?month=${month}&mode=live`);
  await page.getByRole('button', { name: `Close ${formatMonth(month)}` }).click();
  await page.getByText('The month is closed.').waitFor();
  await old.getByRole('button', { name: `Close ${formatMonth(month)}` }).click();
  await old.getByText('was closed already, by you or by a colleague').waitFor();
  await page.getByText('Its receipts and vouchers are as they were then.').waitFor();
  aheadMs = 0;

  for (const name of ['By day', 'By offer', 'By the state of the order now', 'By way of payment']) {
    const cells = page.getByRole('region', { name }).locator('tbody tr td:last-child');
    expect(sum((await cells.allInnerTexts()).map(paiseIn))).toBe(net());
  }
  const ways = page.getByRole('region', { name: 'By way of payment' }).locator('tbody th');
  expect(await ways.allInnerTexts()).toEqual(['Cash', 'Payment provider', 'Bank transfer']);
  const listed = await page
    .locator('.receipts-and-vouchers')
    .first()
    .locator('.card-figure')
    .allInnerTexts();
  expect(listed).toHaveLength(came.length + wentBack.length);
  expect(sum(listed.map(paiseIn))).toBe(net());

  const orders = await open(meera, `/desk/orders?${days}&mode=live`);
  const span = orders.getByRole('region', { name: /^Receipts and vouchers/ });
  expect(paiseIn(await span.locator('strong').innerText())).toBe(net());
  await span.getByText(`by ${came.length} receipts`).waitFor();

  const numbers = await open(owner, `/desk/numbers?${days}`);
  await numbers.getByText(`by ${came.length} receipts`).waitFor();
  for (const name of ['By counsellor', 'By offer', 'Where they came from', 'By campaign']) {
    const together = numbers.getByRole('region', { name }).locator('tfoot td:last-child');
    expect(paiseIn(await together.innerText())).toBe(net());
  }
  // The sum of an offer links to the list of the orders that it adds up.
  const offer = numbers.getByRole('region', { name: 'By offer' }).locator('tbody tr').first();
  const shown = await offer.locator('td:last-child').innerText();
  await offer.locator('td:last-child a').click();
  const sums = numbers.getByRole('region', { name: /^Receipts and vouchers/ });
  expect(await sums.locator('strong').innerText()).toBe(shown);

  const fileOf = async (address: string) =>
    parse(await (await numbers.context().request.get(desk.url + address)).text(), {
      bom: true,
      columns: true,
    }) as Record<string, string>[];
  const columnOf = (lines: Record<string, string>[], column: string) =>
    sum(lines.map((line) => Math.round(Number(line[column]) * 100)));
  const ofMonth = await fileOf(`/desk/month.csv?month=${month}&mode=live`);
  expect(columnOf(ofMonth, 'Rupees')).toBe(net());
  expect(ofMonth.filter(({ Way: way }) => way === 'transfer')).toHaveLength(9);
  expect(columnOf(await fileOf(`/desk/orders.csv?${days}&mode=live`), 'Net rupees')).toBe(net());

  const database = new DatabaseSync(sqlitePathInFolder(desk.config.dataDir), { readOnly: true });
  const stored = database
    .prepare(
      `SELECT sum(CASE kind WHEN 'receipt' THEN paise ELSE -paise END) AS net FROM receipts WHERE mode = 'live'`,
    )
    .get();
  database.close();
  expect(stored).toEqual({ net: net() });
});

it('prints on a receipt or voucher of each way and sum what is in the month', async () => {
  const headers = { cookie: await createSessionCookie(desk.store, meera) };
  const receiptsAndVouchers = await desk.store.orders.receiptsAndVouchersIn(
    'live',
    new Date(0),
    new Date(Date.now() + 60_000),
  );
  expect(receiptsAndVouchers).toHaveLength(came.length + wentBack.length);
  // The test reads one PDF for each kind, way and amount and not all of them, because drawing a PDF takes long.
  const different = new Map(
    receiptsAndVouchers.map((one) => [`${one.kind} ${one.way} ${one.paise}`, one]),
  );
  expect(different.size).toBeGreaterThan(9);
  for (const { orderId, kind, number, paise } of different.values()) {
    const address = `${desk.url}/desk/orders/${orderId}/${kind}.pdf`;
    const { text } = readPdf(Buffer.from(await (await fetch(address, { headers })).arrayBuffer()));
    expect(text).toContain(number);
    expect(text).toContain(formatPaise(paise));
  }
});

it('counts a later refund in its own month, and says so', async () => {
  aheadMs = 40 * 86_400_000;
  const order = online[6] as Order;
  await desk.store.orders.requestRefund(order.id, 100_000, meera.id, 0);
  await reportRefund(desk.store, order, 'rfnd_later');
  const page = await open(meera, `/desk/month?month=${month}&mode=live`);
  await page.getByText('Its receipts and vouchers are as they were then.').waitFor();
  await page.getByRole('heading', { name: 'Taken back later: 1' }).waitFor();
  const all = page.getByRole('region', { name: 'By day' }).locator('tfoot td:last-child');
  expect(paiseIn(await all.innerText())).toBe(net());
});
