import type { Order } from '#database/orders/order-port.ts';
import type { Store } from '#database/store.ts';
import type { OrderState } from '#office/order-states.ts';

/** Newest first, read page by page. */
export async function* everyOrder(
  { orders }: Store,
  filter: { state?: OrderState; withDoubt?: boolean },
): AsyncGenerator<Order> {
  let before: string | undefined;
  for (;;) {
    const page = await orders.listOrders(before === undefined ? filter : { ...filter, before });
    yield* page;
    before = page.at(-1)?.id;
    if (before === undefined) return;
  }
}
