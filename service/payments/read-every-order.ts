import type { Order } from '#database/orders/order.ts';
import type { OrderListPort } from '#database/orders/order-port.ts';
import { orderRowsPerPage } from '#domain/rows-per-page.ts';

type Filter = Parameters<OrderListPort['listOrders']>[0];

/** Yields orders, newest first, page by page. If an order changes meanwhile, the others keep their page. */
export async function* readEveryOrder(
  orders: Pick<OrderListPort, 'listOrders'>,
  filter: Filter,
): AsyncGenerator<Order> {
  for (let { before } = filter; ; ) {
    const page = await orders.listOrders({ ...filter, before });
    yield* page;
    before = page.at(-1)?.id;
    if (page.length < orderRowsPerPage) return;
  }
}
