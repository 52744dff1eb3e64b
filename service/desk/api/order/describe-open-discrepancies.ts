/** Describes the discrepancies that a person has to settle, in the same words as the mails about them. */
import { findOpenDiscrepanciesInEvents } from '#database/orders/facts/find-open-discrepancies-in-events.ts';
import type { Order, OrderEvent } from '#database/orders/order.ts';
import type { ShownDiscrepancy } from '#desk/api-types/order-details.ts';
import { describeDiscrepancy } from '../../../notify/staff-mail/describe-discrepancy.ts';

/**
 * Describes all unsettled discrepancies of an order. They are read from its events, because the order itself holds only
 * the newest discrepancy. `first` is the paid order that this order seems to repeat; null if there is none.
 */
export function describeOpenDiscrepancies(
  order: Order,
  events: readonly OrderEvent[],
  first: Order | null,
): ShownDiscrepancy[] {
  return findOpenDiscrepanciesInEvents(events).map((event) => {
    const { did, what, todo } = describeDiscrepancy(event, { order, events, first });
    return { id: event.id, did, what, todo };
  });
}
