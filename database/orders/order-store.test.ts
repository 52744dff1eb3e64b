import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import { createMigratedPostgres } from '../../tests/service/support/clone-test-databases.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  makeCallRequest,
  makeEnrolment,
  makeSubscription,
} from '../../tests/service/support/make-submissions.ts';
import { placeMigratedSqlite } from '../../tests/service/support/place-migrated-sqlite.ts';
import {
  storeStaffMember,
  toCounsellorActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import {
  hasPostgres,
  postgresNameInTitles,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { openPostgresStore } from '../open-postgres-store.ts';
import { openSqliteStore } from '../open-sqlite-store.ts';
import type { Store } from '../store.ts';
import { findOpenDiscrepanciesInEvents } from './facts/find-open-discrepancies-in-events.ts';
import type { OfferOnSale, Order } from './order.ts';

const mern: OfferOnSale = {
  slug: 'mern-stack',
  version: 'v1',
  title: 'MERN Stack',
  amountPaise: 399_900,
  facts: { kind: 'course', covers: ['The project', 'Its review'] },
};
const excel: OfferOnSale = { ...mern, slug: 'excel', title: 'Excel', amountPaise: 229_900 };
const minimal: OfferOnSale = { ...mern, slug: '', title: 'Internship enrolment' };
const link = { id: 'plink_1', url: 'https://pay.example/1', expiresAt: new Date(2e12) };
const payment = { kind: 'paid', paymentId: 'pay_1', paise: 399_900, currency: 'INR' } as const;

let people = 0;

function keepsOrders(open: () => Promise<{ store: Store; close: () => Promise<void> }>) {
  let store: Store;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ store, close } = await open());
    await store.orders.setOffers([mern, excel, minimal], 'live');
  });
  afterAll(() => close());

  /** Enrols a new person. */
  async function enrol(changes: Record<string, string | null> = {}) {
    people += 1;
    const row = makeEnrolment(`orders.${people}`, { offer: 'mern-stack', ...changes }).row;
    await store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
    return {
      row,
      person: { email: `${row.email}`, phone: `${row.mobile}` },
      order: await orderOf({ email: `${row.email}`, phone: `${row.mobile}` }, row.offer),
    };
  }

  async function orderOf(person: { email: string; phone: string }, offer?: string | null) {
    const order = await findOrderOfPerson(store.orders, person, offer ?? null);
    if (!order) throw new Error('There is no order.');
    return order;
  }

  /** Creates an order of a new person and pays it. */
  async function paidOrder(): Promise<Order> {
    const { order } = await enrol();
    const fact = { ...payment, paymentId: `pay_${order.id}` };
    return (await store.orders.applyFact(order.id, fact, 'provider')).order;
  }

  const wentBack = (order: Order, paise: number, refundId = `rfnd_${order.id}`) =>
    ({ kind: 'refunded', paymentId: order.paymentId ?? '', refundId, paise }) as const;

  /**
   * Returns the types of the notifications for staff about this order. Marks them as sent, so that each is returned
   * only once.
   */
  async function staffNotifications(order: Order): Promise<string[]> {
    const batch = await store.outbox.claim('mail', 1_000, 60_000);
    if (batch) await store.outbox.markSent(batch.id);
    const news = batch?.orders ?? [];
    return news.filter(({ orderId }) => orderId === order.id).map(({ type }) => type);
  }

  const types = async (order: Order) =>
    (await store.orders.eventsOf(order.id)).map(({ type }) => type);

  it('are found by their enrolments, newest first, and by nothing else', async () => {
    const first = (await enrol()).order;
    const second = (await enrol()).order;
    const ids = [first.enrolmentId, second.enrolmentId].map(String);
    const found = await store.orders.ordersOf([...ids, 'nothing of the kind']);
    expect(found.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await store.orders.ordersOf([])).toEqual([]);
  });

  it('are created with the enrolment, at the present fee and with the present facts', async () => {
    const { order, row } = await enrol();
    expect(order).toMatchObject({
      offer: mern,
      amountPaise: 399_900,
      currency: 'INR',
      state: 'made',
      discrepancy: null,
      link: null,
      paymentId: null,
      paidAt: null,
      refund: null,
      receipt: null,
      voucher: null,
      payer: { name: row.name, email: row.email, phone: row.mobile },
    });
    expect(await types(order)).toEqual(['order.made']);
    await store.orders.noteLink(order.id, { ...link, id: `plink_${order.id}`, expiresAt: null });
    expect((await store.orders.findOrder(order.id))?.link?.expiresAt).toBeNull();
    await store.orders.setOffers(
      [{ ...mern, version: 'v2', amountPaise: 1 }, excel, minimal],
      'live',
    );
    expect(await store.orders.findOrder(order.id)).toMatchObject({ offer: mern });
    await store.orders.setOffers([mern, excel, minimal], 'live');
  });

  it('are created for the internship enrolment without a course as well', async () => {
    expect((await enrol({ offer: null })).order).toMatchObject({ offer: minimal });
  });

  it('are not created for an offer that is no longer on sale', async () => {
    await store.orders.setOffers([excel, minimal], 'live');
    await expect(enrol()).rejects.toThrow('no order');
    await store.orders.setOffers([mern, excel, minimal], 'live');
  });

  it('stay the same open order when the person enrols again, however the number is written', async () => {
    const { order, row } = await enrol({ mobile: '+91 98765 43210' });
    for (const mobile of ['09876543210', '98765-43210', '९८७६५ ४३२१०']) {
      const again = { ...row, name: 'Another spelling', mobile };
      await store.insertAsVisitor({ table: 'enrollments', row: again, idempotencyKey: null });
      expect((await orderOf({ email: `${row.email}`, phone: mobile }, 'mern-stack')).id).toBe(
        order.id,
      );
    }
  });

  it('are one for the same person and offer when enrolments arrive together', async () => {
    const [first, other] = [makeEnrolment('together.1').row, makeEnrolment('together.2').row];
    const rows = [
      { ...first, offer: 'mern-stack' },
      { ...other, offer: 'mern-stack' },
      { ...first, name: 'Ravi together again', offer: 'mern-stack' },
      { ...first, offer: 'excel' },
    ];
    await Promise.all(
      rows.map((row) => store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null })),
    );
    const made: [string, string][] = [];
    for await (const page of store.iterateLeadPages({}))
      for (const { id, name } of page)
        for (const { offer } of await store.orders.ordersOf([id]))
          made.push([`${name}`, offer.slug]);
    expect(made.filter(([name]) => name.includes('together')).sort()).toEqual([
      ['Ravi together.1', 'excel'],
      ['Ravi together.1', 'mern-stack'],
      ['Ravi together.2', 'mern-stack'],
    ]);
  });

  it('are another for another offer or person, and after the first was paid', async () => {
    const { order, row, person } = await enrol();
    await store.insertAsVisitor({
      table: 'enrollments',
      row: { ...row, offer: 'excel' },
      idempotencyKey: null,
    });
    const other = await orderOf(person, 'excel');
    expect(other.id).not.toBe(order.id);
    expect((await enrol()).order.id).not.toBe(order.id);
    await store.orders.applyFact(order.id, { ...payment, paymentId: `p_${order.id}` }, 'provider');
    await store.insertAsVisitor({
      table: 'enrollments',
      row: { ...row, name: 'Once more' },
      idempotencyKey: null,
    });
    expect((await orderOf(person, 'mern-stack')).id).not.toBe(order.id);
  });

  it('notify their visitor by a channel of its own once it is on: one entry per event', async () => {
    const quiet = await enrol();
    expect(await store.outbox.claim('visitor', 9, 60_000)).toBeNull();
    await store.outbox.setChannel('visitor', true);
    try {
      const { order } = await enrol();
      await store.insertAsVisitor(makeCallRequest('visitors-channel'));
      await store.insertAsVisitor(makeSubscription('visitors.channel@example.com'));
      await store.orders.noteLink(order.id, { ...link, id: `plink_${order.id}` });
      await store.orders.applyFact(order.id, { kind: 'expired' }, 'provider');
      const batch = await store.outbox.claim('visitor', 9, 60_000);
      expect(batch?.orders).toEqual([{ type: 'order.offered', orderId: order.id }]);
      // Staff are not notified of orders that ended unpaid, nor of what they recorded themselves.
      expect(batch?.leads).toEqual([]);
      expect(JSON.stringify(batch)).not.toContain(quiet.order.id);
      await store.outbox.markSent(batch?.id ?? '');
      expect(await store.outbox.claim('visitor', 9, 60_000)).toBeNull();
      const paid = await paidOrder();
      await store.orders.applyFact(paid.id, wentBack(paid, paid.amountPaise), 'provider');
      const news = await store.outbox.claim('visitor', 9, 60_000);
      expect(news?.orders?.map(({ type }) => type)).toEqual(['order.paid', 'order.refunded']);
      await store.outbox.markSent(news?.id ?? '');
    } finally {
      await store.outbox.setChannel('visitor', false);
    }
  });

  it('get one link: the first that is stored stays', async () => {
    const { order } = await enrol();
    const id = `plink_${order.id}`;
    expect(await store.orders.noteLink(order.id, { ...link, id })).toMatchObject({
      state: 'offered',
      link: { ...link, id },
    });
    await store.orders.noteLink(order.id, { ...link, id: 'plink_second' });
    expect(await store.orders.findOrder(order.id)).toMatchObject({ link: { id } });
    expect(await store.orders.findOrderByProviderRef({ id })).toMatchObject({ id: order.id });
    expect(await store.orders.findOrderByProviderRef({ reference: order.id })).toMatchObject({
      id: order.id,
    });
  });

  it('belong to another site when neither link, reference nor payment is known', async () => {
    for (const ref of [{}, { id: 'plink_?' }, { reference: 'TS1989' }, { payment: 'pay_?' }])
      expect(await store.orders.findOrderByProviderRef(ref)).toBeNull();
  });

  it('are found by link first, then by reference, if these and a payment differ', async () => {
    const byPayment = await paidOrder();
    const { order: byReference } = await enrol();
    const { order: byLink } = await enrol();
    const id = `plink_${byLink.id}`;
    await store.orders.noteLink(byLink.id, { ...link, id });
    const ref = { reference: byReference.id, payment: `${byPayment.paymentId}` };
    expect(await store.orders.findOrderByProviderRef({ ...ref, id })).toMatchObject({
      id: byLink.id,
    });
    expect(await store.orders.findOrderByProviderRef(ref)).toMatchObject({ id: byReference.id });
  });

  it('are paid once, with a receipt, and a second report changes nothing', async () => {
    const { order } = await enrol();
    const fact = { ...payment, paymentId: `pay_${order.id}` };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => store.orders.applyFact(order.id, fact, 'provider')),
    );
    expect(answers.filter(({ step }) => step.at === 'moved')).toHaveLength(1);
    const paid = await store.orders.findOrder(order.id);
    expect(paid).toMatchObject({ state: 'paid', paymentId: fact.paymentId });
    expect(paid?.receipt?.number).toMatch(/^MIR\/\d\d-\d\d\/\d{6}$/);
    expect(await types(order)).toEqual(['order.made', 'order.paid']);
  });

  it('make their enquiry enrolled once they are paid, whoever owns it', async () => {
    const { order } = await enrol();
    const enquiry = () => store.desk.findEnquiry(order.enrolmentId ?? '');
    await store.orders.noteLink(order.id, { ...link, id: `plink_${order.id}` });
    expect(await enquiry()).toMatchObject({ state: 'new' });
    const owner = await storeStaffMember(store);
    await store.desk.act(order.enrolmentId ?? '', { kind: 'claim' }, toCounsellorActor(owner));
    await store.orders.applyFact(order.id, { ...payment, paymentId: `p_${order.id}` }, 'provider');
    expect(await enquiry()).toMatchObject({ state: 'enrolled', ownerId: owner.id });
    await store.orders.requestRefund(order.id, 100, 'asha', 0);
    const events = await store.desk.eventsOf([order.enrolmentId ?? '']);
    expect(events.map(({ type }) => type)).toEqual(['enquiry.claimed', 'enquiry.paid']);
  });

  it('are paid even after their person was erased', async () => {
    const { order } = await enrol();
    await store.desk.erase([order.enrolmentId ?? ''], 'terminal');
    const { order: paid } = await store.orders.applyFact(
      order.id,
      { ...payment, paymentId: `p_${order.id}` },
      'provider',
    );
    expect(paid).toMatchObject({ state: 'paid', payer: null });
  });

  it('wait for a person when the amount differs, until somebody has settled this', async () => {
    const { order } = await enrol();
    const wrong = { ...payment, paymentId: `pay_${order.id}`, paise: 100 };
    await store.orders.applyFact(order.id, wrong, 'provider');
    await store.orders.applyFact(order.id, wrong, 'provider');
    expect(await store.orders.findOrder(order.id)).toMatchObject({
      state: 'made',
      discrepancy: 'amount differs',
      receipt: null,
    });
    expect(await store.orders.listOrders({ needsAttention: true })).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: order.id })]),
    );
    await store.orders.settleDiscrepancy(order.id, 'terminal', 'Refunded by hand');
    expect(await store.orders.findOrder(order.id)).toMatchObject({ discrepancy: null });
    // The provider reports the same fact at each poll.
    await store.orders.applyFact(order.id, wrong, 'provider');
    expect(await store.orders.findOrder(order.id)).toMatchObject({ discrepancy: null });
    expect(await types(order)).toEqual(['order.made', 'order.doubt', 'order.doubt-settled']);
    expect(await staffNotifications(order)).toEqual(['order.doubt']);
  });

  it('notify staff of a payment after the end of its link, but not of one in time', async () => {
    expect(await staffNotifications(await paidOrder())).toEqual([]);
    const { order } = await enrol();
    await store.orders.applyFact(order.id, { kind: 'expired' }, 'provider');
    await store.orders.applyFact(order.id, { ...payment, paymentId: `l_${order.id}` }, 'provider');
    expect(await staffNotifications(order)).toEqual(['order.paid-late']);
  });

  it('wait for a person while their link is refused, and no longer once it is created', async () => {
    const { order } = await enrol();
    for (const _ of [1, 2])
      await store.orders.applyFact(order.id, { kind: 'link refused' }, 'provider');
    expect(await store.orders.findOrder(order.id)).toMatchObject({ discrepancy: 'link refused' });
    expect(await staffNotifications(order)).toEqual(['order.doubt']);
    await store.orders.postponeLinkRetry(order.id, new Date(2e12), 'no such key');
    expect(await store.orders.retryRefusedLinks('live')).toBeGreaterThanOrEqual(1);
    const due = await store.orders.claimForLinkRetry('live', 100, 60_000);
    expect(due.map(({ id }) => id)).toContain(order.id);
    await store.orders.noteLink(order.id, { ...link, id: `plink_${order.id}` });
    expect(await store.orders.findOrder(order.id)).toMatchObject({
      state: 'offered',
      discrepancy: null,
    });
    const { what } = (await store.orders.eventsOf(order.id)).at(-1) ?? {};
    expect(what).toMatchObject({ over: 'link refused' });
  });

  it('wait for a person again with an older discrepancy when a newer one resolves itself', async () => {
    const order = await paidOrder();
    const again = { ...payment, paymentId: `again_${order.id}` };
    await store.orders.applyFact(order.id, again, 'provider');
    const asked = (await store.orders.requestRefund(order.id, 100, 'asha', 0)).order;
    const failed = { kind: 'refund failed', refund: asked.refund?.key ?? '' } as const;
    await store.orders.applyFact(order.id, failed, 'provider');
    expect(await store.orders.findOrder(order.id)).toMatchObject({ discrepancy: 'refund failed' });
    await store.orders.requestRefund(order.id, 100, 'asha', 0);
    expect(await store.orders.findOrder(order.id)).toMatchObject({
      state: 'refunding',
      discrepancy: 'paid twice',
    });
  });

  it('number their receipts consecutively, whoever pays at the same time', async () => {
    const orders = await Promise.all([1, 2, 3, 4, 5, 6].map(() => paidOrder()));
    const numbers = orders.map(({ receipt }) => receipt?.number ?? '').sort();
    const [first = ''] = numbers;
    const start = Number(first.slice(-6));
    expect(numbers).toEqual(
      numbers.map((_, n) => `${first.slice(0, -6)}${`${start + n}`.padStart(6, '0')}`),
    );
    const all = await store.orders.listReceiptNumbers('receipt', first.slice(4, 9));
    expect(all.map((number) => Number(number.slice(-6)))).toEqual(all.map((_, n) => n + 1));
  });

  it('request a refund once, with a key that stays the same, and end with a voucher', async () => {
    const order = await paidOrder();
    const [one, two] = await Promise.all([
      store.orders.requestRefund(order.id, 299_900, 'terminal', 0),
      store.orders.requestRefund(order.id, 299_900, 'terminal', 0),
    ]);
    expect([one.step.at, two.step.at].sort()).toEqual(['moved', 'unchanged']);
    const [claimed] = (await store.orders.claimRefunds('live', 50, 60_000)).filter(
      ({ id }) => id === order.id,
    );
    expect(claimed?.refund).toMatchObject({
      paise: 299_900,
      key: expect.stringMatching(/^[\w-]{10,40}$/),
    });
    await store.orders.storeRefundId(order.id, claimed?.refund?.key ?? '', `rfnd_${order.id}`);
    await store.orders.applyFact(order.id, wentBack(order, 299_900), 'provider');
    const refunded = await store.orders.findOrder(order.id);
    expect(refunded).toMatchObject({
      state: 'refunded',
      refund: { key: claimed?.refund?.key, refundId: `rfnd_${order.id}` },
    });
    expect(refunded?.voucher?.number).toMatch(/^MIV\//);
    expect(refunded?.receipt).toEqual(order.receipt);
  });

  it('are changed at the desk together with the audit, or not at all', async () => {
    const order = await paidOrder();
    const audited = async () =>
      (await store.desk.eventsOf([order.id])).map(({ type, who, what }) => ({ type, who, what }));
    // A value that can't be serialised. It stands for any failure in the transaction.
    const unwritable = { type: 'order.refund asked', what: { paise: 1n } } as const;
    await expect(
      store.orders.requestRefund(order.id, 100, 'asha', 0, unwritable),
    ).rejects.toThrow();
    await expect(store.orders.requestLookUp(order.id, 'asha', unwritable)).rejects.toThrow();
    expect(await store.orders.findOrder(order.id)).toEqual(order);
    expect(await types(order)).toEqual(['order.made', 'order.paid']);
    expect(await audited()).toEqual([]);

    const again = { paymentId: `again_${order.id}`, paise: order.amountPaise, currency: 'INR' };
    await store.orders.applyFact(order.id, { kind: 'paid', ...again }, 'provider');
    await expect(
      store.orders.settleDiscrepancy(order.id, 'asha', 'Seen', { audit: unwritable }),
    ).rejects.toThrow();
    expect(await store.orders.findOrder(order.id)).toMatchObject({ discrepancy: 'paid twice' });

    const entry = (type: DeskEventType) => ({ type, what: { paise: 100 } });
    await store.orders.settleDiscrepancy(order.id, 'asha', 'Seen', {
      audit: entry('order.settled'),
    });
    await store.orders.requestLookUp(order.id, 'asha', entry('order.asked about'));
    for (const _ of ['first', 'too late'])
      await store.orders.requestRefund(order.id, 100, 'asha', 0, entry('order.refund asked'));
    expect(await audited()).toEqual(
      (['order.settled', 'order.asked about', 'order.refund asked'] as const).map((type) => ({
        ...entry(type),
        who: 'asha',
      })),
    );
  });

  it('are refunded by another request, with another key, only after the first has failed', async () => {
    const order = await paidOrder();
    const ask = () => store.orders.requestRefund(order.id, 299_900, 'terminal', 0);
    const first = (await ask()).order;
    expect((await ask()).step.at).toBe('unchanged');
    const key = first.refund?.key ?? '';
    const failed = { kind: 'refund failed', refund: key } as const;
    await store.orders.applyFact(order.id, failed, 'provider');
    expect(await staffNotifications(order)).toEqual(['order.doubt']);
    const claimed = async () =>
      (await store.orders.claimRefunds('live', 100, 60_000)).find(({ id }) => id === order.id);
    expect(await claimed()).toBeUndefined();
    const second = (await ask()).order;
    expect(second).toMatchObject({ state: 'refunding', discrepancy: null });
    expect(second.refund).toMatchObject({ paise: 299_900, refundId: null, hasFailed: false });
    expect(second.refund?.key).not.toBe(key);
    expect((await claimed())?.refund?.key).toBe(second.refund?.key);
    // A late answer to the first refund does not count for the second refund.
    await store.orders.storeRefundId(order.id, key, 'rfnd_late');
    expect(await store.orders.findOrder(order.id)).toMatchObject({ refund: { refundId: null } });
    expect(await types(order)).toEqual([
      'order.made',
      'order.paid',
      'order.refunding',
      'order.doubt',
      'order.refunding',
    ]);
  });

  it('keep a partial refund of the provider’s page, until a person says what it was', async () => {
    const order = await paidOrder();
    for (const part of ['a', 'b', 'a'])
      await store.orders.applyFact(order.id, wentBack(order, 1_000, part + order.id), 'provider');
    expect(await store.orders.findOrder(order.id)).toMatchObject({
      state: 'paid',
      discrepancy: 'paid back elsewhere',
      returnedPaise: 2_000,
      voucher: null,
    });
    await store.orders.applyFact(order.id, { kind: 'refund settled' }, 'terminal');
    const refunded = await store.orders.findOrder(order.id);
    expect(refunded).toMatchObject({ state: 'refunded', refund: { paise: 2_000 } });
    expect(refunded?.voucher?.number).toMatch(/^MIV\//);
  });

  it('have no refund id if the provider’s page refunded them in parts, each of which is known afterwards', async () => {
    const order = await paidOrder();
    const [first, last] = [`first${order.id}`, `last${order.id}`];
    const goesBack = (id: string, paise: number) =>
      store.orders.applyFact(order.id, wentBack(order, paise, id), 'provider');
    await goesBack(first, 1_000);
    await goesBack(last, order.amountPaise - 1_000);
    for (const id of [first, last])
      expect((await goesBack(id, order.amountPaise - 1_000)).step.at).toBe('unchanged');
    expect(await store.orders.findOrder(order.id)).toMatchObject({
      state: 'refunded',
      refund: { paise: order.amountPaise, refundId: null },
      raised: [first, last],
      voucher: { paise: order.amountPaise },
    });
    const known = await store.bookkeeping.findKnownPaymentsAndRefunds('live', [first, last]);
    expect(known.map(({ because }) => because)).toEqual(['discrepancy', 'discrepancy']);
  });

  it('are given to one worker at a time, and to the next after its lease', async () => {
    const { order } = await enrol();
    const claims = async (one: Order, leaseMs: number) =>
      (await store.orders.claimForFirstLink('live', 100, leaseMs)).some(({ id }) => id === one.id);
    const both = await Promise.all([claims(order, 60_000), claims(order, 60_000)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await claims(order, 60_000)).toBe(false);
    await store.orders.postponeLinkRetry(order.id, new Date(Date.now() + 3_600_000), 'away');
    expect(await claims(order, 60_000)).toBe(false);
    expect(await store.orders.findOrder(order.id)).toMatchObject({ offerTries: 1 });
    expect(await types(order)).toEqual(['order.made', 'order.offer-failed']);

    const { order: next } = await enrol();
    expect(await claims(next, 1)).toBe(true);
    await expect.poll(() => claims(next, 60_000)).toBe(true);
  });

  it('are polled when they are due, with an open or ended link, and not once they are paid', async () => {
    const { order } = await enrol();
    await store.orders.noteLink(order.id, { ...link, id: `plink_${order.id}` });
    const isDue = async () => {
      const due = await store.orders.claimUnpaidForLookUp('live', 100, 60_000);
      await Promise.all(due.map(({ id }) => store.orders.setNextLookUp(id, new Date(0))));
      return due.some(({ id }) => id === order.id);
    };
    expect(await isDue()).toBe(false);
    await store.orders.setNextLookUp(order.id, new Date(0));
    expect(await isDue()).toBe(true);
    await store.orders.applyFact(order.id, { kind: 'expired' }, 'provider');
    await store.orders.setNextLookUp(order.id, new Date(0));
    expect(await isDue()).toBe(true);
    await store.orders.applyFact(order.id, { ...payment, paymentId: `l_${order.id}` }, 'provider');
    expect(await isDue()).toBe(false);
  });

  it('are polled once they are paid too, separately from those that can still be paid', async () => {
    const order = await paidOrder();
    const isDue = async () => {
      const due = await store.orders.claimPaidForLookUp('live', 100, 60_000);
      await Promise.all(due.map((one) => store.orders.setNextLookUp(one.id, new Date(0), one)));
      return due.some(({ id }) => id === order.id);
    };
    expect(await isDue()).toBe(false);
    expect(
      await store.orders.makeOrdersDue('live', ['paid'], new Date(Date.now() + 3_600_000)),
    ).toBe(0);
    expect(await store.orders.makeOrdersDue('live', ['paid'], new Date(0))).toBeGreaterThanOrEqual(
      1,
    );
    expect(await isDue()).toBe(true);
    const { order: refunding } = await store.orders.requestRefund(order.id, 1_000, 'terminal', 0);
    expect(await isDue()).toBe(false);
    const failed = { kind: 'refund failed', refund: refunding.refund?.key ?? '' } as const;
    await store.orders.applyFact(order.id, failed, 'provider');
    await store.orders.setNextLookUp(order.id, new Date(0));
    expect(await isDue()).toBe(true);
  });

  it('are not postponed by an older poll when work is due', async () => {
    const order = await paidOrder();
    await store.orders.requestRefund(order.id, 1_000, 'terminal', 0);
    await store.orders.setNextLookUp(order.id, new Date(2e12), order);
    const due = await store.orders.claimRefunds('live', 100, 60_000);
    expect(due.map(({ id }) => id)).toContain(order.id);
    const other = await paidOrder();
    await store.orders.setNextLookUp(other.id, new Date(0), { ...other, state: 'offered' });
    const asked = await store.orders.claimPaidForLookUp('live', 100, 60_000);
    expect(asked.map(({ id }) => id)).not.toContain(other.id);
  });

  it('keep each provider event once, until it is applied', async () => {
    const event = { mode: 'live', eventId: `evt_${people}`, body: '{"event":"x"}' } as const;
    const stored = await Promise.all([1, 2, 3].map(() => store.orders.storeProviderEvent(event)));
    expect(stored.filter(Boolean)).toHaveLength(1);
    const claim = async () =>
      (await store.orders.claimProviderEvents('live', 10, 60_000)).filter(
        ({ eventId }) => eventId === event.eventId,
      );
    const [claimed] = await claim();
    expect(claimed).toMatchObject(event);
    expect(await claim()).toEqual([]);
    await store.orders.markProviderEventApplied(claimed?.id ?? '', 'applied');
    expect(await store.orders.storeProviderEvent(event)).toBe(false);
  });

  it('stay when the enrolment is erased, without the person', async () => {
    const { order, person } = await enrol();
    await store.desk.erase([order.enrolmentId ?? ''], 'terminal');
    expect(await store.orders.findOrder(order.id)).toMatchObject({
      enrolmentId: null,
      payer: null,
      amountPaise: 399_900,
    });
    expect(await findOrderOfPerson(store.orders, person, 'mern-stack')).toBeNull();
  });
}

it('an order that was created while the clock was hours ahead gets its link at once after the clock is corrected', async () => {
  const folder = makeScratchFolder();
  let ahead = 5 * 3_600_000;
  const path = join(folder.path, 'miranaya.db');
  await placeMigratedSqlite(path);
  const store = openSqliteStore(path, () => Date.now() + ahead);
  await store.orders.setOffers([mern], 'live');
  const { row } = makeEnrolment('clock', { offer: 'mern-stack' });
  await store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
  ahead = 0;
  const [due] = await store.orders.claimForFirstLink('live', 10, 60_000);
  expect(due).toMatchObject({ state: 'made' });
  expect(await store.orders.claimForFirstLink('live', 10, 60_000)).toEqual([]);
  await store.close();
  folder.remove();
});

it('a second order that was created while the clock was hours ahead does not delay a new one', async () => {
  const folder = makeScratchFolder();
  let ahead = 5 * 3_600_000;
  const path = join(folder.path, 'miranaya.db');
  await placeMigratedSqlite(path);
  const store = openSqliteStore(path, () => Date.now() + ahead);
  const { orders } = store;
  await orders.setOffers([mern], 'live');
  const { row } = makeEnrolment('clock', { offer: 'mern-stack' });
  await store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
  const [order] = (await orders.listOrders({})) as [Order];
  await orders.applyFact(order.id, { kind: 'seems second', of: order.id }, 'worker');
  ahead = 0;
  await orders.setNextLookUp(order.id, new Date(Date.now() + 3_600_000));
  expect(await orders.claimForFirstLink('live', 10, 60_000)).toEqual([]);
  await orders.applyFact(order.id, { kind: 'for another' }, 'visitor');
  expect(await orders.claimForFirstLink('live', 10, 60_000)).toHaveLength(1);
  await store.close();
  folder.remove();
});

it('a discrepancy settled after the clock was set back is not raised again', async () => {
  const folder = makeScratchFolder();
  let ahead = 3_600_000;
  const path = join(folder.path, 'miranaya.db');
  await placeMigratedSqlite(path);
  const store = openSqliteStore(path, () => Date.now() + ahead);
  const { orders } = store;
  await orders.setOffers([mern], 'live');
  const { row } = makeEnrolment('clock', { offer: 'mern-stack' });
  await store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
  const { id } = (await orders.listOrders({}))[0] as Order;
  await orders.applyFact(id, { ...payment, paise: 1 }, 'provider');
  ahead = 0;
  expect(await orders.settleDiscrepancy(id, 'terminal', 'a test')).toBe('settled');
  expect(findOpenDiscrepanciesInEvents(await orders.eventsOf(id))).toEqual([]);
  await orders.applyFact(id, { kind: 'link refused' }, 'worker');
  await orders.noteLink(id, link);
  expect(await orders.findOrder(id)).toMatchObject({ state: 'offered', discrepancy: null });
  expect((await orders.eventsOf(id)).map(({ type }) => type)).toEqual([
    'order.made',
    'order.doubt',
    'order.doubt-settled',
    'order.doubt',
    'order.offered',
  ]);
  await store.close();
  folder.remove();
});

describe('orders on SQLite', () => {
  const folder = makeScratchFolder();
  keepsOrders(async () => {
    const path = join(folder.path, 'miranaya.db');
    await placeMigratedSqlite(path);
    const store = openSqliteStore(path, Date.now);
    return {
      store,
      async close() {
        await store.close();
        folder.remove();
      },
    };
  });
});

describe.skipIf(!hasPostgres)(`orders on ${postgresNameInTitles}`, () => {
  keepsOrders(async () => {
    const { url, drop } = await createMigratedPostgres();
    const store = await openPostgresStore(url, () => {});
    return {
      store,
      async close() {
        await store.close();
        await drop();
      },
    };
  });
});
