import type { Order } from '#database/orders/order.ts';
import { isLaterInstalment } from '#domain/orders/instalments.ts';
import { isPaidOrLater } from '#domain/orders/order-states.ts';

/** Whether the batch of the order is cancelled. True even if the order has lost its place in the batch. */
export const isBatchCancelled = ({ seat }: Order): boolean => seat?.batch?.state === 'cancelled';

/**
 * Whether the order is unpaid and its batch was cancelled, so that we no longer ask for the payment, although its link
 * may still work. False for a later instalment, which has to be paid all the same.
 */
export const isUnpaidInCancelledBatch = (order: Order): boolean =>
  !isPaidOrLater(order.state) && !isLaterInstalment(order) && isBatchCancelled(order);
