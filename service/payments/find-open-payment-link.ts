import type { Order } from '#database/orders/order.ts';
import type { Paise } from '#domain/money/money.ts';
import { isBlockedAsSecondOrder } from '#domain/orders/order-states.ts';
import { isUnpaidInCancelledBatch } from './is-batch-cancelled.ts';

/**
 * Whether a message may ask the visitor to pay this order. After a payment of a wrong amount, for example, no message
 * may ask, because a member of staff writes to the visitor.
 */
export const mayAskForPayment = (order: Order): boolean =>
  order.state === 'offered' &&
  order.discrepancy === null &&
  !isBlockedAsSecondOrder(order) &&
  !isUnpaidInCancelledBatch(order);

/**
 * The address at which the order can be paid now, for a message to its visitor. Null if no message may ask for the
 * payment, or if the link has expired.
 */
function addressOfOpenLink(
  order: Order,
  { now, siteUrl }: { now: number; siteUrl: string | URL },
): string | null {
  const { link } = order;
  if (link === null || !mayAskForPayment(order)) return null;
  if (link.expiresAt !== null && link.expiresAt.getTime() <= now) return null;
  return new URL(link.url, siteUrl).href;
}

/**
 * What a message needs to ask for a payment. `feePaise` is the price of the order, which may be an early price. It is
 * null for an instalment, because the message then names the offer's whole fee.
 */
export type OpenPaymentLink = { link: string; feePaise: Paise | null };

/**
 * Returns the open payment link of this order, and the fee that a message names. Null if no message may ask for the
 * payment, or if the link has expired.
 */
export function findOpenPaymentLink(
  order: Order,
  options: { now: number; siteUrl: string | URL },
): OpenPaymentLink | null {
  const link = addressOfOpenLink(order, options);
  if (link === null) return null;
  return { link, feePaise: order.instalment === null ? order.amountPaise : null };
}
