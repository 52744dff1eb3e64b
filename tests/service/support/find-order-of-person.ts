import type { Order } from '#database/orders/order.ts';
import type { OrderReadPort, PayerContact } from '#database/orders/order-port.ts';

type Orders = Pick<OrderReadPort, 'recentOrderIdOfPerson' | 'findOrder'>;

/** Finds the order of a person for an offer as the service finds it after an enrolment; null if there is none. */
export async function findOrderOfPerson(
  orders: Orders,
  person: PayerContact,
  offer: string | null,
  batch?: string | null,
): Promise<Order | null> {
  const id = await orders.recentOrderIdOfPerson(person, offer, batch);
  return id === null ? null : orders.findOrder(id);
}
