/**
 * The money received for an order or a plan of instalments, how much of it can be refunded, and on the page of which
 * order.
 */
import type { Order } from '#database/orders/order.ts';
import type { InstalmentPlan } from '#desk/api/order-details.ts';
import { isLaterInstalment } from '#domain/orders/instalments.ts';
import { receivedPaise } from '#domain/orders/listed-order-state-and-sums.ts';
import { refundablePaise, totalRefundedPaise } from '#domain/orders/order-states.ts';

/**
 * The money received, refunded and still refundable: for an order, or for the whole plan if the order is its first
 * instalment.
 */
export const moneyOfOrderOrPlan = (order: Order, plan: InstalmentPlan | null) =>
  plan !== null && plan.firstId === order.id
    ? plan
    : {
        receivedPaise: receivedPaise(order),
        returnedPaise: totalRefundedPaise(order),
        refundablePaise: refundablePaise(order),
      };

/**
 * Whether a refund is requested on the order's own page. Refunds of a plan are requested on the page of its first
 * order, but a failed refund is requested again where it failed.
 */
export const isRefundedOnOwnPage = (order: Order): boolean =>
  !isLaterInstalment(order) || order.state === 'refunding';
