/** What a learner sees of an order that was refunded in parts, on the page to which every mail leads. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import { totalRefundedPaise } from '#domain/orders/order-states.ts';
import { makeOrderTickets, statusAddress } from '#service/payments/status-page/order-addresses.ts';
import { enrolAndPay, reportRefund } from '../../tests/service/support/desk-orders.ts';
import { closeSharedPages, openPage, openSharedBrowser } from '../support/browser.ts';
import { findOverflows, findSmallTargets } from '../support/find-layout-problems.ts';
import { openTestDesk, type TestDesk } from '../support/open-test-desk.ts';

let browser: Browser;
let desk: TestDesk;
beforeAll(async () => {
  browser = await openSharedBrowser();
  desk = await openTestDesk();
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

async function refundPart(order: Order, paise: number, refundId: string): Promise<void> {
  const before = (await desk.store.orders.findOrder(order.id)) as Order;
  await desk.store.orders.requestRefund(order.id, paise, 'terminal', totalRefundedPaise(before));
  await reportRefund(desk.store, order, refundId);
}

const addressOf = async (order: Order) => {
  const secret = await desk.store.sharedSecret('order addresses');
  return desk.url + statusAddress(makeOrderTickets(secret).ticketOf(order.id));
};

it('every refund is listed with its own voucher, at 360 px, with JavaScript and without it', async () => {
  const order = await enrolAndPay(desk.store);
  await refundPart(order, 100_000, `rfnd_1_${order.id}`);
  const address = await addressOf(order);
  const viewport = { width: 360, height: 740 };
  const { page, troubles, leave } = await openPage(browser, { viewport, reducedMotion: 'reduce' });
  await page.goto(address);
  const newest = page.getByRole('link', { name: 'Open the voucher (PDF)' });
  await newest.waitFor();
  expect(await page.getByRole('heading', { name: 'Your refunds' }).isVisible()).toBe(false);

  await refundPart(order, 50_050, `rfnd_2_${order.id}`);
  await desk.store.orders.requestRefund(order.id, 10_000, 'terminal', 150_050);
  await page.goto(address);
  const refunds = page.getByRole('region', { name: 'Your refunds' });
  await refunds.waitFor();
  const { vouchers } = (await desk.store.orders.findOrder(order.id)) as Order;
  const links = refunds.getByRole('link');
  const twoRefunds = [
    expect.stringMatching(/^₹1,000 on .*: voucher \S+ \(PDF\)$/),
    expect.stringMatching(/^₹500\.50 on .*: voucher \S+ \(PDF\)$/),
  ];
  expect(await links.allInnerTexts()).toEqual(twoRefunds);
  for (const [n, { number }] of vouchers.entries()) {
    const href = await links.nth(n).getAttribute('href');
    const answer = await fetch(desk.url + href);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toContain(number.replaceAll('/', '-'));
  }
  expect(await refunds.getByText('₹100 is under way').isVisible()).toBe(true);
  expect(await page.getByText('₹1,600.50, in 3 parts').isVisible()).toBe(true);
  expect(await newest.isVisible()).toBe(false);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ ...viewport, width });
    expect(await page.evaluate(findOverflows)).toEqual([]);
    expect(await page.evaluate(findSmallTargets, '.order-refunds')).toEqual([]);
  }
  expect(troubles).toEqual([]);
  await leave();

  const plain = await openPage(browser, { viewport, javaScriptEnabled: false });
  await plain.page.goto(address);
  const listed = plain.page.getByRole('region', { name: 'Your refunds' });
  expect(await listed.getByRole('link').allInnerTexts()).toEqual(twoRefunds);
  expect(await listed.getByText('₹100 is under way').isVisible()).toBe(true);
  expect(await plain.page.getByText('₹1,600.50, in 3 parts').isVisible()).toBe(true);
  expect(await plain.page.evaluate(findOverflows)).toEqual([]);
  expect(plain.troubles).toEqual([]);
  await plain.leave();
});

it('the page of one order opens no voucher of another', async () => {
  const [own, other] = [await enrolAndPay(desk.store), await enrolAndPay(desk.store)];
  await refundPart(own, 100_000, 'rfnd_own');
  await refundPart(other, 100_000, 'rfnd_other');
  const { voucher } = (await desk.store.orders.findOrder(other.id)) as Order;
  const address = `${(await addressOf(own)).replace('/status', '/receipt')}&of=refund&number=`;
  const asked = (number: string) =>
    fetch(address + encodeURIComponent(number), { redirect: 'manual' });
  expect((await asked(`${voucher?.number}`)).status).toBe(303);
  const { voucher: ownVoucher } = (await desk.store.orders.findOrder(own.id)) as Order;
  expect((await asked(`${ownVoucher?.number}`)).status).toBe(200);
});
