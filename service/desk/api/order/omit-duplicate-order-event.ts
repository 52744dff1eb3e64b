import type { OrderEvent } from '#database/orders/order.ts';

/** The events that say that a member of staff made the order. They name the member and the sum to be paid. */
const staffMadeEventTypes = ['order.made-at-desk', 'order.changes-course'];

/**
 * Leaves out the event "order made" if a member of staff made the order. The database writes this event for every
 * order, as an act of the visitor; for a change of course, the event has the whole fee instead of the sum to be paid.
 */
export function omitDuplicateOrderEvent(events: readonly OrderEvent[]): OrderEvent[] {
  const isMadeByStaff = events.some(({ type }) => staffMadeEventTypes.includes(type));
  return isMadeByStaff ? events.filter(({ type }) => type !== 'order.made') : [...events];
}
