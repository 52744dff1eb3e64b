import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#database/orders/order-port.ts';
import type { Staff } from '#database/staff/staff-port.ts';
import type { Store } from '#database/store.ts';
import { type Discrepancy, discrepancies } from '#domain/order-states.ts';
import { type Opened, onBothEngines } from '../../../tests/service/support/both-engines.ts';
import {
  goesBack,
  makesOrder,
  openOrdersApi,
  paysAgain,
  paysForOrder,
  refundFails,
} from '../../../tests/service/support/desk-orders.ts';
import { joins } from '../../../tests/service/support/desk-people.ts';
import { sampleOffer } from '../../../tests/service/support/store-paid-order.ts';
import { discrepanciesShown } from './discrepancies-shown.ts';

const notYetBegun = { ask: 'refund', startsOn: '2999-01-01', hadLmsAccess: false } as const;
const nothingSeen = { seen: { doubt: null, raised: 0 }, isRefund: false } as const;

onBothEngines('an order at the desk', (open) => {
  let opened: Opened;
  let store: Store;
  let owner: Staff;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await joins(store, 'owner');
  });
  afterAll(() => opened.close());

  const apiOn = (on: Store) => openOrdersApi(on, owner);
  const paid = () => paysForOrder(store);
  const settled = ({ id }: Order) => store.orders.settleDiscrepancy(id, 'terminal', 'Looked at');
  const audited = async ({ id }: Order) =>
    (await store.desk.eventsOf([id])).map(({ type, who, what }) => ({ type, who, what }));

  it('is never refunded, asked about or settled without an entry of the audit, though the service stops right after', async () => {
    const order = await paid();
    const stops = () => Promise.reject(new Error('The service has stopped.'));
    const stopping = apiOn({ ...store, desk: { ...store.desk, noteEvent: stops } });
    await stopping.settle(order.id, { ...nothingSeen, note: 'Looked at' });
    await stopping.reconcile(order.id);
    expect(await stopping.refund(order.id, 299_900, notYetBegun)).toBe('asked');
    const asked = { ...notYetBegun, paise: 299_900, ruleSays: 399_900 };
    expect(await audited(order)).toEqual([
      { type: 'order.settled', who: owner.id, what: { doubt: null } },
      { type: 'order.asked about', who: owner.id, what: {} },
      { type: 'order.refund asked', who: owner.id, what: asked },
    ]);
  });

  it('that was refunded before is not said to be refunded again', async () => {
    const order = await paid();
    expect(await apiOn(store).refund(order.id, 100, notYetBegun)).toBe('asked');
    expect(await apiOn(store).refund(order.id, 100, notYetBegun)).toBe('late');
    expect(await audited(order)).toHaveLength(1);
  });

  it('can be refunded again when the refund has failed', async () => {
    const order = await paid();
    const api = apiOn(store);
    await api.refund(order.id, 100_000, notYetBegun);
    expect(await api.find(order.id)).toMatchObject({ refundablePaise: 0 });
    await refundFails(store, order);
    expect(await api.find(order.id)).toMatchObject({
      refundablePaise: 399_900,
      refund: { paise: 100_000, hasFailed: true },
    });
    expect(await api.refund(order.id, 100_000, notYetBegun)).toBe('asked');
  });

  it('is paid back no more than is left of it, and asking for more leaves it out of doubt', async () => {
    const order = await paid();
    const api = apiOn(store);
    await goesBack(store, order, 50_000);
    await settled(order);
    expect(await api.find(order.id)).toMatchObject({
      refundablePaise: 349_900,
      returnedPaise: 50_000,
    });
    expect(await api.refund(order.id, 349_901, notYetBegun)).toBe('too much');
    expect(await store.orders.findOrder(order.id)).toMatchObject({ state: 'paid', doubt: null });
    expect(await api.refund(order.id, 349_900, notYetBegun)).toBe('asked');
  });

  it('that nobody has paid is not paid back, and does not come before a person', async () => {
    const order = await makesOrder(store);
    await expect(apiOn(store).refund(order.id, 100, notYetBegun)).rejects.toMatchObject({
      status: 400,
    });
    expect(await store.orders.findOrder(order.id)).toMatchObject({ state: 'made', doubt: null });
  });

  it('changes its course once, though two grant it at the same moment', async () => {
    const order = await paid();
    const change = {
      ask: 'change',
      startsOn: '2999-01-01',
      endsOn: '2999-03-01',
      alternativeEndsOn: '2999-03-15',
    } as const;
    expect(await apiOn(store).answer(order.id, change)).toMatchObject({ isAllowed: true });
    const another = await opened.another();
    const granted = await Promise.allSettled(
      [store, another, store].map((on) => apiOn(on).grant(order.id, change)),
    );
    expect(granted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(granted.filter(({ status }) => status === 'rejected')).toEqual(
      [1, 2].map(() => ({ status: 'rejected', reason: expect.objectContaining({ status: 400 }) })),
    );
    expect(await audited(order)).toMatchObject([
      { type: 'order.granted', what: { ask: 'change' } },
    ]);
  });

  describe('that a colleague has done something with in the same second', () => {
    const move = { ask: 'move', startsOn: '2999-01-01', newStart: '2999-02-01' } as const;
    const change = {
      ask: 'change',
      startsOn: '2999-01-01',
      endsOn: '2999-03-01',
      alternativeEndsOn: '2999-03-15',
    } as const;
    /** The colleague comes between what the API reads and what it writes. */
    const overtaken = <Name extends 'grant' | 'askRefund'>(
      name: Name,
      by: () => Promise<unknown>,
    ) => {
      const { [name]: write } = store.orders;
      let isFirst = true;
      const late = async (...given: unknown[]) => {
        if (isFirst) await by();
        isFirst = false;
        return (write as (...given: unknown[]) => unknown)(...given);
      };
      return apiOn({ ...store, orders: { ...store.orders, [name]: late } });
    };

    it('is asked about anew before something is granted: what stays allowed is noted', async () => {
      const order = await paid();
      await overtaken('grant', () => apiOn(store).grant(order.id, change)).grant(order.id, move);
      expect((await audited(order)).map(({ what }) => what.ask)).toEqual(['change', 'move']);
    });

    it('is asked about anew before something is granted: what is not allowed any more is not', async () => {
      const order = await paid();
      const api = overtaken('grant', () => apiOn(store).grant(order.id, change));
      await expect(api.grant(order.id, change)).rejects.toMatchObject({ status: 400 });
      expect(await audited(order)).toHaveLength(1);
    });

    it('is paid back once', async () => {
      const order = await paid();
      const api = overtaken('askRefund', () => apiOn(store).refund(order.id, 200, notYetBegun));
      expect(await api.refund(order.id, 100, notYetBegun)).toBe('late');
      expect(await store.orders.findOrder(order.id)).toMatchObject({ refund: { paise: 200 } });
    });

    it('is paid back no more than is left then', async () => {
      const order = await paid();
      const api = overtaken('askRefund', () => goesBack(store, order, 50_000));
      expect(await api.refund(order.id, 399_900, notYetBegun)).toBe('too much');
      expect(await store.orders.findOrder(order.id)).toMatchObject({ state: 'paid', refund: null });
    });
  });

  it('tells once that somebody has settled it, with what they found', async () => {
    const order = await paid();
    await apiOn(store).settle(order.id, { ...nothingSeen, note: 'A discount that was agreed' });
    const { happened } = await apiOn(store).find(order.id);
    expect(happened.slice(2)).toMatchObject([
      { type: 'order.doubt-settled', who: owner.id, what: { note: 'A discount that was agreed' } },
    ]);
  });

  it('is not settled by who has not seen what came up meanwhile', async () => {
    const order = await paid();
    const api = apiOn(store);
    await goesBack(store, order, 50_000);
    const { seen } = await api.find(order.id);
    await paysAgain(store, order);
    const settling = { note: 'A discount', seen, isRefund: false };
    expect(await api.settle(order.id, settling)).toBe('changed');
    expect(await store.orders.findOrder(order.id)).toMatchObject({ doubt: 'paid twice' });
    expect(await audited(order)).toEqual([]);
    const now = (await api.find(order.id)).seen;
    expect(await api.settle(order.id, { ...settling, seen: now })).toBe('settled');
    expect(await api.settle(order.id, { ...settling, seen: now })).toBe('changed');
    expect(await audited(order)).toHaveLength(1);
  });

  it('is not settled by who has seen the same kind of doubt, about another payment', async () => {
    const order = await paid();
    const api = apiOn(store);
    await paysAgain(store, order, 'pay_second');
    const { seen } = await api.find(order.id);
    await paysAgain(store, order, 'pay_third');
    const settling = { note: 'The second was paid back', seen, isRefund: false };
    expect(await api.settle(order.id, settling)).toBe('changed');
    expect(await store.orders.findOrder(order.id)).toMatchObject({ doubt: 'paid twice' });
  });

  it('is not made refunded by what went back, while a refund that was asked for is under way', async () => {
    const order = await paid();
    const api = apiOn(store);
    await api.refund(order.id, 100_000, notYetBegun);
    await goesBack(store, order, 50_000);
    const { seen, discrepancies } = await api.find(order.id);
    expect(discrepancies).toMatchObject([{ todo: expect.stringMatching(/^Another refund/) }]);
    const settling = { note: 'Why', seen, isRefund: true };
    expect(await api.settle(order.id, settling)).toBe('no refund');
    expect(await store.orders.findOrder(order.id)).toMatchObject({
      state: 'refunding',
      doubt: 'paid back elsewhere',
    });
  });

  it('is made refunded by who settles it so, with one entry of the audit', async () => {
    const order = await paid();
    const api = apiOn(store);
    await goesBack(store, order, 50_000);
    const { seen } = await api.find(order.id);
    expect(await api.settle(order.id, { note: 'In cash', seen, isRefund: true })).toBe('settled');
    expect(await api.find(order.id)).toMatchObject({
      state: 'refunded',
      doubt: null,
      discrepancies: [],
      happened: [
        { type: 'order.made' },
        { type: 'order.paid' },
        { type: 'order.doubt' },
        { type: 'order.refunded', who: owner.id },
        { type: 'order.doubt-settled', who: owner.id },
      ],
    });
    expect(await audited(order)).toEqual([
      {
        type: 'order.settled',
        who: owner.id,
        what: { doubt: 'paid back elsewhere', isRefund: true },
      },
    ]);
  });

  const shownDiscrepancy = (order: Order, doubt: Discrepancy) => {
    const what = { doubt, fact: { kind: 'paid', paymentId: 'pay_2', paise: 100, currency: 'USD' } };
    const of = { id: 'e', orderId: order.id, at: new Date(), who: 'w', type: 'order.doubt' };
    return discrepanciesShown(order, [{ ...of, what }])[0];
  };

  it.each(discrepancies)(
    'says what to do about "%s" without a word of the terminal',
    async (doubt) => {
      const shown = shownDiscrepancy(await paid(), doubt);
      expect(shown?.todo).toMatch(/\w+/);
      expect(JSON.stringify(shown)).not.toMatch(/npm run|--|reconcile|undefined/);
    },
  );

  it.each<[Discrepancy, RegExp]>([
    ['link refused', /^Mend what is refused.*“Check payment” tries at once/],
    ['refund failed', /^Ask for it again under “What the terms say”/],
    ['paid back elsewhere', /^If that was the refund of this order, say so when you settle it/],
    ['paid twice', /^Pay pay_2 back in the payment provider's dashboard/],
  ])('names for "%s" what stands on its page', async (doubt, todo) => {
    expect(shownDiscrepancy(await paid(), doubt)?.todo).toMatch(todo);
  });
});

onBothEngines('an order of another payment mode', (open) => {
  let opened: Opened;
  let store: Store;
  let owner: Staff;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await joins(store, 'owner');
  });
  afterAll(() => opened.close());

  it('is not refunded, asked about or settled as refunded, and its page says which keys it needs', async () => {
    const order = await paysForOrder(store);
    await goesBack(store, order, 100);
    await store.orders.setOffers([sampleOffer], 'test');
    const api = openOrdersApi(store, owner);
    expect((await api.find(order.id)).foreign).toContain('RAZORPAY_KEY_ID=rzp_live_…');
    expect(await api.refund(order.id, 299_900, notYetBegun)).toBe('foreign');
    expect(await api.reconcile(order.id)).toBe('foreign');
    expect(await api.allowSecond(order.id)).toBe('foreign');
    const { seen } = await api.find(order.id);
    const settling = { note: 'Looked at', seen, isRefund: true };
    expect(await api.settle(order.id, settling)).toBe('foreign');
    expect(await store.orders.findOrder(order.id)).toMatchObject({ state: 'paid', voucher: null });
    expect(await api.settle(order.id, { ...settling, isRefund: false })).toBe('settled');
    await store.orders.withdrawOffers();
    expect((await api.find(order.id)).foreign).not.toBeNull();
    await store.orders.setOffers([sampleOffer], 'live');
    expect((await api.find(order.id)).foreign).toBeNull();
    expect(await api.refund(order.id, 299_900, notYetBegun)).toBe('asked');
  });
});
