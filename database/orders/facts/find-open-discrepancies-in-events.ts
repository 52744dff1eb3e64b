import type { OrderEvent } from '../order.ts';

/** Selects the events of open discrepancies: those that nobody settled and that did not resolve themselves. */
export function findOpenDiscrepanciesInEvents(events: readonly OrderEvent[]): OrderEvent[] {
  let open: OrderEvent[] = [];
  for (const event of events) {
    if (event.type === 'order.doubt') open.push(event);
    if (event.type === 'order.doubt-settled') open = [];
    if (event.what.over) open = open.filter(({ what }) => what.doubt !== event.what.over);
  }
  return open;
}
