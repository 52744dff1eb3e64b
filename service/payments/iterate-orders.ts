import type { Order } from '#database/orders/order.ts';
import type { OrderReadPort } from '#database/orders/order-port.ts';
import { orderRowsPerPage } from '#domain/rows-per-page.ts';

type ListOrdersFilter = Parameters<OrderReadPort['listOrders']>[0];

/**
 * Yields all orders that the filter finds, newest first, and reads them page by page. If an order changes meanwhile, no
 * other order is skipped or repeated.
 */
export async function* iterateOrders(
  orders: Pick<OrderReadPort, 'listOrders'>,
  filter: ListOrdersFilter,
): AsyncGenerator<Order> {
  for (let { before } = filter; ; ) {
    const page = await orders.listOrders({ ...filter, before });
    yield* page;
    before = page.at(-1)?.id;
    if (page.length < orderRowsPerPage) return;
  }
}
