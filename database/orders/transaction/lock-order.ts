import type { Transaction } from 'kysely';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import type { Order } from '../order.ts';
import { selectOrders, toOrder } from '../order-record.ts';

type Work = { database: KyselyDatabase; trx: Transaction<AllTables> };

/** Locks and reads an order. Throws an error if the order does not exist. */
export async function lockOrder({ database, trx }: Work, id: string): Promise<Order> {
  // An update without a change locks the row on both engines, before the order is read.
  await trx
    .updateTable('orders')
    .set({ offer_slug: (eb) => eb.ref('offer_slug') })
    .where('id', '=', id)
    .execute();
  const record = await selectOrders(database, trx).where('orders.id', '=', id).executeTakeFirst();
  if (!record) throw new Error(`There is no order ${id}.`);
  return toOrder(record, database);
}
