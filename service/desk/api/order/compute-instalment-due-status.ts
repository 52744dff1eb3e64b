import type { Order } from '#database/orders/order.ts';
import type { ListedOrder } from '#desk/api/order-details.ts';
import { isLaterInstalment } from '#domain/orders/instalments.ts';

/**
 * Describes an instalment for lists. `asksOn` is the day on which a later instalment is due; null for the first
 * instalment, and once the order has a link, is paid or has ended. `isMissed` says whether the due day was missed.
 */
export const computeInstalmentDueStatus = (
  order: Order,
): Pick<ListedOrder, 'asksOn' | 'isMissed'> => ({
  asksOn:
    order.state === 'made' && isLaterInstalment(order) ? (order.instalment?.dueOn ?? null) : null,
  isMissed: order.instalment?.missedAt != null,
});
