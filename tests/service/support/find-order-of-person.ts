import type { Order } from '#database/orders/order.ts';
import type { OrderListPort, PayerContact } from '#database/orders/order-port.ts';

type Orders = Pick<OrderListPort, 'orderIdOfPerson' | 'findOrder'>;

/** The whole order whose id the service looks up after an enrolment. */
export async function findOrderOfPerson(
  orders: Orders,
  person: PayerContact,
  offer: string | null,
  batch?: string | null,
): Promise<Order | null> {
  const id = await orders.orderIdOfPerson(person, offer, batch);
  return id === null ? null : orders.findOrder(id);
}
