import type { OrderEvent } from '#database/orders/order.ts';

/**
 * Leaves out the event "a visitor made the order" where a member of staff made the order: the database writes
 * that event for every order. The event of the member has their name and the sum.
 */
export function hideVisitorEvent(events: readonly OrderEvent[]): OrderEvent[] {
  const atDesk = events.find(({ type }) => type === 'order.made-at-desk');
  return atDesk === undefined ? [...events] : events.filter(({ type }) => type !== 'order.made');
}
