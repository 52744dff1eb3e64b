/** What waits for a person, in the words of the mail about it. */
import { openDiscrepancies } from '#database/orders/open-discrepancies.ts';
import type { Order, OrderEvent } from '#database/orders/order-port.ts';
import type { DiscrepancyShown } from '#desk/api/orders-api.ts';
import { describeDiscrepancy } from '../../notify/describe-discrepancy.ts';

/** All that nobody has settled: a second doubt stands in the order in the place of the first. */
export function discrepanciesShown(
  order: Order,
  events: readonly OrderEvent[],
): DiscrepancyShown[] {
  return openDiscrepancies(events).map((event) => {
    const { did, what, todo } = describeDiscrepancy(event, { order, events });
    return { id: event.id, did, what, todo };
  });
}
