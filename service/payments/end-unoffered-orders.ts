import type { OrderPort } from '#database/orders/order-port.ts';
import { firstUuidAt } from '#database/uuid-v7.ts';
import { asksFirst } from '#domain/order-states.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';
import { everyOrder } from './every-order.ts';

/** Enrolling again after that makes another order anyway. */
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Where payments are made here, a link is tried for within seconds. An order for which none was tried in a day came
 * while nobody looked after it: its visitor was led elsewhere, may have paid there, and must not be asked for the money
 * by a mail. By its id, which has the time when it came to be: an enrolment that was quarantined is as old as it was
 * when it is let in. Resolves with how many ended.
 */
export async function endUnofferedOrders(
  orders: Pick<OrderPort, 'listOrders' | 'applyFact'>,
  mode: PaymentMode,
  now: number,
): Promise<number> {
  let ended = 0;
  const old = { state: 'made', before: firstUuidAt(now - dayMs) } as const;
  for await (const order of everyOrder(orders, old)) {
    const { id, mode: itsMode, offerTries } = order;
    // One that asks first was looked after: it waits for its visitor.
    if (itsMode !== mode || offerTries > 0 || asksFirst(order)) continue;
    await orders.applyFact(id, { kind: 'expired' }, 'worker');
    ended += 1;
  }
  return ended;
}
