import type { OrderPort } from '#database/orders/order-port.ts';
import { orderPageRows } from '#office/page-rows.ts';
import { isDemonstrationLink } from './demonstration-bank.ts';

/** Where a real provider has taken its place, the bank's page is gone: who enrols again gets another order. */
export async function endDemonstrationLinks(
  orders: Pick<OrderPort, 'listOrders' | 'applyFact'>,
): Promise<void> {
  for (let before: string | undefined; ; ) {
    const page = await orders.listOrders({ state: 'offered', ...(before ? { before } : {}) });
    for (const { id, link } of page)
      if (link !== null && isDemonstrationLink(link.id))
        await orders.applyFact(id, { kind: 'cancelled' }, 'worker');
    before = page.at(-1)?.id;
    if (page.length < orderPageRows) return;
  }
}
