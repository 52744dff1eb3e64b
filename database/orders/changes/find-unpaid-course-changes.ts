import type { OrderState } from '#domain/orders/order-states.ts';
import type { DeskTransaction } from '../../desk/desk-transaction.ts';

/**
 * Finds the unpaid orders for a change of this order's course. After a refund request or a refund, nobody may get
 * another course for the price of a change, so the caller withdraws them.
 */
export async function findUnpaidCourseChanges(
  { database, trx }: DeskTransaction,
  orderId: string,
  state: OrderState,
): Promise<{ id: string }[]> {
  if (state !== 'refunding' && state !== 'refunded') return [];
  return trx
    .selectFrom('orders')
    .select('id')
    .where('change_of', '=', orderId)
    .where((eb) => eb(database.unindexed(eb.ref('state')), 'in', ['made', 'offered']))
    .orderBy('id')
    .execute();
}
