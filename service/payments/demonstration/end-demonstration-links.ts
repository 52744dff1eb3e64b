import type { OrderPort } from '#database/orders/order-port.ts';
import { everyOrder } from '../../every-order.ts';
import { isDemonstrationLink } from './demonstration-bank.ts';

/** Where a real provider has taken its place, the bank's page is gone: who enrols again gets another order. */
export async function endDemonstrationLinks(
  orders: Pick<OrderPort, 'listOrders' | 'applyFact'>,
): Promise<void> {
  for await (const { id, link } of everyOrder(orders, { state: 'offered' }))
    if (link !== null && isDemonstrationLink(link.id))
      await orders.applyFact(id, { kind: 'cancelled' }, 'worker');
}
