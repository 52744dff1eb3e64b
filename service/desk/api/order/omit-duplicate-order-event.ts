import type { OrderEvent } from '#database/orders/order.ts';

/**
 * If a member of staff made the order, leaves out the event "a visitor made the order", which the database writes for
 * every order. The member's own event stays; it has the member's name and the sum.
 */
export function omitDuplicateOrderEvent(events: readonly OrderEvent[]): OrderEvent[] {
  const atDesk = events.find(({ type }) => type === 'order.made-at-desk');
  return atDesk === undefined ? [...events] : events.filter(({ type }) => type !== 'order.made');
}
