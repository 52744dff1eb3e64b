/** What waits for a person, as the mail about it says it; what is done at the terminal is done here with other buttons. */
import { openDiscrepancies } from '#database/orders/open-discrepancies.ts';
import type { Order, OrderEvent } from '#database/orders/order-port.ts';
import type { DiscrepancyShown } from '#desk/api/orders-api.ts';
import { canBeRefunded, type Discrepancy } from '#domain/order-states.ts';
import { dashboard, describeDiscrepancy } from '../../notify/describe-discrepancy.ts';

/** All that nobody has settled: a second doubt stands in the order in the place of the first. */
export function discrepanciesShown(
  order: Order,
  events: readonly OrderEvent[],
): DiscrepancyShown[] {
  return openDiscrepancies(events).map((event) => {
    const { did, what, todo } = describeDiscrepancy(event, { order, events });
    return {
      id: event.id,
      did,
      what,
      todo: todoHere(event.what.doubt as Discrepancy, order) ?? todo,
    };
  });
}

function todoHere(doubt: Discrepancy, order: Order): string | null {
  switch (doubt) {
    case 'link refused':
      return 'Mend what is refused: often the keys, or a phone number or address that the provider does not take. It is tried again at every start of the service, and once a day for a week; “Check payment” tries at once. Where it cannot be mended, call, and settle it with a note.';
    case 'refund failed':
      return `Ask for it again under “What the terms say”, which makes a new one, or pay it back in ${dashboard}: that is noted by itself.`;
    case 'paid back elsewhere':
      return canBeRefunded(order)
        ? 'If that was the refund of this order, say so when you settle it: it is refunded then, and gets its voucher. If it was something else, settle it without; the rest can still be refunded.'
        : `Another refund of this order is under way, or was made. Compare with ${dashboard}, and settle it with a note.`;
    // What the mail about it says is enough here.
    case 'amount differs':
    case 'currency differs':
    case 'paid twice':
    case 'payment of another order':
    case 'refund without payment':
    case 'refund amount differs':
    case 'paid again':
      return null;
  }
}
