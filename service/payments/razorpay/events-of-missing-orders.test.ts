/**
 * Tests events about orders that are missing after a restore. The Razorpay emulator sends them; the tests run on both
 * engines.
 */
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import { findOrderOfPerson } from '../../../tests/service/support/find-order-of-person.ts';
import { makeEnrolment } from '../../../tests/service/support/make-submissions.ts';
import { onEmptiedStores } from '../../../tests/service/support/on-emptied-stores.ts';
import { sampleOfferOnSale } from '../../../tests/service/support/store-paid-order.ts';
import {
  emulatorKeys,
  RazorpayEmulator,
  type Webhook,
} from '../../../tests/support/razorpay/razorpay-emulator.ts';
import { OrderWorkLoops } from '../worker/order-work-loops.ts';
import { makeRazorpayProvider } from './make-razorpay-provider.ts';

let bank: RazorpayEmulator;
beforeAll(async () => {
  bank = await new RazorpayEmulator().start();
});
afterAll(() => bank.close());

onEmptiedStores('an event of Razorpay', (current) => {
  let worker: OrderWorkLoops;
  let faults: unknown[];
  let people = 0;
  const provider = () =>
    makeRazorpayProvider({
      ...emulatorKeys,
      webhookSecrets: [emulatorKeys.webhookSecret],
      apiUrl: bank.url,
      now: Date.now,
    });
  const noted = (about: unknown) => void faults.push(about);

  beforeEach(async () => {
    faults = [];
    await current().outbox.setChannel('mail', true);
    await current().orders.setOffers([sampleOfferOnSale], 'test');
    worker = new OrderWorkLoops({
      orders: current().orders,
      provider: provider(),
      now: Date.now,
      log: { error: noted, warn: noted, info: () => {} } as unknown as FastifyBaseLogger,
      returnTo: () => new URL('http://localhost/'),
    });
  });
  afterEach(() => worker.close());

  async function offeredOrder(): Promise<Order> {
    people += 1;
    const { row } = makeEnrolment(people, { offer: sampleOfferOnSale.slug });
    await current().insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
    const person = { email: `${row.email}`, phone: `${row.mobile}` };
    const order = await findOrderOfPerson(current().orders, person, sampleOfferOnSale.slug);
    if (order === null) throw new Error('There is no order.');
    await worker.nudge();
    await expect.poll(async () => (await orderNow(order)).state).toBe('offered');
    return orderNow(order);
  }
  const orderNow = async ({ id }: Order) => (await current().orders.findOrder(id)) as Order;

  /** Stores events as the webhook route does, and applies them. */
  async function tell(...events: readonly Webhook[]): Promise<void> {
    for (const { body, headers } of events) {
      const read = provider().readEvent(Buffer.from(body), headers);
      if (read.at === 'refused') throw new Error(read.because);
      await current().orders.storeProviderEvent({ mode: 'test', eventId: read.eventId, body });
    }
    await worker.nudge();
  }
  /** A link that the provider has, although its order is missing after a restore. */
  async function forgottenLink() {
    const order = await offeredOrder();
    const link = bank.linkOf(order.id);
    link.id = `${link.id}_forgotten`;
    link.reference_id = crypto.randomUUID();
    return link;
  }
  const open = () => current().orders.openUnmatched();
  const staffNotifications = async () =>
    ((await current().outbox.claim('mail', 50, 0))?.orders ?? []).filter(
      ({ type }) => type === 'order.unmatched',
    );

  it('that reports money for no order of ours is kept, and staff are notified once', async () => {
    const link = await forgottenLink();
    const event = bank.pay(link);
    await tell(event, bank.event('payment_link.paid', JSON.parse(event.body).payload));
    const [payment] = await open();
    expect(await open()).toMatchObject([
      {
        paymentId: link.payments[0]?.payment_id,
        mode: 'test',
        linkId: link.id,
        reference: link.reference_id,
        paidFor: 'MERN Stack',
        paise: 399_900,
        currency: 'INR',
        returnedPaise: 0,
        isSettled: false,
      },
    ]);
    expect(await staffNotifications()).toEqual([{ type: 'order.unmatched', orderId: payment?.id }]);
    expect(await current().orders.settleUnmatched(payment?.id ?? '', 'staff', 'Entered')).toBe(
      true,
    );
    expect(await current().orders.settleUnmatched(payment?.id ?? '', 'staff', 'Again')).toBe(false);
    expect(await open()).toEqual([]);
    expect(await current().desk.eventsOf([payment?.id ?? ''])).toMatchObject([
      { type: 'payment.settled', who: 'staff' },
    ]);
  });

  it('that reports the refund of such money counts it once, before its payment or after it', async () => {
    const link = await forgottenLink();
    const paid = bank.pay(link);
    const paymentId = link.payments[0]?.payment_id ?? '';
    const back = bank.payBack(paymentId, 100_000);
    await tell(back);
    expect(await open()).toEqual([]);
    await tell(paid);
    await expect.poll(async () => (await open())[0]?.returnedPaise).toBe(100_000);
    await tell(bank.event('refund.processed', JSON.parse(back.body).payload));
    expect((await open()).map(({ returnedPaise }) => returnedPaise)).toEqual([100_000]);
  });

  it('that reports a refund before the payment waits for the payment, and is applied then', async () => {
    const order = await offeredOrder();
    const link = bank.linkOf(order.id);
    const paid = bank.pay(link);
    const back = bank.payBack(link.payments[0]?.payment_id ?? '', link.amount);
    await tell(back, back);
    expect(await orderNow(order)).toMatchObject({ state: 'offered' });
    await tell(paid);
    await expect.poll(async () => (await orderNow(order)).state).toBe('refunded');
    await tell(paid, back);
    expect(await orderNow(order)).toMatchObject({ state: 'refunded', discrepancy: null });
    expect(await open()).toEqual([]);
  });

  it.each(['failed', 'authorized', 'created'])(
    'that reports a payment that is %s pays nothing',
    async (status) => {
      const order = await offeredOrder();
      const { payload } = JSON.parse(bank.pay(bank.linkOf(order.id)).body);
      payload.payment.entity.status = status;
      await tell(bank.event('payment_link.paid', payload));
      expect(await orderNow(order)).toMatchObject({ state: 'offered', discrepancy: null });
      expect(await open()).toEqual([]);
    },
  );

  it('that names one payment for two orders pays the first, and raises a discrepancy for the second', async () => {
    const [one, two] = [await offeredOrder(), await offeredOrder()];
    const paid = bank.pay(bank.linkOf(one.id));
    await tell(paid);
    const { payload } = JSON.parse(paid.body);
    payload.payment_link.entity = { ...bank.linkOf(two.id), payments: [] };
    const again = bank.event('payment_link.paid', payload);
    await tell(again, bank.event('payment_link.paid', payload));
    expect(await orderNow(one)).toMatchObject({ state: 'paid', discrepancy: null });
    expect(await orderNow(two)).toMatchObject({
      state: 'offered',
      discrepancy: 'payment of another order',
    });
    expect(await current().orders.claimProviderEvents('test', 10, 0)).toEqual([]);
    expect(faults.filter((fault) => JSON.stringify(fault).includes('UNIQUE'))).toEqual([]);
  });

  it('of another mode is applied to no order of this mode', async () => {
    const order = await offeredOrder();
    const { body, headers } = bank.pay(bank.linkOf(order.id));
    const eventId = headers['x-razorpay-event-id'] ?? '';
    await current().orders.storeProviderEvent({ mode: 'live', eventId, body });
    await worker.nudge();
    expect(await orderNow(order)).toMatchObject({ state: 'offered' });
  });
});
