import type { OrderEvent } from './order-port.ts';

/** Of everything that happened to an order, the discrepancies that nobody has looked at, and that did not end by themselves. */
export function openDiscrepancies(events: readonly OrderEvent[]): OrderEvent[] {
  let open: OrderEvent[] = [];
  for (const event of events) {
    if (event.type === 'order.doubt') open.push(event);
    if (event.type === 'order.doubt-settled') open = [];
    if (event.what.over) open = open.filter(({ what }) => what.doubt !== event.what.over);
  }
  return open;
}
