import type { OrderEvent } from '#database/orders/order.ts';

/**
 * Leaves out the event "order made" if a member of staff made the order. The database writes that event for every
 * order, but the event `order.made-at-desk` tells more: it has the member and the sum.
 */
export function omitDuplicateOrderEvent(events: readonly OrderEvent[]): OrderEvent[] {
  const atDesk = events.find(({ type }) => type === 'order.made-at-desk');
  return atDesk === undefined ? [...events] : events.filter(({ type }) => type !== 'order.made');
}
