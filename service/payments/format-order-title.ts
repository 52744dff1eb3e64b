import { formatDay } from '#contract/text/format-day.ts';
import type { Order } from '#database/orders/order.ts';
import { courseStartOf } from './course-start-and-payment-link-expiry.ts';
import { isBatchCancelled } from './is-batch-cancelled.ts';

/** Names what an order asks money for: "MERN Stack", or "MERN Stack, instalment 2 of 3". */
export const formatOrderTitle = ({
  offer,
  instalment,
}: Pick<Order, 'offer' | 'instalment'>): string =>
  instalment === null
    ? offer.title
    : `${offer.title}, instalment ${instalment.position} of ${instalment.count}`;
/** Formats the offer, with the first day if the order's batch takes place: "MERN Stack, from 1 December 2026". */
export function formatEnrolmentTitle(order: Order): string {
  const day = order.seat === null || isBatchCancelled(order) ? null : courseStartOf(order);
  return day === null
    ? formatOrderTitle(order)
    : `${formatOrderTitle(order)}, from ${formatDay(day)}`;
}
