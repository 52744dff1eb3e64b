/** Tests the sentences that describe each discrepancy, with facts of the payment provider and a real store. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '#database/open-store.ts';
import type { Order } from '#database/orders/order.ts';
import type { Store } from '#database/store.ts';
import type { OrderFact } from '#domain/orders/decide-order-step.ts';
import { findOrderOfPerson } from '../../../tests/service/support/find-order-of-person.ts';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { makeEnrolment } from '../../../tests/service/support/make-submissions.ts';
import {
  sampleOfferOnSale,
  storePaidOrder,
} from '../../../tests/service/support/store-paid-order.ts';
import { describeOrdersToHandle } from './describe-orders-to-handle.ts';

describe('the description of a discrepancy for staff', () => {
  const folder = makeScratchFolder();
  let store: Store;
  let n = 0;
  let order: Order;
  beforeAll(async () => {
    store = await openStore({ databaseUrl: null, dataDir: folder.path });
    await store.orders.setOffers([sampleOfferOnSale], 'live');
  });
  afterAll(async () => {
    await store.close();
    folder.remove();
  });

  const hear = (fact: OrderFact) => store.orders.applyFact(order.id, fact, 'provider');
  const paid = (paymentId: string, paise: number, currency = 'INR') =>
    hear({ kind: 'paid', paymentId, paise, currency });
  const goesBack = (paise: number, refundId: string) =>
    hear({ kind: 'refunded', paymentId: order.paymentId ?? '', refundId, paise });
  /** Returns the lines that describe the discrepancy. */
  const read = async (): Promise<string[]> => {
    const news = [{ type: 'order.doubt', orderId: order.id }];
    const texts = await describeOrdersToHandle(news, store.orders, '');
    return texts
      .flatMap(({ headline, what, todo }) => [headline, what, todo])
      .map((line) => line.replaceAll(order.id, '<id>'));
  };

  describe('before it is paid', () => {
    /** Lets somebody enrol with the mail address and number of this test, and returns their order. */
    async function enrol(name: string): Promise<Order> {
      const submission = makeEnrolment(n, { name, offer: sampleOfferOnSale.slug });
      await store.insertAsVisitor(submission);
      const { email, mobile } = submission.row;
      const person = { email: `${email}`, phone: `${mobile}` };
      return (await findOrderOfPerson(store.orders, person, sampleOfferOnSale.slug)) as Order;
    }
    beforeEach(async () => {
      n += 1;
      order = await enrol('Ravi');
    });

    it('names a payment by hand by its way and reference, as the page of the order does', async () => {
      const slip = { way: 'cash', reference: 'Slip 18', movedOn: '2026-11-20' } as const;
      await store.orders.recordPayment(order.id, { ...slip, paise: 399_900 }, 'asha');
      await paid('pay_link', 399_900);
      expect((await read())[1]).toBe(
        '₹3,999 came by pay_link, and cash (Slip 18) had paid the order before.',
      );
    });

    it('explains why there is no payment link, in the words of the last refusal, and when it is tried again', async () => {
      const refuse = async (reason: string) => {
        await hear({ kind: 'link refused' });
        await store.orders.postponeLinkRetry(order.id, new Date(), reason);
      };
      await refuse('Razorpay answers 401: Authentication failed');
      await refuse('Razorpay answers 400: The contact is not valid');
      expect(await read()).toEqual([
        'Ravi has no way to pay',
        'The payment provider refuses to make the payment link (Razorpay answers 400: The contact is not valid). Who enrolled reads that the link is being prepared and comes by mail.',
        'Mend what is refused: often the keys, or a phone number or address that the provider does not take. It is tried again at every start of the service, and once a day for a week; “Check payment” tries at once. Where it cannot be mended, call, and settle it with a note.',
      ]);
      await store.orders.requestRefund(order.id, 100, 'asha', 0);
      expect((await read())[1]).toContain('(Razorpay answers 400: The contact is not valid)');
    });

    it('gives no reason if the provider has given none', async () => {
      await hear({ kind: 'link refused' });
      expect((await read())[1]).toBe(
        'The payment provider refuses to make the payment link. Who enrolled reads that the link is being prepared and comes by mail.',
      );
    });

    it('states which sum was paid instead of the fee', async () => {
      await paid('pay_less', 399_800);
      expect(await read()).toEqual([
        'Ravi paid another amount',
        '₹3,998 came by pay_less, and the fee is ₹3,999. The order stays as it is.',
        "Pay it back in the payment provider's dashboard, or agree on the rest; then settle it with a note.",
      ]);
    });

    it('states in which other currency it was paid', async () => {
      await paid('pay_abroad', 399_900, 'USD');
      expect(await read()).toEqual([
        'Ravi paid in another currency',
        'pay_abroad came in USD, and the fee is ₹3,999. The order stays as it is.',
        "Pay it back in the payment provider's dashboard; then settle it with a note.",
      ]);
    });

    it('names the order that was paid before by its receipt and its payer', async () => {
      const first = await paid('pay_first', 399_900);
      order = await enrol('Sunita');
      await paid('pay_second', 399_900);
      const number = first.order.receipt?.number;
      expect(number).toMatch(/\d/);
      const [headline, what] = await read();
      expect(headline).toBe('Sunita paid for the same a second time');
      expect(what).toBe(
        `₹3,999 came by pay_second. The same address or number had paid for the same offer before (receipt ${number}, Ravi), and nobody has said that this one is for somebody else. It is paid, and has its receipt.`,
      );
    });

    it('states that a refund was requested without a payment', async () => {
      await store.orders.requestRefund(order.id, 100, 'asha', 0);
      expect(await read()).toEqual([
        'Ravi was to be paid back, and has not paid',
        'A refund was asked for. The order stays as it is.',
        'Look who asked for it, and settle it with a note.',
      ]);
    });
  });

  describe('after it is paid', () => {
    beforeEach(async () => {
      n += 1;
      order = await storePaidOrder(store, n);
    });
    const ask = async (paise: number, refundId: string) => {
      const { order: asked } = await store.orders.requestRefund(order.id, paise, 'asha', 0);
      await store.orders.storeRefundId(order.id, asked.refund?.key ?? '', refundId);
    };

    it('states which of two payments was the second, and which one stays', async () => {
      await paid('pay_again', 399_900);
      expect(await read()).toEqual([
        `Ravi ${n} paid twice`,
        '₹3,999 came by pay_again, and pay_<id> had paid the order before.',
        "Pay pay_again back in the payment provider's dashboard, and leave the other one; then settle it with a note.",
      ]);
    });

    it('states which other sum was refunded than requested', async () => {
      await ask(200_000, 'rfnd_1');
      await goesBack(199_900, 'rfnd_1');
      expect(await read()).toEqual([
        `Ravi ${n} was paid back another amount`,
        '₹1,999 went back, and ₹2,000 was asked for. The order stays as it is.',
        "Compare with the payment provider's dashboard, and settle it with a note.",
      ]);
    });

    it('states that more was requested than was left, because a partial refund was reported late', async () => {
      await goesBack(100_000, 'rfnd_part');
      await store.orders.settleDiscrepancy(order.id, 'asha', 'A discount.');
      await store.orders.requestRefund(order.id, 399_900, 'asha', 100_000);
      expect(await read()).toEqual([
        `Ravi ${n} was to be paid back more than is left`,
        'A refund of ₹3,999 was asked for, and ₹2,999 is left of what was paid. Nothing of it went back. The order stays as it is.',
        "Compare with the payment provider's dashboard, and settle it with a note.",
      ]);
    });

    it('states that nothing was refunded, and how another refund is made', async () => {
      await ask(250_000, 'rfnd_2');
      await hear({ kind: 'refund failed', refund: 'rfnd_2' });
      expect(await read()).toEqual([
        `Ravi ${n} was not paid back: the refund failed`,
        'The payment provider says that the refund of ₹2,500 failed. Nothing went back. The order stays as it is.',
        "Ask for it again under “What the terms say”, which makes a new one, or pay it back in the payment provider's dashboard: that is noted by itself.",
      ]);
    });

    it('states what was refunded without a request here, and how to settle it', async () => {
      await goesBack(50_000, 'rfnd_3');
      expect(await read()).toEqual([
        `Ravi ${n} was paid back on the payment provider's page`,
        '₹500 went back of pay_<id>, and nobody asked for it here. The order stays as it is.',
        'If that was the refund of this order, say so when you settle it: it is refunded then, and gets its voucher. If it was something else, settle it without; the rest can still be refunded.',
      ]);
    });
  });
});
