import type { Transaction } from 'kysely';
import type { DiscrepancyKind } from '#domain/order-states.ts';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { findRemainingDiscrepancy } from './find-remaining-discrepancy.ts';
import { lockOrder } from './lock-order.ts';
import { recordOrderEvent } from './record-order-event.ts';

type Work = { database: KyselyDatabase; trx: Transaction<AllTables>; now: Date };

const over: DiscrepancyKind = 'no place left';

/** Settles the discrepancy of an order that was paid without a place and now has one. */
export async function settlePlaceDiscrepancy(
  work: Work,
  orderId: string,
  batchId: string,
): Promise<void> {
  const order = await lockOrder(work, orderId);
  await recordOrderEvent(work, orderId, 'order.place-found', 'worker', { batch: batchId, over });
  if (order.discrepancy !== over) return;
  await work.trx
    .updateTable('orders')
    .set({ doubt: await findRemainingDiscrepancy(work, order) })
    .where('id', '=', orderId)
    .execute();
}
