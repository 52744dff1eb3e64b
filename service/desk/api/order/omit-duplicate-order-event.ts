import type { OrderEvent } from '#database/orders/order.ts';

/** The events of an order that a member of staff made. They have the member, and the sum that is to be paid. */
const madeByStaff = ['order.made-at-desk', 'order.changes-course'];

/**
 * Leaves out the event "order made" if a member of staff made the order. The database writes that event for every
 * order, as an event of the visitor. For a change of course, it even has the whole fee, and not the sum to pay.
 */
export function omitDuplicateOrderEvent(events: readonly OrderEvent[]): OrderEvent[] {
  const isMadeByStaff = events.some(({ type }) => madeByStaff.includes(type));
  return isMadeByStaff ? events.filter(({ type }) => type !== 'order.made') : [...events];
}
