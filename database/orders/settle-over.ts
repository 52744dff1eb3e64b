import type { Transaction } from 'kysely';
import type { Discrepancy } from '#domain/order-states.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { discrepancyLeft } from './discrepancy-left.ts';
import { lockOrder } from './lock-order.ts';
import { noteEvent } from './note-event.ts';
import type { DeskDatabaseTables } from './order-tables.ts';

type Work = { database: DeskDatabase; trx: Transaction<DeskDatabaseTables>; now: Date };

const over: Discrepancy = 'no place left';

/** An order that was paid without a place has one: nobody has to look at that any more. */
export async function settleOver(work: Work, orderId: string, batchId: string): Promise<void> {
  const order = await lockOrder(work, orderId);
  await noteEvent(work, orderId, 'order.place-found', 'worker', { batch: batchId, over });
  if (order.doubt !== over) return;
  await work.trx
    .updateTable('orders')
    .set({ doubt: await discrepancyLeft(work, order) })
    .where('id', '=', orderId)
    .execute();
}
