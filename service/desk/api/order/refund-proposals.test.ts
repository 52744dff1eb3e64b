import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import {
  enrolAndPay,
  enrolWithoutPaying,
  makeTestOrdersApi,
  reportRefund,
  reportRefundMadeAtProvider,
} from '../../../../tests/service/support/desk-orders.ts';
import {
  type OpenedStore,
  onDeskEngine,
} from '../../../../tests/service/support/on-both-engines.ts';
import { storeStaffMember } from '../../../../tests/service/support/staff-and-enquiries.ts';
import { sampleOfferOnSale } from '../../../../tests/service/support/store-paid-order.ts';

/** A request for which the terms give no refund, because the learner has signed in to the LMS. */
const against = { ask: 'refund', startsOn: '2999-01-01', hadLmsAccess: true } as const;
const byTerms = { ...against, hadLmsAccess: false } as const;
const seen = { discrepancy: null, raised: 0 } as const;

onDeskEngine('a refund against the terms', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let meera: StaffMember;
  let owner: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    meera = await storeStaffMember(store, 'accounts');
    owner = await storeStaffMember(store, 'owner');
    await store.desk.setSetting('refundAlonePaise', 100_000, owner.id);
  });
  afterAll(() => opened.close());

  const now = async ({ id }: Order) => (await store.orders.findOrder(id)) as Order;
  const audited = async ({ id }: Order) =>
    (await store.desk.eventsOf([id])).map(({ type, who, what }) => ({ type, who, what }));
  const proposed = async () => {
    const order = await enrolAndPay(store);
    const api = makeTestOrdersApi(store, meera);
    expect(await api.refund(order.id, 399_900, against, 'She fell ill', 0)).toBe('proposed');
    return { order, id: (await api.find(order.id)).proposal?.id ?? '' };
  };

  it('needs a reason, and does nothing without one', async () => {
    const order = await enrolAndPay(store);
    const api = makeTestOrdersApi(store, meera);
    expect(await api.refund(order.id, 50_000, against, '', 0)).toBe('no reason');
    expect((await now(order)).state).toBe('paid');
    expect(await api.refund(order.id, 50_000, against, 'A gesture', 0)).toBe('asked');
    expect(await audited(order)).toMatchObject([
      { type: 'order.refund asked', what: { paise: 50_000, ruleSays: 0, reason: 'A gesture' } },
    ]);
  });

  it('within the terms is refunded with one press, however large it is', async () => {
    const order = await enrolAndPay(store);
    expect(await makeTestOrdersApi(store, meera).refund(order.id, 399_900, byTerms, '', 0)).toBe(
      'asked',
    );
  });

  it('keeps the reason without the name of the payer', async () => {
    const order = await enrolAndPay(store);
    const name = `${order.payer?.name}`;
    await makeTestOrdersApi(store, meera).refund(order.id, 500, against, `${name} fell ill`, 0);
    expect(JSON.stringify(await audited(order))).not.toContain(name);
  });

  describe('above the owner’s limit', () => {
    it('waits for a second person, and is listed among what needs attention', async () => {
      const { order, id } = await proposed();
      const api = makeTestOrdersApi(store, meera);
      expect(await now(order)).toMatchObject({ state: 'paid', refund: null });
      expect(await api.list({ needsAttention: true })).toMatchObject([
        { id: order.id, waitsForSecondPerson: true },
      ]);
      expect(await api.confirmOrDeclineRefund(order.id, id, true, 0)).toBe('own');
      expect((await now(order)).state).toBe('paid');
      expect(
        await makeTestOrdersApi(store, owner).confirmOrDeclineRefund(order.id, id, true, 0),
      ).toBe('asked');
      expect(await now(order)).toMatchObject({ state: 'refunding', refundProposal: null });
      expect(await audited(order)).toMatchObject([
        { type: 'order.refund proposed', who: meera.id },
        {
          type: 'order.refund asked',
          who: owner.id,
          what: { paise: 399_900, reason: 'She fell ill', proposedBy: meera.id },
        },
      ]);
    });

    it('is refunded once, even if two members confirm it at the same moment', async () => {
      const { order, id } = await proposed();
      const another = await opened.openAnother();
      const third = await storeStaffMember(store, 'accounts');
      const became = await Promise.all([
        makeTestOrdersApi(store, owner).confirmOrDeclineRefund(order.id, id, true, 0),
        makeTestOrdersApi(another, third).confirmOrDeclineRefund(order.id, id, true, 0),
      ]);
      expect(became.sort()).toEqual(['asked', 'late']);
    });

    it('can be declined, or withdrawn, and proposed again', async () => {
      const { order, id } = await proposed();
      expect(
        await makeTestOrdersApi(store, meera).confirmOrDeclineRefund(order.id, id, false, 0),
      ).toBe('declined');
      expect(
        await makeTestOrdersApi(store, owner).confirmOrDeclineRefund(order.id, id, true, 0),
      ).toBe('late');
      expect(await now(order)).toMatchObject({ state: 'paid', refundProposal: null });
      const api = makeTestOrdersApi(store, meera);
      expect(await api.refund(order.id, 399_900, against, 'Again', 0)).toBe('proposed');
      expect(await api.refund(order.id, 399_900, against, 'Twice', 0)).toBe('late');
    });

    it('can be declined, but not confirmed, after the payment mode has changed', async () => {
      const { order, id } = await proposed();
      await store.orders.setOffers([sampleOfferOnSale], 'test');
      const api = makeTestOrdersApi(store, owner);
      expect(await api.confirmOrDeclineRefund(order.id, id, true, 0)).toBe('foreign');
      expect(await api.confirmOrDeclineRefund(order.id, id, false, 0)).toBe('declined');
      await store.orders.setOffers([sampleOfferOnSale], 'live');
    });

    it('ends when the amount within the terms was refunded meanwhile', async () => {
      const { order, id } = await proposed();
      expect(await makeTestOrdersApi(store, meera).refund(order.id, 399_900, byTerms, '', 0)).toBe(
        'asked',
      );
      expect(
        await makeTestOrdersApi(store, owner).confirmOrDeclineRefund(order.id, id, true, 0),
      ).toBe('late');
    });

    it('is refused to counsellors', async () => {
      const { order, id } = await proposed();
      const api = makeTestOrdersApi(store, await storeStaffMember(store, 'counsellor'));
      await expect(api.confirmOrDeclineRefund(order.id, id, true, 0)).rejects.toMatchObject({
        status: 403,
      });
    });
  });

  describe('in several parts', () => {
    const refundPart = async (order: Order, paise: number, seenBack: number) => {
      const api = makeTestOrdersApi(store, meera);
      return api.refund(order.id, paise, against, 'A part', seenBack);
    };

    it('needs a second person as soon as all of them are above the owner’s limit', async () => {
      const order = await enrolAndPay(store);
      expect(await refundPart(order, 60_000, 0)).toBe('asked');
      await reportRefund(store, order, `first_${order.id}`);
      expect(await refundPart(order, 40_000, 60_000)).toBe('asked');
      await reportRefund(store, order, `second_${order.id}`);
      expect(await refundPart(order, 100, 100_000)).toBe('proposed');
      const api = makeTestOrdersApi(store, owner);
      const { proposal } = await api.find(order.id);
      const confirm = (seenBack: number) =>
        api.confirmOrDeclineRefund(order.id, `${proposal?.id}`, true, seenBack);
      expect(await confirm(60_000)).toBe('late');
      expect(await confirm(100_000)).toBe('asked');
      await reportRefund(store, order, `third_${order.id}`);
      expect((await now(order)).vouchers.map(({ paise }) => paise)).toEqual([60_000, 40_000, 100]);
    });

    it('refunds once if the same form is sent twice, however quick the provider is', async () => {
      const order = await enrolAndPay(store);
      expect(await refundPart(order, 60_000, 0)).toBe('asked');
      expect(await refundPart(order, 60_000, 0)).toBe('late');
      await reportRefund(store, order, `once_${order.id}`);
      expect(await refundPart(order, 60_000, 0)).toBe('late');
      expect((await now(order)).vouchers).toHaveLength(1);
    });

    it('refunds one of two sums that two members ask for at the same moment', async () => {
      const order = await enrolAndPay(store);
      const another = await opened.openAnother();
      const third = await storeStaffMember(store, 'accounts');
      const became = await Promise.all([
        refundPart(order, 60_000, 0),
        makeTestOrdersApi(another, third).refund(order.id, 50_000, against, 'Another part', 0),
      ]);
      expect(became.sort()).toEqual(['asked', 'late']);
    });

    it('gives by the terms only what they still give', async () => {
      const order = await enrolAndPay(store);
      const api = makeTestOrdersApi(store, meera);
      expect(await api.refund(order.id, 99_900, byTerms, 'At first', 0)).toBe('asked');
      await reportRefund(store, order, `some_${order.id}`);
      expect(await api.refund(order.id, 300_001, byTerms, 'Too much', 99_900)).toBe('too much');
      expect(await api.refund(order.id, 300_000, byTerms, '', 99_900)).toBe('asked');
    });
  });

  it('is not confirmed by somebody whose page is from before another refund', async () => {
    const order = await enrolAndPay(store);
    expect(
      await makeTestOrdersApi(store, meera).refund(order.id, 300_000, against, 'A part', 0),
    ).toBe('proposed');
    await reportRefundMadeAtProvider(store, order, 50_000);
    const api = makeTestOrdersApi(store, owner);
    const { proposal, refundedBeforePaise } = await api.find(order.id);
    const confirm = (seenBack: number) =>
      api.confirmOrDeclineRefund(order.id, `${proposal?.id}`, true, seenBack);
    expect(await confirm(0)).toBe('late');
    expect(await store.orders.findOrder(order.id)).toMatchObject({ state: 'paid', refund: null });
    expect(refundedBeforePaise).toBe(50_000);
    expect(await confirm(refundedBeforePaise)).toBe('asked');
  });

  it('of the whole payment leaves nobody enrolled, and the list shows the remaining amount', async () => {
    const order = await enrolAndPay(store);
    const enquiry = async () => store.desk.findEnquiry(`${order.enrolmentId}`);
    expect(await enquiry()).toMatchObject({ state: 'enrolled' });
    const api = makeTestOrdersApi(store, meera);
    await api.refund(order.id, 100_000, against, 'A part', 0);
    await reportRefund(store, order, 'rfnd_part');
    expect((await api.list({ state: 'refunded' }))[0]).toMatchObject({
      paise: 399_900,
      paidBackPaise: 100_000,
    });
    expect(await enquiry()).toMatchObject({ state: 'lost', lostReason: 'paid back' });
    expect((await store.desk.eventsOf([`${order.enrolmentId}`])).at(-1)).toMatchObject({
      type: 'enquiry.paid-back',
    });
  });
});

onDeskEngine('a forged form about an order', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await storeStaffMember(store, 'owner');
  });
  afterAll(() => opened.close());

  it('settles nothing if there is nothing to settle', async () => {
    const order = await enrolAndPay(store);
    const api = makeTestOrdersApi(store, owner);
    expect(await api.settle(order.id, { note: 'x', seen, isRefund: false })).toBe('changed');
    expect(await store.desk.eventsOf([order.id])).toEqual([]);
  });

  it('is refused for an order that is not paid, or was refunded', async () => {
    const later = { ask: 'move', startsOn: '2999-01-01', newStart: '2999-02-01' } as const;
    const unpaid = await enrolWithoutPaying(store);
    const refunded = await enrolAndPay(store);
    const api = makeTestOrdersApi(store, owner);
    await api.refund(refunded.id, 399_900, byTerms, '', 0);
    await reportRefund(store, refunded, 'rfnd_all');
    for (const { id } of [unpaid, refunded])
      await expect(api.grant(id, later)).rejects.toMatchObject({ status: 400 });
  });
});
