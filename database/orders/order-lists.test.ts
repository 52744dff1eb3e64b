/** Which orders are found, by which filter, in which order, and when they are due. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderFact } from '#domain/orders/decide-order-step.ts';
import { orderRowsPerPage } from '#domain/rows-per-page.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { onEmptiedStores } from '../../tests/service/support/on-emptied-stores.ts';
import { placeMigratedSqlite } from '../../tests/service/support/place-migrated-sqlite.ts';
import { sampleOfferOnSale } from '../../tests/service/support/store-paid-order.ts';
import { openSqliteStore } from '../open-sqlite-store.ts';
import type { Store } from '../store.ts';
import { orderQueueClockErrorLimits } from './background-work/order-queue-clock-error-limits.ts';
import type { Order } from './order.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Enrols a new person. */
async function enrolledIn(store: Store, n: number | string): Promise<Order> {
  const submission = makeEnrolment(n, { offer: sampleOfferOnSale.slug });
  await store.insertAsVisitor(submission);
  const order = await findOrderOfPerson(store.orders, personOf(n), sampleOfferOnSale.slug);
  if (!order) throw new Error('There is no order.');
  return order;
}
const personOf = (n: number | string) => {
  const { row } = makeEnrolment(n);
  return { email: `${row.email}`, phone: `${row.mobile}` };
};
const paymentOf = (order: Order, changes = {}): OrderFact => ({
  kind: 'paid',
  paymentId: `pay_${order.id}`,
  paise: order.amountPaise,
  currency: 'INR',
  ...changes,
});
const linkOf = ({ id }: Order) => ({
  id: `plink_${id}`,
  url: 'https://pay.example/',
  expiresAt: null,
});
const ids = (orders: readonly Order[]) => orders.map(({ id }) => id);

onEmptiedStores('orders', (current) => {
  const orders = () => current().orders;
  beforeEach(() => orders().setOffers([sampleOfferOnSale], 'live'));
  const enrolled = (n: number | string) => enrolledIn(current(), n);
  const some = async (count: number) => {
    const all: Order[] = [];
    for (let n = 0; n < count; n++) all.push(await enrolled(n));
    return all;
  };

  it('are listed newest first, fifty per page, and the next page begins after the last one', async () => {
    const all = ids(await some(52)).toReversed();
    const first = ids(await orders().listOrders({}));
    expect(first).toEqual(all.slice(0, orderRowsPerPage));
    expect(ids(await orders().listOrders({ before: first.at(-1) ?? '' }))).toEqual(
      all.slice(orderRowsPerPage),
    );
    expect(await orders().countOrders({ before: first.at(-1) ?? '' })).toBe(52);
    // The address of a page can contain any text in place of an id, and PostgreSQL refuses to compare an id with a text
    // that can't be an id.
    expect(ids(await orders().listOrders({ before: '-'.repeat(36) }))).toEqual(first);
  });

  it('are listed by state, and by discrepancy', async () => {
    const [made, offered, wrong] = (await some(3)) as [Order, Order, Order];
    await orders().noteLink(offered.id, linkOf(offered));
    await orders().applyFact(wrong.id, paymentOf(wrong, { paise: 1 }), 'provider');
    expect(ids(await orders().listOrders({ state: 'offered' }))).toEqual([offered.id]);
    expect(ids(await orders().listOrders({ state: 'made' }))).toEqual([wrong.id, made.id]);
    expect(ids(await orders().listOrders({ needsAttention: true }))).toEqual([wrong.id]);
    expect(await orders().countOrders({ state: 'made' })).toBe(2);
    expect(await orders().listOrders({ state: 'offered', needsAttention: true })).toEqual([]);
  });

  it('are listed by the mode in which they were made, or of every mode', async () => {
    const live = await enrolled(1);
    await orders().setOffers([sampleOfferOnSale], 'test');
    const test = await enrolled(2);
    expect(ids(await orders().listOrders({ mode: 'live' }))).toEqual([live.id]);
    expect(ids(await orders().listOrders({ mode: 'test' }))).toEqual([test.id]);
    expect(ids(await orders().listOrders({}))).toEqual([test.id, live.id]);
  });

  it('are found by link, by our reference or by payment, whichever is known', async () => {
    const [one, other] = (await some(2)) as [Order, Order];
    await orders().noteLink(one.id, linkOf(one));
    await orders().applyFact(one.id, paymentOf(one), 'provider');
    const found = async (link: object) => (await orders().findOrderByProviderRef(link))?.id ?? null;
    expect(await found({ id: linkOf(one).id })).toBe(one.id);
    expect(await found({ payment: `pay_${one.id}` })).toBe(one.id);
    expect(await found({ id: 'plink_?', payment: `pay_${one.id}` })).toBe(one.id);
    expect(await found({ id: 'plink_?', reference: other.id })).toBe(other.id);
    expect(await found({ id: linkOf(one).id, reference: 'TS1989' })).toBe(one.id);
    expect(await orders().findOrder('TS1989')).toBeNull();
    expect(await orders().findOrder(crypto.randomUUID())).toBeNull();
  });

  it('of no person, of another offer, or of another number are not orders of this person', async () => {
    const order = await enrolled('a');
    const found = async (person: ReturnType<typeof personOf>, offer: string | null) =>
      (await findOrderOfPerson(orders(), person, offer))?.id ?? null;
    expect(await found(personOf('a'), sampleOfferOnSale.slug)).toBe(order.id);
    expect(await found(personOf('a'), null)).toBeNull();
    expect(await found(personOf('b'), sampleOfferOnSale.slug)).toBeNull();
    expect(
      await found({ ...personOf('a'), phone: '9876543211' }, sampleOfferOnSale.slug),
    ).toBeNull();
  });

  it('are claimed in the requested number, the longest due first', async () => {
    const [one, two, three] = (await some(3)) as [Order, Order, Order];
    const at = async ({ id }: Order, ms: number) => orders().setNextLookUp(id, new Date(ms));
    await at(one, 3_000);
    await at(two, 1_000);
    await at(three, 2_000);
    const [first, second] = [
      await orders().claimForFirstLink('live', 2, hour),
      await orders().claimForFirstLink('live', 2, hour),
    ];
    expect(ids(first).sort()).toEqual(ids([two, three]).sort());
    expect(ids(second)).toEqual([one.id]);
    expect(await orders().claimForFirstLink('live', 2, hour)).toEqual([]);
  });

  it('are claimed separately after a first attempt, so that no new order waits behind them', async () => {
    const [fresh, tried] = (await some(2)) as [Order, Order];
    await orders().postponeLinkRetry(tried.id, new Date(0), 'Razorpay answers 500');
    expect(ids(await orders().claimForLinkRetry('live', 50, hour))).toEqual([tried.id]);
    expect(ids(await orders().claimForFirstLink('live', 50, hour))).toEqual([fresh.id]);
    expect(await orders().claimForLinkRetry('live', 50, hour)).toEqual([]);
  });

  it('are due now if a clock that was ahead postponed them, but not if we did', async () => {
    const [order] = (await some(1)) as [Order];
    await orders().noteLink(order.id, linkOf(order));
    const ahead = (ms: number) => new Date(Date.now() + ms);
    const isDue = async (at: Date) => {
      await orders().setNextLookUp(order.id, at);
      return (await orders().claimUnpaidForLookUp('live', 50, minute)).length === 1;
    };
    const { longestMs, neverMs } = orderQueueClockErrorLimits;
    expect(await isDue(ahead(-hour))).toBe(true);
    expect(await isDue(ahead(hour))).toBe(false);
    expect(await isDue(ahead(longestMs - hour))).toBe(false);
    expect(await isDue(ahead(longestMs + hour))).toBe(true);
    expect(await isDue(ahead(365 * day))).toBe(true);
    expect(await isDue(ahead(neverMs))).toBe(false);
    // A due time of "never" still means never fifty years after it was set. A "never" that was set while the clock was
    // a year ahead counts as due.
    expect(await isDue(ahead(neverMs - 50 * 365 * day))).toBe(false);
    expect(await isDue(ahead(neverMs + 365 * day))).toBe(true);
  });

  it('are free, like events, of a lease that a clock that was ahead has taken', async () => {
    const [order] = (await some(1)) as [Order];
    await orders().storeProviderEvent({ mode: 'live', eventId: 'evt_1', body: '{}' });
    const claimed = async (leaseMs: number) => [
      (await orders().claimForFirstLink('live', 50, leaseMs)).map(({ id }) => id),
      (await orders().claimProviderEvents('live', 50, leaseMs)).map(({ eventId }) => eventId),
    ];
    const both = [[order.id], ['evt_1']];
    expect(await claimed(365 * day)).toEqual(both);
    expect(await claimed(hour - minute)).toEqual(both);
    expect(await claimed(minute)).toEqual([[], []]);
  });

  it('are each due for one kind of work only', async () => {
    const [made, offered, paid, refunding, failed, refunded] = (await some(6)) as Order[];
    const now = async (order: Order | undefined, ...facts: OrderFact[]) => {
      if (!order) return;
      await orders().noteLink(order.id, linkOf(order));
      for (const fact of facts) await orders().applyFact(order.id, fact, 'provider');
    };
    await now(offered);
    for (const order of [paid, refunding, failed, refunded])
      if (order) await now(order, paymentOf(order));
    for (const order of [refunding, failed, refunded])
      await orders().requestRefund(order?.id ?? '', 100, 'terminal', 0);
    const { refund } = (await orders().findOrder(failed?.id ?? '')) ?? {};
    await now(failed, { kind: 'refund failed', refund: refund?.key ?? '' });
    await now(refunded, {
      kind: 'refunded',
      paymentId: `pay_${refunded?.id}`,
      refundId: 'rfnd_1',
      paise: 100,
    });
    const all = [made, offered, paid, refunding, failed, refunded].map((order) => order?.id ?? '');
    const longAgo = new Date(1);
    for (const id of all) await orders().setNextLookUp(id, longAgo);
    const whose = async (
      claim:
        | 'claimForFirstLink'
        | 'claimForLinkRetry'
        | 'claimUnpaidForLookUp'
        | 'claimPaidForLookUp'
        | 'claimRefunds',
    ) => ids(await orders()[claim]('live', 50, hour)).map((id) => all.indexOf(id));
    expect(await whose('claimForFirstLink')).toEqual([0]);
    expect(await whose('claimForLinkRetry')).toEqual([]);
    expect(await whose('claimUnpaidForLookUp')).toEqual([1]);
    expect(await whose('claimPaidForLookUp')).toEqual([2, 4]);
    expect(await whose('claimRefunds')).toEqual([3]);
  });

  it('in a state, or paid since a time, are all made due, and counted', async () => {
    const [one, two, three] = (await some(3)) as [Order, Order, Order];
    for (const order of [one, two]) await orders().noteLink(order.id, linkOf(order));
    await orders().applyFact(three.id, paymentOf(three), 'provider');
    expect(await orders().claimUnpaidForLookUp('live', 50, hour)).toEqual([]);
    expect(await orders().makeOrdersDue('live', ['offered', 'expired'])).toBe(2);
    expect(ids(await orders().claimUnpaidForLookUp('live', 50, hour)).sort()).toEqual(
      ids([one, two]).sort(),
    );
    // Orders that another worker has claimed are made due too.
    expect(await orders().makeOrdersDue('live', ['offered'])).toBe(2);
    expect(await orders().claimUnpaidForLookUp('live', 50, hour)).toHaveLength(2);
    expect(await orders().makeOrdersDue('live', ['paid'], new Date(Date.now() + hour))).toBe(0);
    expect(await orders().makeOrdersDue('live', ['paid'], new Date(Date.now() - hour))).toBe(1);
    expect(await orders().claimPaidForLookUp('live', 50, hour)).toHaveLength(1);
  });

  it('whose link was refused are tried again at a start, and no others are', async () => {
    const [refused, wrong, ended] = (await some(3)) as [Order, Order, Order];
    for (const { id } of [refused, ended])
      await orders().applyFact(id, { kind: 'link refused' }, 'worker');
    await orders().applyFact(wrong.id, paymentOf(wrong, { paise: 1 }), 'provider');
    await orders().applyFact(ended.id, { kind: 'cancelled' }, 'terminal');
    for (const { id } of [refused, wrong, ended])
      await orders().setNextLookUp(id, new Date(Date.now() + hour));
    expect(await orders().retryRefusedLinks('live')).toBe(1);
    expect(ids(await orders().claimForFirstLink('live', 50, hour))).toEqual([refused.id]);
  });

  it('keep their events, with the actors and details, in order', async () => {
    const order = await enrolled('a');
    await orders().postponeLinkRetry(order.id, new Date(0), 'Razorpay answers 500');
    await orders().noteLink(order.id, linkOf(order));
    await orders().applyFact(order.id, paymentOf(order, { paise: 1 }), 'provider');
    await orders().settleDiscrepancy(order.id, 'a staff id', 'Called.');
    await orders().applyFact(order.id, { kind: 'expired' }, 'provider');
    await orders().applyFact(order.id, paymentOf(order), 'worker');
    const events = await orders().eventsOf(order.id);
    expect(events.map(({ type, who, what }) => [type, who, what]).slice(1)).toEqual([
      ['order.offer-failed', 'worker', { reason: 'Razorpay answers 500' }],
      ['order.offered', 'worker', { fact: { kind: 'offered' }, isLate: false }],
      [
        'order.doubt',
        'provider',
        { fact: paymentOf(order, { paise: 1 }), doubt: 'amount differs' },
      ],
      ['order.doubt-settled', 'a staff id', { doubt: 'amount differs', note: 'Called.' }],
      ['order.expired', 'provider', { fact: { kind: 'expired' }, isLate: false }],
      ['order.paid', 'worker', { fact: paymentOf(order), isLate: true }],
    ]);
    for (const { orderId, at } of events) {
      expect(orderId).toBe(order.id);
      expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(hour);
    }
    expect(await orders().findOrder(order.id)).toMatchObject({ offerTries: 1, state: 'paid' });
  });

  it('that do not exist can not be changed', async () => {
    const id = crypto.randomUUID();
    await expect(orders().applyFact(id, { kind: 'expired' }, 'provider')).rejects.toThrow(
      `There is no order ${id}.`,
    );
    expect(await orders().eventsOf(id)).toEqual([]);
  });

  it('have their numbers by kind and year', async () => {
    const [one, two] = (await some(2)) as [Order, Order];
    for (const order of [one, two])
      await orders().applyFact(order.id, paymentOf(order), 'provider');
    await orders().requestRefund(two.id, 100, 'terminal', 0);
    const refund = {
      kind: 'refunded',
      paymentId: `pay_${two.id}`,
      refundId: 'rfnd_1',
      paise: 100,
    } as const;
    const { order } = await orders().applyFact(two.id, refund, 'provider');
    expect(order).toMatchObject({ state: 'refunded', refund: { paise: 100, refundId: 'rfnd_1' } });
    const year = order.receipt?.number.slice(4, 9) ?? '';
    expect(await orders().listReceiptNumbers('receipt', year)).toEqual([
      `MIR/${year}/000001`,
      `MIR/${year}/000002`,
    ]);
    expect(await orders().listReceiptNumbers('voucher', year)).toEqual([`MIV/${year}/000001`]);
    expect(await orders().listReceiptNumbers('receipt', '01-02')).toEqual([]);
  });

  it('keep provider events in the order of arrival, as many as are requested', async () => {
    const sent = ['evt_b', 'evt_a', 'evt_c'];
    for (const eventId of sent)
      await orders().storeProviderEvent({ mode: 'live', eventId, body: eventId });
    const first = await orders().claimProviderEvents('live', 2, hour);
    expect(first.map(({ eventId, body }) => [eventId, body])).toEqual([
      ['evt_b', 'evt_b'],
      ['evt_a', 'evt_a'],
    ]);
    const second = await orders().claimProviderEvents('live', 2, -1);
    expect(second.map(({ eventId }) => eventId)).toEqual(['evt_c']);
    const again = await orders().claimProviderEvents('live', 2, -1);
    expect(again.map(({ eventId }) => eventId)).toEqual(['evt_c']);
    await orders().markProviderEventApplied(again[0]?.id ?? '', 'paid');
    expect(await orders().claimProviderEvents('live', 9, hour)).toEqual([]);
  });
});

describe('orders by the clock, on SQLite,', () => {
  let store: Store;
  let folder: ReturnType<typeof makeScratchFolder>;
  let now: number;
  beforeEach(async () => {
    now = Date.parse('2027-03-31T12:00:00Z');
    folder = makeScratchFolder();
    const path = join(folder.path, 'test.db');
    await placeMigratedSqlite(path);
    store = openSqliteStore(path, () => now);
    await store.orders.setOffers([sampleOfferOnSale], 'live');
  });
  afterEach(async () => {
    await store.close();
    folder.remove();
  });
  /**
   * Returns how many orders are due a millisecond before this delay has passed, and how many are due when it has
   * passed.
   */
  const isDueIn = async (
    claim: 'claimUnpaidForLookUp' | 'claimPaidForLookUp' | 'claimRefunds',
    ms: number,
  ) => {
    const before = now;
    now = before + ms - 1;
    const early = await store.orders[claim]('live', 50, 0);
    now += 1;
    const due = await store.orders[claim]('live', 50, 0);
    now = before;
    return [early.length, due.length];
  };

  it('are of the same person for a day', async () => {
    const { id, createdAt } = await enrolledIn(store, 'a');
    expect(createdAt).toEqual(new Date(now));
    now += day - 1;
    expect(
      await findOrderOfPerson(store.orders, personOf('a'), sampleOfferOnSale.slug),
    ).toMatchObject({
      id,
    });
    now += 1;
    expect(await findOrderOfPerson(store.orders, personOf('a'), sampleOfferOnSale.slug)).toBeNull();
  });

  it('are polled ten minutes after their link was created, and after its end', async () => {
    const order = await enrolledIn(store, 'a');
    await store.orders.noteLink(order.id, { ...linkOf(order), expiresAt: new Date(now + day) });
    expect(await store.orders.findOrder(order.id)).toMatchObject({
      link: { ...linkOf(order), expiresAt: new Date(now + day) },
    });
    expect(await isDueIn('claimUnpaidForLookUp', 10 * minute)).toEqual([0, 1]);
    now += hour;
    await store.orders.applyFact(order.id, { kind: 'expired' }, 'provider');
    expect(await isDueIn('claimUnpaidForLookUp', 10 * minute)).toEqual([0, 1]);
    const other = await enrolledIn(store, 'b');
    await store.orders.setNextLookUp(order.id, new Date(now + day));
    await store.orders.applyFact(other.id, { kind: 'cancelled' }, 'terminal');
    expect(await isDueIn('claimUnpaidForLookUp', 10 * minute)).toEqual([0, 1]);
  });

  it('are polled a day after payment and after a failed refund; a refund is due at once', async () => {
    const order = await enrolledIn(store, 'a');
    const { order: paid } = await store.orders.applyFact(order.id, paymentOf(order), 'provider');
    expect(paid).toMatchObject({ paidAt: new Date(now), receipt: { issuedAt: new Date(now) } });
    expect(await isDueIn('claimPaidForLookUp', day)).toEqual([0, 1]);
    now += hour;
    const { order: asked } = await store.orders.requestRefund(order.id, 100, 'terminal', 0);
    expect(await isDueIn('claimRefunds', 0)).toEqual([0, 1]);
    const refund = asked.refund?.key ?? '';
    await store.orders.applyFact(order.id, { kind: 'refund failed', refund }, 'provider');
    expect(await isDueIn('claimPaidForLookUp', day)).toEqual([0, 1]);
  });

  it('belong to another worker until their lease is over', async () => {
    await enrolledIn(store, 'a');
    const claim = async () => (await store.orders.claimForFirstLink('live', 50, minute)).length;
    expect(await claim()).toBe(1);
    now += minute;
    expect(await claim()).toBe(0);
    now += 1;
    expect(await claim()).toBe(1);
    await store.orders.storeProviderEvent({ mode: 'live', eventId: 'evt_1', body: '{}' });
    const event = async () => (await store.orders.claimProviderEvents('live', 50, minute)).length;
    expect(await event()).toBe(1);
    now += minute;
    expect(await event()).toBe(0);
    now += 1;
    expect(await event()).toBe(1);
  });

  it('keep no personal data of a provider event after it is applied', async () => {
    await store.orders.storeProviderEvent({
      mode: 'live',
      eventId: 'evt_1',
      body: 'asha@example.com',
    });
    const [event] = await store.orders.claimProviderEvents('live', 9, minute);
    await store.orders.markProviderEventApplied(event?.id ?? '', 'paid');
    const file = new DatabaseSync(join(folder.path, 'test.db'), { readOnly: true });
    const kept = file.prepare('SELECT event_id, body, outcome FROM provider_events').all();
    file.close();
    expect(kept).toEqual([{ event_id: 'evt_1', body: '', outcome: 'paid' }]);
  });

  it('are numbered from one again from 1 April on, in India', async () => {
    const numberOf = async (n: string) => {
      const order = await enrolledIn(store, n);
      return (await store.orders.applyFact(order.id, paymentOf(order), 'provider')).order.receipt
        ?.number;
    };
    now = Date.parse('2027-03-31T18:29:59Z');
    expect([await numberOf('a'), await numberOf('b')]).toEqual([
      'MIR/26-27/000001',
      'MIR/26-27/000002',
    ]);
    now = Date.parse('2027-03-31T18:30:00Z');
    expect(await numberOf('c')).toBe('MIR/27-28/000001');
  });

  it('record their refund with its voucher and time', async () => {
    const order = await enrolledIn(store, 'a');
    await store.orders.applyFact(order.id, paymentOf(order), 'provider');
    const { order: asked } = await store.orders.requestRefund(order.id, 100, 'terminal', 0);
    expect(asked.refund).toMatchObject({ paise: 100, refundId: null, hasFailed: false });
    expect(asked.refund?.key).toMatch(/^rf-[0-9a-f-]{36}$/);
    now += hour;
    await store.orders.storeRefundId(order.id, 'another key', 'rfnd_0');
    expect((await store.orders.findOrder(order.id))?.refund?.refundId).toBeNull();
    await store.orders.storeRefundId(order.id, asked.refund?.key ?? '', 'rfnd_1');
    await store.orders.storeRefundId(order.id, asked.refund?.key ?? '', 'rfnd_2');
    const fact = {
      kind: 'refunded',
      paymentId: `pay_${order.id}`,
      refundId: 'rfnd_1',
      paise: 100,
    } as const;
    const { order: refunded } = await store.orders.applyFact(order.id, fact, 'provider');
    expect(refunded).toMatchObject({
      refund: { refundId: 'rfnd_1' },
      returnedPaise: 0,
      voucher: { number: 'MIV/26-27/000001', issuedAt: new Date(now) },
    });
  });
});
