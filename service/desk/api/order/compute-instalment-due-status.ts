import type { Order } from '#database/orders/order.ts';
import type { ListedOrder } from '#desk/api-types/order-details.ts';
import { isLaterInstalment } from '#domain/orders/instalments.ts';

/**
 * What lists show about an instalment. `asksOn` is the due day of a later instalment that has no payment link yet,
 * otherwise null. `isMissed` says whether the instalment was not paid in time.
 */
export const computeInstalmentDueStatus = (
  order: Order,
): Pick<ListedOrder, 'asksOn' | 'isMissed'> => ({
  asksOn:
    order.state === 'made' && isLaterInstalment(order) ? (order.instalment?.dueOn ?? null) : null,
  isMissed: order.instalment?.missedAt != null,
});
