import { afterAll, beforeAll, expect, it } from 'vitest';
import { weekdays } from '#contract/text/weekdays.ts';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import {
  makeTestOrdersApi,
  otherOffer,
  storePaidOrderAndOtherOffer,
} from '../../../../tests/service/support/desk-orders.ts';
import {
  type OpenedStore,
  onDeskEngine,
} from '../../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  toOwnerActor,
} from '../../../../tests/service/support/staff-and-enquiries.ts';
import { sampleOfferOnSale } from '../../../../tests/service/support/store-paid-order.ts';

const dearer = { ...otherOffer, amountPaise: 559_900 };
const change = {
  ask: 'change',
  toOffer: dearer.slug,
  startsOn: null,
  endsOn: '2999-03-01',
  alternativeEndsOn: '2999-03-15',
} as const;

onDeskEngine('another course', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let accounts: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    accounts = await storeStaffMember(store, 'accounts');
  });
  afterAll(() => opened.close());

  const changed = async () => {
    const order = await storePaidOrderAndOtherOffer(store, dearer);
    const granted = await makeTestOrdersApi(store, accounts).grant(order.id, change);
    if (granted.at !== 'made') throw new Error('No order was made.');
    const made = (await store.orders.findOrder(granted.orderId)) as Order;
    return { order, made };
  };
  const pays = ({ id, amountPaise }: Order) => {
    const payment = { paymentId: `pay_${id}`, paise: amountPaise, currency: 'INR' };
    return store.orders.applyFact(id, { kind: 'paid', ...payment }, 'provider');
  };

  it('is offered with its fee, except for the course that was bought', async () => {
    const order = await storePaidOrderAndOtherOffer(store, dearer);
    const api = makeTestOrdersApi(store, accounts);
    expect(await api.otherOffers(order.id)).toEqual([
      { slug: dearer.slug, title: dearer.title, paise: 559_900 },
    ]);
  });

  it('has an order over the difference and ₹500, of the same enrolment, and its link follows', async () => {
    const { order, made } = await changed();
    expect(made).toMatchObject({
      state: 'made',
      amountPaise: 559_900 - 399_900 + 50_000,
      changeOf: order.id,
      enrolmentId: order.enrolmentId,
      offer: { slug: dearer.slug },
    });
    const { history } = await makeTestOrdersApi(store, accounts).find(made.id);
    expect(history).toMatchObject([
      { type: 'order.changes-course', who: accounts.id, what: { paise: made.amountPaise } },
    ]);
    const due = await store.orders.claimForFirstLink('live', 100, 60_000);
    expect(due.map(({ id }) => id)).toContain(made.id);
    const api = makeTestOrdersApi(store, accounts);
    expect(await api.find(order.id)).toMatchObject({ changedBy: made.id });
    expect((await store.desk.eventsOf([order.id])).at(-1)).toMatchObject({
      type: 'order.granted',
      what: { toOffer: dearer.slug, paise: made.amountPaise, order: made.id },
    });
  });

  it('is recorded in the history of the old order when it is paid, and both receipts count', async () => {
    const { order, made } = await changed();
    const { order: paid } = await pays(made);
    expect(paid).toMatchObject({ state: 'paid', discrepancy: null });
    expect((await store.orders.eventsOf(order.id)).at(-1)).toMatchObject({
      type: 'order.course-changed',
      what: { to: made.id },
    });
    expect(await store.orders.findOrder(order.id)).toMatchObject({ state: 'paid' });
  });

  /** The orders of the lists of learners, with the offers whose learners they are. */
  const learnersAmong = async (...orders: Order[]) => {
    const { rows } = await store.checklists.learners('open', 'all', indianDay(new Date()), 1);
    const ids = orders.map(({ id }) => id);
    return rows.flatMap(({ orderId }) => (ids.includes(orderId) ? [orderId] : []));
  };
  const takesCash = async ({ id, amountPaise: paise }: Order) => {
    const cash = { paise, way: 'cash', reference: `cash ${id}`, movedOn: '2026-11-20' } as const;
    expect((await store.orders.recordPayment(id, cash, accounts.id)).at).toBe('recorded');
  };
  const takesBack = ({ id }: Order) =>
    store.orders.takeBackRecord(id, 'Counted twice', accounts.id);

  it('takes the learner along when it is paid, so that one person stands in the list once', async () => {
    const { order, made } = await changed();
    expect(await learnersAmong(order, made)).toEqual([order.id]);
    await pays(made);
    expect(await learnersAmong(order, made)).toEqual([made.id]);
    expect(await store.checklists.findLearner(order.id)).toBeNull();
    const step = ['welcome sent', '2026-11-20', toOwnerActor(accounts)] as const;
    expect(await store.checklists.doStep(order.id, ...step)).toEqual({ at: 'gone' });
    const api = makeTestOrdersApi(store, accounts);
    expect(await api.find(order.id)).toMatchObject({ hasLearner: false });
    expect(await api.find(made.id)).toMatchObject({ hasLearner: true });
  });

  it('leaves the learner in the old course if its payment was recorded by mistake', async () => {
    const { order, made } = await changed();
    await takesCash(made);
    expect(await learnersAmong(order, made)).toEqual([made.id]);
    expect(await takesBack(made)).toBe('taken back');
    expect(await learnersAmong(order, made)).toEqual([order.id]);
    expect((await store.orders.eventsOf(order.id)).at(-1)).toMatchObject({
      type: 'order.change-undone',
      what: { to: made.id },
    });
  });

  it('can not be bought for the price of the change once a refund of the old order is asked for', async () => {
    const { order, made } = await changed();
    await store.orders.requestRefund(order.id, order.amountPaise, accounts.id, 0);
    expect(await store.orders.findOrder(made.id)).toMatchObject({ state: 'cancelled' });
    expect(await store.orders.renew(made.id)).toBeNull();
  });

  it('that is paid keeps the payment of the old order from being taken back as a mistake', async () => {
    const { order, made } = await changed();
    await takesCash(made);
    await opened.exec(`UPDATE orders SET paid_way = 'cash' WHERE id = '${order.id}'`);
    const api = makeTestOrdersApi(store, accounts);
    expect(await api.takeBackRecord(order.id, 'Counted twice')).toEqual({
      at: 'wrong',
      sentence:
        'Nothing was taken back: the change of the course is paid, and its price counts on this payment. If that was a mistake too, take it back first; otherwise refund both.',
    });
    expect(await takesBack(made)).toBe('taken back');
    expect(await takesBack(order)).toBe('taken back');
  });

  it('can be granted again after its payment was recorded by mistake', async () => {
    const { order, made } = await changed();
    const api = makeTestOrdersApi(store, accounts);
    expect(await api.answer(order.id, change)).toMatchObject({ isAllowed: false });
    await takesCash(made);
    await takesBack(made);
    expect(await api.answer(order.id, change)).toMatchObject({ isAllowed: true });
    expect(await api.grant(order.id, change)).toMatchObject({ at: 'made' });
    expect(await api.answer(order.id, change)).toMatchObject({ isAllowed: false });
  });

  it('refuses to change an order that is itself a course change', async () => {
    const { made } = await changed();
    const { order: paid } = await pays(made);
    const api = makeTestOrdersApi(store, accounts);
    await expect(api.grant(paid.id, { ...change, toOffer: 'mern-stack' })).rejects.toMatchObject({
      status: 400,
    });
    const entry = { type: 'order.granted', what: {} } as const;
    await store.orders.setOffers([sampleOfferOnSale, dearer], 'live');
    const { slug } = sampleOfferOnSale;
    expect(await store.orders.changeCourse(paid.id, slug, accounts.id, entry, 0)).toEqual({
      at: 'not sold',
    });
  });

  it('gets a new order, over the same sum, when the link has ended', async () => {
    const { order, made } = await changed();
    await store.orders.applyFact(made.id, { kind: 'expired' }, 'provider');
    const renewed = await store.orders.renew(made.id);
    expect(renewed).toMatchObject({ changeOf: order.id, amountPaise: made.amountPaise });
    expect(renewed?.id).not.toBe(made.id);
    expect((await store.orders.renew(made.id))?.id).toBe(renewed?.id);
  });

  it('gets no new order when the link has ended and the course is not on sale any more', async () => {
    const { made } = await changed();
    await store.orders.applyFact(made.id, { kind: 'expired' }, 'provider');
    await store.orders.setOffers([sampleOfferOnSale], 'live');
    expect(await store.orders.renew(made.id)).toBeNull();
  });

  it('leaves no start to choose for the old order', async () => {
    const { order, made } = await changed();
    await pays(made);
    await store.orders.setOffers([order.offer, dearer], 'live');
    const startsOn = addDays(indianDay(new Date()), 10);
    const plan = {
      ...{ offer: order.offer.slug, startsOn, endsOn: addDays(startsOn, 30) },
      ...{ days: [...weekdays], from: '16:00', to: '18:00' },
      ...{ language: 'en' as const, mentor: 'A mentor', seats: 5, earlyPrice: null },
    };
    const options = { who: accounts.id, isOffer: () => true, feePaise: null, version: null };
    expect((await store.batches.saveBatch(null, plan, 'open', options)).at).toBe('saved');
    const api = makeTestOrdersApi(store, accounts);
    expect((await api.find(order.id))?.moves).toEqual([]);
  });
});
