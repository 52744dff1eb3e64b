/**
 * Tests refunds and the figures about them, the settling of a discrepancy that a member saw, and what members grant
 * about an order.
 */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { toDiscrepancySnapshot, totalRefundedPaise } from '#domain/orders/order-states.ts';
import { reportRefund } from '../../tests/service/support/desk-orders.ts';
import { onEmptiedStores } from '../../tests/service/support/on-emptied-stores.ts';
import { storePaidOrder } from '../../tests/service/support/store-paid-order.ts';
import type { Store } from '../store.ts';
import type { Order } from './order.ts';

onEmptiedStores('a refund that the provider reports', (current) => {
  let store: Store;
  let paid: Order;
  beforeEach(async () => {
    store = current();
    paid = await storePaidOrder(store);
  });
  const now = () => store.orders.findOrder(paid.id);
  const goesBack = (paise: number, refundId: string = randomUUID()) =>
    store.orders.applyFact(
      paid.id,
      { kind: 'refunded', paymentId: paid.paymentId ?? '', refundId, paise },
      'provider',
    );
  const asked = async (paise: number, refundId = 'rfnd_ours') => {
    const back = totalRefundedPaise((await now()) as Order);
    const { order } = await store.orders.requestRefund(paid.id, paise, 'asha', back);
    await store.orders.storeRefundId(paid.id, order.refund?.key ?? '', refundId);
    return order.refund?.key ?? '';
  };
  const paidTwice = () =>
    store.orders.applyFact(
      paid.id,
      { kind: 'paid', paymentId: randomUUID(), paise: 100, currency: 'INR' },
      'provider',
    );
  const failed = (refund: string) =>
    store.orders.applyFact(paid.id, { kind: 'refund failed', refund }, 'provider');

  it('is the whole refund when the rest follows a partial one', async () => {
    await goesBack(1_000);
    await goesBack(paid.amountPaise - 1_000);
    expect(await now()).toMatchObject({
      state: 'refunded',
      refund: { paise: paid.amountPaise },
      returnedPaise: 0,
    });
  });

  it('is stored beside a requested refund', async () => {
    await goesBack(1_000);
    await asked(2_000);
    await goesBack(2_000, 'rfnd_ours');
    expect(await now()).toMatchObject({
      state: 'refunded',
      refund: { paise: 2_000, refundId: 'rfnd_ours' },
      returnedPaise: 1_000,
    });
  });

  it('is not counted when it is the requested refund, with another sum', async () => {
    await asked(2_000);
    await goesBack(1_999, 'rfnd_ours');
    expect(await now()).toMatchObject({
      state: 'refunding',
      discrepancy: 'refund amount differs',
      refund: { hasFailed: false },
      returnedPaise: 0,
    });
  });

  it('becomes the refund when a member says so, in place of one that failed', async () => {
    await goesBack(1_000);
    await failed(await asked(2_000));
    expect(await store.orders.settleDiscrepancy(paid.id, 'asha', 'Seen.', { isRefund: true })).toBe(
      'settled',
    );
    expect(await now()).toMatchObject({
      state: 'refunded',
      discrepancy: null,
      refund: { paise: 1_000, refundId: null },
      returnedPaise: 0,
    });
  });

  it('can not become the refund while another one is in progress, and nothing is settled then', async () => {
    await goesBack(1_000);
    await asked(2_000);
    expect(await store.orders.settleDiscrepancy(paid.id, 'asha', 'Seen.', { isRefund: true })).toBe(
      'no refund',
    );
    expect(await now()).toMatchObject({ state: 'refunding', discrepancy: 'paid back elsewhere' });
  });

  it('is settled by a member who has seen it, and by nobody who saw an older state', async () => {
    await goesBack(1_000);
    const seen = toDiscrepancySnapshot((await now()) as Order);
    await paidTwice();
    await goesBack(1_000);
    const settle = (what: typeof seen) =>
      store.orders.settleDiscrepancy(paid.id, 'asha', 'Seen.', { seen: what });
    // The order's discrepancy is again of the kind that the member saw, but two more were raised since, so the member's
    // view is outdated.
    expect(await settle(seen)).toBe('changed');
    expect(await settle({ ...seen, discrepancy: 'paid twice', raised: seen.raised + 2 })).toBe(
      'changed',
    );
    expect(await now()).toMatchObject({ discrepancy: 'paid back elsewhere', state: 'paid' });
    expect(await settle(toDiscrepancySnapshot((await now()) as Order))).toBe('settled');
    expect(await now()).toMatchObject({ discrepancy: null, state: 'paid', returnedPaise: 2_000 });
  });

  it('is not stopped by a problem with another order', async () => {
    await asked(2_000);
    await paidTwice();
    expect(await now()).toMatchObject({ discrepancy: 'paid twice', refund: { hasFailed: false } });
    const due = await store.orders.claimRefunds('live', 9, 60_000);
    expect(due.map(({ id }) => id)).toEqual([paid.id]);
  });

  it('is recognised by the first id that the provider gave it', async () => {
    const key = await asked(2_000, 'rfnd_first');
    await store.orders.storeRefundId(paid.id, key, 'rfnd_second');
    expect((await now())?.refund?.refundId).toBe('rfnd_first');
  });
});

onEmptiedStores('an order that is refunded in parts', (current) => {
  let store: Store;
  let paid: Order;
  beforeEach(async () => {
    store = current();
    paid = await storePaidOrder(store);
  });
  const now = async () => (await store.orders.findOrder(paid.id)) as Order;
  const refund = async (paise: number, refundId: string) => {
    await store.orders.requestRefund(paid.id, paise, 'asha', totalRefundedPaise(await now()));
    return reportRefund(store, paid, refundId);
  };

  it('has a voucher for each refund, with consecutive numbers, until everything went back', async () => {
    await refund(100_000, 'rfnd_1');
    await refund(50_000, 'rfnd_2');
    await refund(paid.amountPaise - 150_000, 'rfnd_3');
    const { state, voucher, vouchers } = await now();
    expect(state).toBe('refunded');
    expect(vouchers.map(({ paise, movement }) => [paise, movement])).toEqual([
      [100_000, 'rfnd_1'],
      [50_000, 'rfnd_2'],
      [paid.amountPaise - 150_000, 'rfnd_3'],
    ]);
    expect(voucher).toEqual(vouchers[2]);
    const numbers = vouchers.map(({ number }) => number);
    expect(await store.orders.listReceiptNumbers('voucher', numbers[0]?.slice(4, 9) ?? '')).toEqual(
      numbers,
    );
    expect((await store.orders.requestRefund(paid.id, 1, 'asha', paid.amountPaise)).step.at).toBe(
      'unchanged',
    );
    expect((await now()).state).toBe('refunded');
  });

  it('counts no refund twice that the provider reports again while the next one is under way', async () => {
    await refund(100_000, 'rfnd_1');
    await store.orders.requestRefund(paid.id, 100_000, 'asha', 100_000);
    await store.orders.applyFact(
      paid.id,
      { kind: 'refunded', paymentId: `${paid.paymentId}`, refundId: 'rfnd_1', paise: 100_000 },
      'provider',
    );
    expect(await now()).toMatchObject({ state: 'refunding', vouchers: [{ paise: 100_000 }] });
  });

  it('is found by each of its vouchers and refunds', async () => {
    await refund(100_000, 'rfnd_1');
    await refund(50_000, 'rfnd_2');
    const { vouchers } = await now();
    for (const search of ['rfnd_1', 'rfnd_2', ...vouchers.map(({ number }) => number)])
      expect(await store.orders.listOrders({ search }), search).toMatchObject([{ id: paid.id }]);
  });

  it('stays without its place and its learner while more of it is refunded', async () => {
    await refund(100_000, 'rfnd_1');
    await store.orders.requestRefund(paid.id, 50_000, 'asha', 100_000);
    expect(await store.batches.moveOrder(paid.id, randomUUID(), 'asha')).toBe('ended');
    expect(await store.desk.findEnquiry(`${paid.enrolmentId}`)).toMatchObject({ state: 'lost' });
  });

  it('is asked for one refund at a time, and for none if another sum went back than was seen', async () => {
    const ask = (paise: number, seen: number) =>
      store.orders.requestRefund(paid.id, paise, 'asha', seen);
    expect((await ask(100_000, 0)).step.at).toBe('moved');
    expect((await ask(100_000, 0)).step.at).toBe('unchanged');
    await reportRefund(store, paid, 'rfnd_1');
    expect((await ask(100_000, 0)).step.at).toBe('unchanged');
    expect((await ask(100_000, 100_000)).step.at).toBe('moved');
  });
});

onEmptiedStores('an order at the desk', (current) => {
  let store: Store;
  let paid: Order;
  beforeEach(async () => {
    store = current();
    paid = await storePaidOrder(store);
  });

  it('is postponed only in the state that was seen, and polled at once when that is requested', async () => {
    const isDue = async () => (await store.orders.claimPaidForLookUp('live', 9, -1)).length > 0;
    const later = new Date(Date.now() + 60_000);
    const ask = () =>
      store.orders.requestLookUp(paid.id, 'asha', { type: 'order.asked about', what: {} });
    await ask();
    expect(await isDue()).toBe(true);
    await store.orders.setNextLookUp(paid.id, later, paid);
    expect(await isDue()).toBe(false);
    const { order } = await store.orders.requestRefund(paid.id, 100, 'asha', 0);
    const refund = order.refund?.key ?? '';
    await store.orders.applyFact(paid.id, { kind: 'refund failed', refund }, 'provider');
    await ask();
    expect(await isDue()).toBe(true);
    await store.orders.setNextLookUp(paid.id, later, order);
    expect(await isDue()).toBe(false);
  });

  it('gets a grant only if no unseen grant exists', async () => {
    const grant = (before: number, type: 'order.granted' | 'order.file read') =>
      store.orders.recordGrantedRequest(paid.id, 'asha', { type, what: {} }, before);
    const noted = async () => (await store.desk.eventsOf([paid.id])).map(({ type }) => type);
    const other = await storePaidOrder(store, 'another');
    await store.orders.recordGrantedRequest(
      other.id,
      'asha',
      { type: 'order.granted', what: {} },
      0,
    );
    expect(await grant(0, 'order.granted')).toBe(true);
    expect(await grant(0, 'order.granted')).toBe(false);
    expect(await noted()).toEqual(['order.granted']);
    expect(await grant(1, 'order.granted')).toBe(true);
    expect(await grant(0, 'order.file read')).toBe(true);
    expect(await noted()).toEqual(['order.granted', 'order.granted', 'order.file read']);
  });
});
