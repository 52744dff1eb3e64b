import { setTimeout as delay } from 'node:timers/promises';
import { openStore } from '#database/open-store.ts';
import type { PaymentProvider } from '#service/payments/payment-provider.ts';
import { OrderWorkLoops } from '#service/payments/worker/order-work-loops.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { sampleOfferOnSale } from '../../tests/service/support/store-paid-order.ts';
import type { FaultOutcome } from './fault-outcome.ts';

const silentLog = { error: () => {}, warn: () => {}, info: () => {} };
const longestMs = 5_000;

/**
 * The bank takes `slowMs` for each call about a refund. The payment link of an enrolment that arrives meanwhile
 * must not wait for these calls.
 */
export async function enrolDuringSlowRefunds(
  dataDir: string,
  refunds: number,
  slowMs: number,
): Promise<FaultOutcome> {
  const store = await openStore({ databaseUrl: null, dataDir });
  const { orders } = store;
  await orders.setOffers([sampleOfferOnSale], 'demonstration');
  const enrol = async (n: number) => {
    const row = makeEnrolment(n, { offer: sampleOfferOnSale.slug });
    await store.insertAsVisitor(row);
    const [order] = await orders.listOrders({});
    if (!order) throw new Error('There is no order.');
    return order;
  };
  const toRefund = new Set<string>();
  for (let n = 0; n < refunds; n += 1) {
    const { id, amountPaise } = await enrol(n);
    const paid = { paymentId: `pay_${n}`, paise: amountPaise, currency: 'INR' } as const;
    await orders.applyFact(id, { kind: 'paid', ...paid }, 'provider');
    await orders.requestRefund(id, amountPaise, 'terminal', 0);
    toRefund.add(id);
  }
  let slowCalls = 0;
  const slowly = async () => {
    slowCalls += 1;
    await delay(slowMs);
  };
  const provider = {
    mode: 'demonstration',
    offerPayment: async ({ id }: { id: string }) => ({
      id: `plink_${id}`,
      url: 'https://pay.example/1',
      expiresAt: null,
    }),
    stateOf: async (reference: string) => {
      if (toRefund.has(reference)) await slowly();
      return null;
    },
    refund: async (paymentId: string) => {
      await slowly();
      return { refundId: `rfnd_${paymentId}`, isDone: true };
    },
  };
  const worker = new OrderWorkLoops({
    orders,
    provider: provider as unknown as PaymentProvider,
    now: Date.now,
    log: silentLog as never,
    returnTo: () => new URL('https://miranaya.example/'),
    pollMs: 50,
  });
  worker.start();
  await delay(200);
  const started = performance.now();
  const newcomer = await enrol(refunds);
  await worker.nudge(newcomer);
  const waitedMs = Math.round(performance.now() - started);
  const hasLink = (await orders.findOrder(newcomer.id))?.state === 'offered';
  const wereSlow = slowCalls;
  let refunded = 0;
  for (let n = 0; n < 600 && refunded < refunds; n += 1) {
    await delay(100);
    refunded = (await orders.listOrders({ state: 'refunded' })).length;
  }
  await worker.close();
  await store.close();
  return {
    fault: 'Slow refunds while somebody enrols',
    cycles: refunds,
    acknowledged: refunds + 1,
    found: refunded + Number(hasLink),
    lost: refunds + 1 - refunded - Number(hasLink),
    twice: 0,
    note: `the new link came after ${waitedMs} ms, with ${wereSlow} calls of ${slowMs} ms each under way; ${refunded} of ${refunds} refunds went back`,
    isGood:
      hasLink && waitedMs < Math.min(longestMs, slowMs) && wereSlow > 0 && refunded === refunds,
  };
}
