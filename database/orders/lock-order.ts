import type { Transaction } from 'kysely';
import type { DeskDatabase } from '../connection/desk-database.ts';
import type { DeskDatabaseTables } from '../connection/desk-database-tables.ts';
import type { Order } from './order.ts';
import { selectOrders, toOrder } from './order-record.ts';

type Work = { database: DeskDatabase; trx: Transaction<DeskDatabaseTables> };

/** Locks and reads the order. Throws if the order does not exist. */
export async function lockOrder({ database, trx }: Work, id: string): Promise<Order> {
  // A write that changes nothing locks the row on both engines before it is read.
  await trx
    .updateTable('orders')
    .set({ offer_slug: (eb) => eb.ref('offer_slug') })
    .where('id', '=', id)
    .execute();
  const record = await selectOrders(database, trx).where('orders.id', '=', id).executeTakeFirst();
  if (!record) throw new Error(`There is no order ${id}.`);
  return toOrder(record, database);
}
