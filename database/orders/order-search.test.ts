/**
 * Tests the texts that accounts staff type into the search for orders, as they find them in mails, bank pages and
 * files, or hear them on the phone.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totalRefundedPaise } from '#domain/orders/order-states.ts';
import { onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import { sampleOfferOnSale } from '../../tests/service/support/store-paid-order.ts';
import type { Store } from '../store.ts';
import type { Order } from './order.ts';

onBothEngines('a search for an order', (open) => {
  let store: Store;
  let paid: Order;
  /** Fills one store for all tests of a suite, because a search changes nothing. */
  const fillStore = () => {
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ store, close } = await open());
      const { orders } = store;
      await orders.setOffers([sampleOfferOnSale], 'live');
      await enrol('Ashwini.Rao+fees@Example.com', 'Ashwini Raó', '+91 98765 43210');
      const [order] = (await orders.listOrders({})) as [Order];
      await enrol('ravi.9@example.org', 'Ravi Kumar', '8123456780');
      const link = { id: 'plink_Ab1', url: 'https://rzp.example/i/aB3', expiresAt: null };
      await orders.noteLink(order.id, link);
      await orders.applyFact(
        order.id,
        { kind: 'payment failed', paymentId: 'pay_No7' },
        'provider',
      );
      await report(order.id, 'pay_Ab1');
      await report(order.id, 'pay_Twice9');
      for (const refundId of ['rfnd_First1', 'rfnd_Second2']) await refundPart(order.id, refundId);
      paid = (await orders.findOrder(order.id)) as Order;
    });
    afterAll(() => close());
  };

  const enrol = (email: string, name: string, mobile: string) =>
    store.insertAsVisitor({
      table: 'enrollments',
      row: { name, email, mobile, offer: sampleOfferOnSale.slug },
      idempotencyKey: null,
    });
  const report = (id: string, paymentId: string) =>
    store.orders.applyFact(
      id,
      { kind: 'paid', paymentId, paise: 399_900, currency: 'INR' },
      'provider',
    );
  async function refundPart(id: string, refundId: string): Promise<void> {
    const { orders } = store;
    const back = totalRefundedPaise((await orders.findOrder(id)) as Order);
    const { order } = await orders.requestRefund(id, 100_000, 'asha', back);
    await orders.storeRefundId(id, `${order.refund?.key}`, refundId);
    const fact = { paymentId: 'pay_Ab1', refundId, paise: 100_000 };
    await orders.applyFact(id, { kind: 'refunded', ...fact }, 'provider');
  }
  const find = async (search: string) =>
    (await store.orders.listOrders({ search })).map(({ id }) => id);

  const persons = [
    ['the name', 'Ashwini Raó'],
    ['a part of the name', 'shwini'],
    ['the mail address', 'Ashwini.Rao+fees@Example.com'],
    ['the mail address in small letters', 'ashwini.rao+fees@example.com'],
    ['a link to the mail address', 'mailto:ashwini.rao+fees@example.com'],
    ['the mail address as a mail program copies it', 'Ashwini <ashwini.rao+fees@example.com>'],
    ['a part of the mail address', 'rao+fees'],
    ['name and number', 'ashwini 98765'],
    ['the number', '9876543210'],
    ['the number in groups', '98765 43210'],
    ['the number with a zero', '098765-43210'],
    ['the number with the code of India', '+91-98765-43210'],
    ['the number with the code in brackets', '(+91) 98765 43210'],
    ['the number with the code and a zero', '+91 (0) 98765 43210'],
    ['the number with the code as it is dialled', '0091 98765 43210'],
    ['the number in Hindi digits', '९८७६५४३२१०'],
    ['a link to the number', 'tel:+919876543210'],
    ['the end of the number', '43210'],
  ] as const;

  describe('before its words are written', () => {
    fillStore();

    it.each([
      ['the id of its payment', () => 'pay_Ab1'],
      ['the id with spaces around it', () => '  pay_Ab1 '],
      ['the id of a second payment', () => 'pay_Twice9'],
      ['the id of a payment that failed', () => 'pay_No7'],
      ['the id of its link', () => 'plink_Ab1'],
      ['the address of its link', () => 'https://rzp.example/i/aB3'],
      ['the id of an earlier refund', () => 'rfnd_First1'],
      ['the id of its latest refund', () => 'rfnd_Second2'],
      ['its own id, which is the reference at the provider', () => paid.id],
      ['its own id in capitals', () => paid.id.toUpperCase()],
      [
        'the address of its page, as the learner sends it',
        () => `https://miranaya.example/enroll-form/status?order=${paid.id}.${'a'.repeat(32)}`,
      ],
      ['the number of its receipt', () => `${paid.receipt?.number}`],
      ['the number of its receipt in small letters', () => `${paid.receipt?.number.toLowerCase()}`],
      ['the name of the file of its receipt', () => `${paid.receipt?.number.replaceAll('/', '-')}`],
      ['that name with its ending', () => `${paid.receipt?.number.replaceAll('/', '-')}.pdf`],
      ['the number of the voucher of an earlier refund', () => `${paid.vouchers[0]?.number}`],
      ['the number of its latest voucher', () => `${paid.vouchers[1]?.number}`],
    ])('finds it by %s', async (_, typed) => {
      expect(await find(typed())).toEqual([paid.id]);
    });

    it.each(persons)('finds it by %s', async (_, typed) => {
      expect(await find(typed)).toEqual([paid.id]);
    });

    it.each([
      'pay_Ab',
      'pay_ab1',
      '%',
      'pay_%',
      'MIR',
      'rfnd_',
      'other@example.com',
      'ashwini 81234',
      'Utr 019aa000-0000-7000-8000-000000000001',
      '"pay_Ab1"',
    ])('finds nothing by %s', async (typed) => {
      expect(await find(typed)).toEqual([]);
    });
  });

  describe('once its words are written', () => {
    fillStore();
    beforeAll(() => store.desk.indexNew(100));

    it.each([
      ...persons,
      ['the name in another spelling', 'Ashvini'],
      ['the name in Devanagari', 'अश्विनी'],
      ['both names in another spelling', 'aswini raao'],
    ] as const)('finds it by %s', async (_, typed) => {
      expect(await find(typed)).toEqual([paid.id]);
    });
  });
});
