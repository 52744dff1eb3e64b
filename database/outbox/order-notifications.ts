import type { Batch } from './outbox-port.ts';

/** What the entries of a batch say of orders; nothing where they say nothing of any. */
export function notificationsOfOrders(
  entries: readonly { type: string; subject: string }[],
): Pick<Batch, 'orders'> {
  const orders = entries
    .filter(({ type }) => type.startsWith('order.'))
    .map(({ type, subject }) => ({ type, orderId: subject }));
  return orders.length === 0 ? {} : { orders };
}
