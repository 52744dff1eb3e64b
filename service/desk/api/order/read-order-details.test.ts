import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { usualInstalmentDates } from '#domain/orders/instalments.ts';
import {
  enrolAndPay,
  enrolWithoutPaying,
  makeTestOrdersApi,
  reportRefund,
  reportRefundMadeAtProvider,
  reportSecondPayment,
} from '../../../../tests/service/support/desk-orders.ts';
import {
  type OpenedStore,
  onDeskEngine,
} from '../../../../tests/service/support/on-both-engines.ts';
import { storeStaffMember } from '../../../../tests/service/support/staff-and-enquiries.ts';
import { sampleOfferOnSale } from '../../../../tests/service/support/store-paid-order.ts';

const notYetBegun = { ask: 'refund', startsOn: '2999-01-01', hadLmsAccess: false } as const;
const dated = {
  ...sampleOfferOnSale,
  facts: {
    kind: 'workshop',
    registrationChargePaise: 100_000,
    refund: 'Ask a week before.',
    start: { at: 'dates', startDate: '2027-01-05', endDate: '2027-01-09' },
  },
};

onDeskEngine('the details of an order', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let accounts: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    accounts = await storeStaffMember(store, 'accounts');
  });
  afterAll(() => opened.close());

  const now = async ({ id }: Order) => (await store.orders.findOrder(id)) as Order;
  const sheetOf = ({ id }: Order) => makeTestOrdersApi(store, accounts).find(id);

  /** Divides the order into two instalments and pays the first. Resolves with the order of the second. */
  async function payFirstInstalment(whole: Order): Promise<Order> {
    const dates = usualInstalmentDates(indianDay(new Date()), 2).slice(1);
    const planned = await store.orders.replaceWithInstalments(whole.id, dates, accounts.id);
    if (planned.at !== 'made') throw new Error(`The order is not divided: ${planned.at}.`);
    const { id, amountPaise: paise } = await now({ id: planned.orderId } as Order);
    const payment = { paymentId: `pay_${id}`, paise, currency: 'INR' };
    await store.orders.applyFact(id, { kind: 'paid', ...payment }, 'provider');
    return (await store.orders.readInstalmentPlan(id))[1]?.order as Order;
  }

  describe('shows', () => {
    it('the receipt of the order that was paid before, in the sentence about the second payment', async () => {
      const first = await enrolWithoutPaying(store);
      const second = await enrolWithoutPaying(store, { email: `${first.payer?.email}` });
      for (const { id } of [first, second]) {
        const payment = { paymentId: `pay_${id}`, paise: first.amountPaise, currency: 'INR' };
        await store.orders.applyFact(id, { kind: 'paid', ...payment }, 'provider');
      }
      const { receipt, payer } = await sheetOf(first);
      expect(receipt).toMatch(/\d/);
      const [shown] = (await sheetOf(second)).discrepancies;
      expect(shown?.what).toContain(
        `for the same offer before (receipt ${receipt}, ${payer}), and`,
      );
      expect(shown?.what).not.toContain(first.id);
    });

    it('the payer, the link, and what the offer said when the order was made', async () => {
      const { id } = await enrolAndPay(store, dated);
      const order = await now({ id } as Order);
      expect(await sheetOf(order)).toMatchObject({
        id,
        enquiryId: order.enrolmentId,
        payer: order.payer?.name,
        email: order.payer?.email,
        phone: order.payer?.phone,
        link: null,
        paidAt: order.paidAt,
        paymentId: `pay_${id}`,
        refund: null,
        receipt: order.receipt?.number,
        receiptAt: order.receipt?.issuedAt,
        vouchers: [],
        startsOn: '2027-01-05',
        registrationChargePaise: 100_000,
        refundSentence: 'Ask a week before.',
        seen: { discrepancy: null, raised: 0 },
      });
      expect(order.payer?.email).toMatch(/@/);
      expect(order.receipt?.issuedAt).toBeInstanceOf(Date);
    });

    it('the link while it can be paid, and no payment before there is one', async () => {
      const order = await enrolWithoutPaying(store);
      const link = { id: 'plink_1', url: '/pay?link=1', expiresAt: new Date(4e12) };
      await store.orders.noteLink(order.id, link);
      expect(await sheetOf(order)).toMatchObject({
        state: 'offered',
        link: { url: 'https://site.example/pay?link=1', expiresAt: link.expiresAt },
        paidAt: null,
        paymentId: null,
        receipt: null,
        receiptAt: null,
        vouchers: [],
      });
    });

    it('messages with the link to send, only while the order can be paid', async () => {
      const order = await enrolWithoutPaying(store);
      expect((await sheetOf(order)).paymentLinkMessages).toEqual([]);
      const link = { id: 'plink_2', url: '/pay?link=2', expiresAt: new Date(4e12) };
      await store.orders.noteLink(order.id, link);
      const { paymentLinkMessages } = await sheetOf(order);
      expect(paymentLinkMessages.map(({ channel }) => channel).toSorted()).toEqual([
        'mail',
        'whatsapp',
      ]);
      expect(paymentLinkMessages[0]?.body).toContain('here: https://site.example/pay?link=2');
    });

    it('no start if the offer has none, or if an earlier release stored something else', async () => {
      const withStart = (start: unknown) =>
        enrolAndPay(store, { ...sampleOfferOnSale, facts: { ...sampleOfferOnSale.facts, start } });
      expect((await sheetOf(await enrolAndPay(store))).startsOn).toBeNull();
      const onRequest = { at: 'request', sentence: 'On a call.' };
      expect((await sheetOf(await withStart(onRequest))).startsOn).toBeNull();
      expect((await sheetOf(await withStart({ startDate: 5 }))).startsOn).toBeNull();
    });

    it('the state of a refund', async () => {
      const order = await enrolAndPay(store);
      const api = makeTestOrdersApi(store, accounts);
      await api.refund(order.id, 100_000, notYetBegun, 'As agreed with her', 0);
      const { refund } = await now(order);
      const sheet = await sheetOf(order);
      expect(sheet.history.map(({ type }) => type)).toEqual([
        'order.made',
        'order.paid',
        'order.refund asked',
      ]);
      expect(sheet.refund).toEqual({
        key: refund?.key,
        paise: 100_000,
        isSent: false,
        hasFailed: false,
      });
      await store.orders.storeRefundId(order.id, refund?.key ?? '', 'rfnd_sent');
      expect((await sheetOf(order)).refund).toMatchObject({ isSent: true });
      await reportRefund(store, order, 'rfnd_sent');
      const { voucher } = await now(order);
      expect(await sheetOf(order)).toMatchObject({
        state: 'refunded',
        refund: null,
        vouchers: [{ number: voucher?.number, paise: 100_000, record: null }],
        refundablePaise: 299_900,
      });
      expect(voucher?.number).toMatch(/\d/);
    });

    it('every open discrepancy, and how many were raised', async () => {
      const order = await enrolAndPay(store);
      await reportSecondPayment(store, order, 'pay_second');
      await reportRefundMadeAtProvider(store, order, 50_000);
      const { discrepancies, seen } = await sheetOf(order);
      expect(discrepancies.map(({ did }) => did)).toEqual([
        'paid twice',
        "was paid back on the payment provider's page",
      ]);
      expect(seen).toEqual({ discrepancy: 'paid back elsewhere', raised: 2 });
    });

    it('the events in their order, from the provider and from the desk', async () => {
      const order = await enrolAndPay(store);
      const api = makeTestOrdersApi(store, accounts);
      await api.reconcile(order.id);
      await reportSecondPayment(store, order);
      const { seen } = await sheetOf(order);
      await api.settle(order.id, { note: 'Paid back', seen, isRefund: false });
      const { history } = await sheetOf(order);
      const times = history.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(history.map(({ type }) => type).sort()).toEqual([
        'order.asked about',
        'order.doubt',
        'order.doubt-settled',
        'order.made',
        'order.paid',
      ]);
      expect(history).toContainEqual(
        expect.objectContaining({ type: 'order.asked about', who: accounts.id }),
      );
    });

    // The following test has to be the last one, because it creates a batch for the offer, which is sold only with a
    // batch from then on.
    it('that the batch was cancelled, in which no new link can be made', async () => {
      const later = await payFirstInstalment(await enrolWithoutPaying(store));
      const order = await enrolWithoutPaying(store);
      const plan = {
        offer: order.offer.slug,
        startsOn: '2099-01-05',
        endsOn: '2099-02-06',
        days: ['mon' as const],
        from: '16:00',
        to: '18:00',
        language: 'en' as const,
        mentor: 'Asha Rao',
        seats: 5,
        earlyPrice: null,
      };
      const saving = { who: accounts.id, isOffer: () => true, feePaise: null };
      const saved = await store.batches.saveBatch(null, plan, 'open', { ...saving, version: null });
      if (saved.at !== 'saved') throw new Error('The batch is not saved.');
      const { id, version } = saved.batch;
      expect((await sheetOf(order)).moves).toMatchObject([{ id }]);
      // The place belongs to the order of the first instalment.
      expect((await sheetOf(later)).moves).toEqual([]);
      await store.batches.moveOrder(order.id, id, accounts.id);
      await store.orders.applyFact(order.id, { kind: 'cancelled' }, 'provider');
      expect(await sheetOf(order)).toMatchObject({
        batch: { id, isCancelled: false },
        canBeRenewed: true,
      });
      await store.batches.saveBatch(id, plan, 'cancelled', { ...saving, version });
      expect(await sheetOf(order)).toMatchObject({
        batch: { id, isCancelled: true },
        canBeRenewed: false,
        moves: [],
      });
    });
  });
});
