import type { OrderEvent } from '../order.ts';

/** Selects the open discrepancies of an order: nobody has settled them, and they did not resolve themselves. */
export function findOpenDiscrepanciesInEvents(events: readonly OrderEvent[]): OrderEvent[] {
  let open: OrderEvent[] = [];
  for (const event of events) {
    if (event.type === 'order.doubt') open.push(event);
    if (event.type === 'order.doubt-settled') open = [];
    if (event.what.over) open = open.filter(({ what }) => what.doubt !== event.what.over);
  }
  return open;
}
