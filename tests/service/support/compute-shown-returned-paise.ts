import type { Order } from '#database/orders/order.ts';
import type { OrderPort } from '#database/orders/order-port.ts';
import { findInstalmentPlan } from '#service/desk/api/order/make-hand-payments-and-instalments-api.ts';
import { moneyOfOrderOrPlan } from '#service/desk/api/order/money-of-order-or-plan.ts';

/**
 * The paise that the page of this order shows as already returned. The desk sends this number with the next refund, so
 * that the store can refuse a refund that was decided on an outdated page.
 */
export const computeShownReturnedPaise = async (orders: OrderPort, order: Order): Promise<number> =>
  moneyOfOrderOrPlan(order, await findInstalmentPlan(orders, order)).returnedPaise;
