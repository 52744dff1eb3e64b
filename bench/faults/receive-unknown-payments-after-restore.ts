import { setTimeout as delay } from 'node:timers/promises';
import { openStore } from '#database/open-store.ts';
import type { Store } from '#database/store.ts';
import { makeRazorpayProvider } from '#service/payments/razorpay/make-razorpay-provider.ts';
import { OrderWorkLoops } from '#service/payments/worker/order-work-loops.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { sampleOfferOnSale } from '../../tests/service/support/store-paid-order.ts';
import { emulatorKeys, RazorpayEmulator } from '../../tests/support/razorpay/razorpay-emulator.ts';
import type { FaultOutcome } from './fault-outcome.ts';

const silentLog = { error: () => {}, warn: () => {}, info: () => {} };

/**
 * Creates payment links with one database. Then an empty database takes its place, as if an older copy without these
 * orders had been restored. The bank reports each payment twice. For every third payment, it reports a refund before
 * the payment. The service must store each payment once, with its refund, and list it for staff, because it knows no
 * order for the payment. The number of payments is at most fifty, because the list shows no more.
 */
export async function receiveUnknownPaymentsAfterRestore(
  dataDir: string,
  payments: number,
): Promise<FaultOutcome> {
  const bank = await new RazorpayEmulator().start();
  const provider = makeRazorpayProvider({
    ...emulatorKeys,
    webhookSecrets: [emulatorKeys.webhookSecret],
    apiUrl: bank.url,
    now: Date.now,
  });
  const workerOf = (store: Store) =>
    new OrderWorkLoops({
      orders: store.orders,
      provider,
      now: Date.now,
      log: silentLog as never,
      returnTo: () => new URL('https://miranaya.example/'),
      pollMs: 50,
    });
  const lost = await openStore({ databaseUrl: null, dataDir: `${dataDir}-lost` });
  const restored = await openStore({ databaseUrl: null, dataDir });
  try {
    await lost.orders.setOffers([sampleOfferOnSale], 'test');
    await restored.orders.setOffers([sampleOfferOnSale], 'test');
    for (let n = 0; n < payments; n += 1)
      await lost.insertAsVisitor(makeEnrolment(n, { offer: sampleOfferOnSale.slug }));
    const first = workerOf(lost);
    first.start();
    const offered = () => lost.orders.listOrders({ state: 'offered' });
    for (let n = 0; n < 600 && (await offered()).length < payments; n += 1) await delay(50);
    await first.close();

    const second = workerOf(restored);
    second.start();
    let refundedPaise = 0;
    for (const [n, order] of (await offered()).entries()) {
      const link = bank.linkOf(order.id);
      const paid = bank.pay(link);
      const back = n % 3 === 0 ? bank.payBack(link.payments[0]?.payment_id ?? '', 100_000) : null;
      if (back !== null) refundedPaise += 100_000;
      for (const { body, headers } of [...(back === null ? [] : [back]), paid, paid]) {
        const read = provider.readEvent(Buffer.from(body), headers);
        if (read.at === 'refused') throw new Error(read.because);
        await restored.orders.storeProviderEvent({ mode: 'test', eventId: read.eventId, body });
      }
    }
    const kept = () => restored.orders.openUnmatched();
    for (let n = 0; n < 600 && (await kept()).length < payments; n += 1) await delay(50);
    await second.nudge();
    await second.close();
    const found = await kept();
    const returnedPaise = found.reduce((sum, payment) => sum + payment.returnedPaise, 0);
    const distinct = new Set(found.map(({ paymentId }) => paymentId)).size;
    return {
      fault: 'Payments of orders that a restore has forgotten',
      cycles: payments,
      acknowledged: payments,
      found: distinct,
      lost: payments - distinct,
      twice: found.length - distinct,
      note: `each told twice; ₹${returnedPaise / 100} of ₹${refundedPaise / 100} that went back, told before its payment, counted`,
      isGood: distinct === payments && found.length === payments && returnedPaise === refundedPaise,
    };
  } finally {
    await lost.close();
    await restored.close();
    await bank.close();
  }
}
