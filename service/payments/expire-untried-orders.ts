import type { OrderPort } from '#database/orders/order-port.ts';
import { firstUuidAt } from '#database/uuid-v7.ts';
import { isBlockedAsSecond } from '#domain/order-states.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';
import { readEveryOrder } from './read-every-order.ts';

/** Only orders older than a day are expired: a new enrolment after that time creates another order anyway. */
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Expires orders that are more than a day old and for which no payment link was ever tried. Where payments are
 * offered, a link is tried within seconds, so no worker ever handled such an order. The visitor was sent to another
 * payment page and may have paid there, and must not get a mail that asks for money. The age is read from the id,
 * because a released enrolment keeps its original time. Resolves with the number of expired orders.
 */
export async function expireUntriedOrders(
  orders: Pick<OrderPort, 'listOrders' | 'applyFact'>,
  mode: PaymentMode,
  now: number,
): Promise<number> {
  let ended = 0;
  const old = { state: 'made', before: firstUuidAt(now - dayMs) } as const;
  for await (const order of readEveryOrder(orders, old)) {
    const { id, mode: itsMode, offerTries, instalment } = order;
    // An order that asks its visitor a question first has no link either. It waits for the answer and does not expire
    // here.
    if (itsMode !== mode || offerTries > 0 || isBlockedAsSecond(order)) continue;
    // A later instalment has no link before its time, although its learner has already paid for the place.
    if (instalment !== null && instalment.position > 1) continue;
    await orders.applyFact(id, { kind: 'expired' }, 'worker');
    ended += 1;
  }
  return ended;
}
