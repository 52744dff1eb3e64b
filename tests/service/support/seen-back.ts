import type { Order } from '#database/orders/order.ts';
import type { OrderPort } from '#database/orders/order-port.ts';
import { readInstalmentPlan } from '#service/desk/api/order/hand-payments-api.ts';
import { moneyOfOrderOrPlan } from '#service/desk/api/order/refundable-money.ts';

/** The sum that the page of this order says went back before: what a member sends with the next refund. */
export const seenBack = async (orders: OrderPort, order: Order): Promise<number> =>
  moneyOfOrderOrPlan(order, await readInstalmentPlan(orders, order)).returnedPaise;
