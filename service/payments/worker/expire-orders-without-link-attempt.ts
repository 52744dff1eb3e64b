import type { OrderPort } from '#database/orders/order-port.ts';
import { firstUuidAt } from '#database/uuid-v7.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import { isLaterInstalment } from '#domain/orders/instalments.ts';
import { isBlockedAsSecondOrder } from '#domain/orders/order-states.ts';
import { iterateOrders } from '../iterate-orders.ts';

/**
 * The age at which an order without an attempt to create a link expires. This does no harm, because a new enrolment
 * would create another order anyway.
 */
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Expires orders that are more than a day old and for which no payment link was ever tried. Resolves with their number.
 *
 * While payments are offered, a link is tried within seconds. So these orders were made while no payments were offered.
 * Their visitors were sent to another payment page and may have paid there, so they must not get a mail that asks for
 * money.
 *
 * The age of an order is taken from its id, which contains the time at which the order was created. The time of its
 * enrolment would be too early for an enrolment that was released from quarantine.
 */
export async function expireOrdersWithoutLinkAttempt(
  orders: Pick<OrderPort, 'listOrders' | 'applyFact'>,
  mode: PaymentProviderMode,
  now: number,
): Promise<number> {
  let ended = 0;
  const old = { state: 'made', before: firstUuidAt(now - dayMs) } as const;
  for await (const order of iterateOrders(orders, old)) {
    const { id, mode: itsMode, offerTries } = order;
    // An order also has no link while its visitor has to say whether it is for another person. Such an order is not
    // expired here.
    if (itsMode !== mode || offerTries > 0 || isBlockedAsSecondOrder(order)) continue;
    // A later instalment gets its link only when it is due. It is not expired, because its learner has already paid for
    // the place.
    if (isLaterInstalment(order)) continue;
    await orders.applyFact(id, { kind: 'expired' }, 'worker');
    ended += 1;
  }
  return ended;
}
