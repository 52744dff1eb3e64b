import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import { type DiscrepancyKind, discrepancyKinds } from '#domain/orders/order-states.ts';
import {
  enrolAndPay,
  enrolWithoutPaying,
  makeTestOrdersApi,
  otherOffer,
  reportFailedRefund,
  reportRefundMadeAtProvider,
  reportSecondPayment,
  storePaidOrderAndOtherOffer,
} from '../../../../tests/service/support/desk-orders.ts';
import {
  type OpenedStore,
  onDeskEngine,
} from '../../../../tests/service/support/on-both-engines.ts';
import { storeStaffMember } from '../../../../tests/service/support/staff-and-enquiries.ts';
import { sampleOfferOnSale } from '../../../../tests/service/support/store-paid-order.ts';
import { describeOpenDiscrepancies } from './describe-open-discrepancies.ts';

const notYetBegun = { ask: 'refund', startsOn: '2999-01-01', hadLmsAccess: false } as const;

onDeskEngine('an order at the desk', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await storeStaffMember(store, 'owner');
  });
  afterAll(() => opened.close());

  const apiOn = (on: Store) => makeTestOrdersApi(on, owner);
  const paid = () => enrolAndPay(store);
  const settled = ({ id }: Order) => store.orders.settleDiscrepancy(id, 'terminal', 'Looked at');
  const audited = async ({ id }: Order) =>
    (await store.desk.eventsOf([id])).map(({ type, who, what }) => ({ type, who, what }));

  it('is never refunded, asked about or settled without an audit entry, even if the service stops right after', async () => {
    const order = await paid();
    await reportSecondPayment(store, order);
    const stops = () => Promise.reject(new Error('The service has stopped.'));
    const stopping = apiOn({ ...store, desk: { ...store.desk, recordEvent: stops } });
    const { seen } = await stopping.find(order.id);
    await stopping.settle(order.id, { seen, isRefund: false, note: 'Looked at' });
    await stopping.reconcile(order.id);
    expect(await stopping.refund(order.id, 299_900, notYetBegun, 'As agreed with her', 0)).toBe(
      'asked',
    );
    const asked = {
      ...notYetBegun,
      paise: 299_900,
      ruleSays: 399_900,
      reason: 'As agreed with her',
    };
    expect(await audited(order)).toEqual([
      { type: 'order.settled', who: owner.id, what: { doubt: 'paid twice' } },
      { type: 'order.asked about', who: owner.id, what: {} },
      { type: 'order.refund asked', who: owner.id, what: asked },
    ]);
  });

  it('that was refunded before is not reported as refunded again', async () => {
    const order = await paid();
    expect(await apiOn(store).refund(order.id, 100, notYetBegun, 'As agreed with her', 0)).toBe(
      'asked',
    );
    expect(await apiOn(store).refund(order.id, 100, notYetBegun, 'As agreed with her', 0)).toBe(
      'late',
    );
    expect(await audited(order)).toHaveLength(1);
  });

  it('can be refunded again when the refund has failed', async () => {
    const order = await paid();
    const api = apiOn(store);
    await api.refund(order.id, 100_000, notYetBegun, 'As agreed with her', 0);
    expect(await api.find(order.id)).toMatchObject({ refundablePaise: 0 });
    await reportFailedRefund(store, order);
    expect(await api.find(order.id)).toMatchObject({
      refundablePaise: 399_900,
      refund: { paise: 100_000, hasFailed: true },
    });
    expect(await api.refund(order.id, 100_000, notYetBegun, 'As agreed with her', 0)).toBe('asked');
  });

  it('refunds no more than the remaining amount; asking for more raises no discrepancy', async () => {
    const order = await paid();
    const api = apiOn(store);
    await reportRefundMadeAtProvider(store, order, 50_000);
    await settled(order);
    expect(await api.find(order.id)).toMatchObject({
      refundablePaise: 349_900,
      returnedPaise: 50_000,
    });
    expect(await api.refund(order.id, 349_901, notYetBegun, 'As agreed with her', 50_000)).toBe(
      'too much',
    );
    expect(await store.orders.findOrder(order.id)).toMatchObject({
      state: 'paid',
      discrepancy: null,
    });
    expect(await api.refund(order.id, 349_900, notYetBegun, 'As agreed with her', 50_000)).toBe(
      'asked',
    );
  });

  it('that is unpaid is not refunded, and raises no discrepancy', async () => {
    const order = await enrolWithoutPaying(store);
    await expect(
      apiOn(store).refund(order.id, 100, notYetBegun, 'As agreed with her', 0),
    ).rejects.toMatchObject({
      status: 400,
    });
    expect(await store.orders.findOrder(order.id)).toMatchObject({
      state: 'made',
      discrepancy: null,
    });
  });

  it('changes its course once, even if two members grant it at the same moment', async () => {
    const order = await storePaidOrderAndOtherOffer(store);
    const change = {
      ask: 'change',
      toOffer: otherOffer.slug,
      startsOn: '2999-01-01',
      endsOn: '2999-03-01',
      alternativeEndsOn: '2999-03-15',
    } as const;
    expect(await apiOn(store).answer(order.id, change)).toMatchObject({ isAllowed: true });
    const another = await opened.openAnother();
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

  describe('with an act of a colleague in the same second', () => {
    const move = { ask: 'move', startsOn: '2999-01-01', newStart: '2999-02-01' } as const;
    const change = {
      ask: 'change',
      toOffer: otherOffer.slug,
      startsOn: '2999-01-01',
      endsOn: '2999-03-01',
      alternativeEndsOn: '2999-03-15',
    } as const;
    /** Lets a colleague change the order between the read and the write of the API. */
    const overtaken = <Name extends 'recordGrantedRequest' | 'changeCourse' | 'requestRefund'>(
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

    it('is checked again before a grant: a grant that is still allowed is recorded', async () => {
      const order = await storePaidOrderAndOtherOffer(store);
      await overtaken('recordGrantedRequest', () => apiOn(store).grant(order.id, change)).grant(
        order.id,
        move,
      );
      expect((await audited(order)).map(({ what }) => what.ask)).toEqual(['change', 'move']);
    });

    it('is checked again before a grant: a grant that is not allowed any more is refused', async () => {
      const order = await storePaidOrderAndOtherOffer(store);
      const api = overtaken('changeCourse', () => apiOn(store).grant(order.id, change));
      await expect(api.grant(order.id, change)).rejects.toMatchObject({ status: 400 });
      expect(await audited(order)).toHaveLength(1);
    });

    it('is refunded once', async () => {
      const order = await paid();
      const api = overtaken('requestRefund', () =>
        apiOn(store).refund(order.id, 200, notYetBegun, 'As agreed with her', 0),
      );
      expect(await api.refund(order.id, 100, notYetBegun, 'As agreed with her', 0)).toBe('late');
      expect(await store.orders.findOrder(order.id)).toMatchObject({ refund: { paise: 200 } });
    });

    it('is not refunded if money went back on the provider’s page', async () => {
      const order = await paid();
      const api = overtaken('requestRefund', () =>
        reportRefundMadeAtProvider(store, order, 50_000),
      );
      expect(await api.refund(order.id, 100_000, notYetBegun, 'As agreed with her', 0)).toBe(
        'late',
      );
      expect(await store.orders.findOrder(order.id)).toMatchObject({ state: 'paid', refund: null });
    });
  });

  it('records once that a member has settled it, with their finding', async () => {
    const order = await paid();
    await reportSecondPayment(store, order);
    const { seen } = await apiOn(store).find(order.id);
    const settling = { seen, isRefund: false, note: 'A discount that was agreed' };
    await apiOn(store).settle(order.id, settling);
    const { history } = await apiOn(store).find(order.id);
    expect(history.slice(3)).toMatchObject([
      { type: 'order.doubt-settled', who: owner.id, what: { note: 'A discount that was agreed' } },
    ]);
  });

  it('refuses to settle when a new discrepancy was raised meanwhile', async () => {
    const order = await paid();
    const api = apiOn(store);
    await reportRefundMadeAtProvider(store, order, 50_000);
    const { seen } = await api.find(order.id);
    await reportSecondPayment(store, order);
    const settling = { note: 'A discount', seen, isRefund: false };
    expect(await api.settle(order.id, settling)).toBe('changed');
    expect(await store.orders.findOrder(order.id)).toMatchObject({ discrepancy: 'paid twice' });
    expect(await audited(order)).toEqual([]);
    const now = (await api.find(order.id)).seen;
    expect(await api.settle(order.id, { ...settling, seen: now })).toBe('settled');
    expect(await api.settle(order.id, { ...settling, seen: now })).toBe('changed');
    expect(await audited(order)).toHaveLength(1);
  });

  it('refuses to settle when the same kind of discrepancy was raised for another payment', async () => {
    const order = await paid();
    const api = apiOn(store);
    await reportSecondPayment(store, order, 'pay_second');
    const { seen } = await api.find(order.id);
    await reportSecondPayment(store, order, 'pay_third');
    const settling = { note: 'The second was paid back', seen, isRefund: false };
    expect(await api.settle(order.id, settling)).toBe('changed');
    expect(await store.orders.findOrder(order.id)).toMatchObject({ discrepancy: 'paid twice' });
  });

  it('is not set to refunded by a refund at the provider while a requested refund is under way', async () => {
    const order = await paid();
    const api = apiOn(store);
    await api.refund(order.id, 100_000, notYetBegun, 'As agreed with her', 0);
    await reportRefundMadeAtProvider(store, order, 50_000);
    const { seen, discrepancies } = await api.find(order.id);
    expect(discrepancies).toMatchObject([{ todo: expect.stringMatching(/^Another refund/) }]);
    const settling = { note: 'Why', seen, isRefund: true };
    expect(await api.settle(order.id, settling)).toBe('no refund');
    expect(await store.orders.findOrder(order.id)).toMatchObject({
      state: 'refunding',
      discrepancy: 'paid back elsewhere',
    });
  });

  it('is set to refunded by the member who settles it so, with one audit entry', async () => {
    const order = await paid();
    const api = apiOn(store);
    await reportRefundMadeAtProvider(store, order, 50_000);
    const { seen } = await api.find(order.id);
    expect(await api.settle(order.id, { note: 'In cash', seen, isRefund: true })).toBe('settled');
    expect(await api.find(order.id)).toMatchObject({
      state: 'refunded',
      discrepancy: null,
      discrepancies: [],
      history: [
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

  const shownDiscrepancy = (order: Order, discrepancy: DiscrepancyKind) => {
    const what = {
      doubt: discrepancy,
      fact: { kind: 'paid', paymentId: 'pay_2', paise: 100, currency: 'USD' },
    };
    const of = { id: 'e', orderId: order.id, at: new Date(), who: 'w', type: 'order.doubt' };
    return describeOpenDiscrepancies(order, [{ ...of, what }], null)[0];
  };

  it.each(discrepancyKinds)(
    'states what to do about "%s" without mentioning the terminal',
    async (discrepancy) => {
      const shown = shownDiscrepancy(await paid(), discrepancy);
      expect(shown?.todo).toMatch(/\w+/);
      expect(JSON.stringify(shown)).not.toMatch(/npm run|--|reconcile|undefined/);
    },
  );

  it.each<[DiscrepancyKind, RegExp]>([
    ['link refused', /^Mend what is refused.*“Check payment” tries at once/],
    ['refund failed', /^Ask for it again under “What the terms say”/],
    ['paid back elsewhere', /^If that was the refund of this order, say so when you settle it/],
    ['paid twice', /^Pay pay_2 back in the payment provider's dashboard/],
  ])('names for "%s" what stands on its page', async (discrepancy, todo) => {
    const order = { ...(await paid()), returnedPaise: 100 };
    expect(shownDiscrepancy(order, discrepancy)?.todo).toMatch(todo);
  });
});

onDeskEngine('an order of another payment mode', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await storeStaffMember(store, 'owner');
  });
  afterAll(() => opened.close());

  it('is not refunded, asked about or settled as refunded without keys, and its page names the missing keys', async () => {
    const order = await enrolAndPay(store);
    await reportRefundMadeAtProvider(store, order, 100);
    await store.orders.setOffers([sampleOfferOnSale], 'test');
    const api = makeTestOrdersApi(store, owner);
    expect((await api.find(order.id)).foreign).toContain('RAZORPAY_KEY_ID=rzp_live_…');
    expect(await api.refund(order.id, 299_900, notYetBegun, 'As agreed with her', 0)).toBe(
      'foreign',
    );
    expect(await api.reconcile(order.id)).toBe('foreign');
    expect(await api.allowSecondOrder(order.id)).toBe('foreign');
    const { seen } = await api.find(order.id);
    const settling = { note: 'Looked at', seen, isRefund: true };
    expect(await api.settle(order.id, settling)).toBe('foreign');
    expect(await store.orders.findOrder(order.id)).toMatchObject({ state: 'paid', voucher: null });
    expect(await api.settle(order.id, { ...settling, isRefund: false })).toBe('settled');
    await store.orders.withdrawOffers();
    expect((await api.find(order.id)).foreign).not.toBeNull();
    await store.orders.setOffers([sampleOfferOnSale], 'live');
    expect((await api.find(order.id)).foreign).toBeNull();
    expect(await api.refund(order.id, 299_900, notYetBegun, 'As agreed with her', 100)).toBe(
      'asked',
    );
  });
});
