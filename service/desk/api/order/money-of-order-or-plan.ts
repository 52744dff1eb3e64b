/** Says how much money was received and can be refunded for an order or an instalment plan, and on which page. */
import type { Order } from '#database/orders/order.ts';
import type { InstalmentPlan } from '#desk/api-types/order-details.ts';
import { isLaterInstalment } from '#domain/orders/instalments.ts';
import { receivedPaise } from '#domain/orders/listed-order-state-and-sums.ts';
import { refundablePaise, totalRefundedPaise } from '#domain/orders/order-states.ts';

/**
 * The money received, refunded and still refundable. For the first order of an instalment plan, these are the sums of
 * the whole plan; for any other order, only its own.
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
 * Whether a refund is requested on this order's own page. A plan is refunded on the page of its first order. Exception:
 * the page of a later instalment in the state `refunding`, because a failed refund is requested again there.
 */
export const isRefundedOnOwnPage = (order: Order): boolean =>
  !isLaterInstalment(order) || order.state === 'refunding';
