import type { OrderEvent } from '#database/orders/order-port.ts';

/**
 * The database writes that a visitor made an order, whoever did. What staff made says so itself, by name, and takes the
 * sum along.
 */
export function withoutVisitor(events: readonly OrderEvent[]): OrderEvent[] {
  const atDesk = events.find(({ type }) => type === 'order.made-at-desk');
  return atDesk === undefined ? [...events] : events.filter(({ type }) => type !== 'order.made');
}
