import type { Transaction } from 'kysely';
import type { DiscrepancyKind } from '#domain/orders/order-states.ts';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { lockOrder } from '../transaction/lock-order.ts';
import { recordOrderEvent } from '../transaction/record-order-event.ts';
import { findRemainingDiscrepancy } from './find-remaining-discrepancy.ts';

type Work = { database: KyselyDatabase; trx: Transaction<AllTables>; now: Date };

const noPlaceLeft: DiscrepancyKind = 'no place left';

/**
 * Settles the discrepancy "no place left", because the order now has a place or no longer needs one. `type` and `what`
 * are the event that is recorded with it.
 */
export async function settleNoPlaceDiscrepancy(
  work: Work,
  orderId: string,
  type: 'order.place-found' | 'order.course-changed',
  what: Readonly<Record<string, unknown>>,
): Promise<void> {
  const order = await lockOrder(work, orderId);
  await recordOrderEvent(work, orderId, type, 'worker', { ...what, over: noPlaceLeft });
  if (order.discrepancy !== noPlaceLeft) return;
  await work.trx
    .updateTable('orders')
    .set({ doubt: await findRemainingDiscrepancy(work, order) })
    .where('id', '=', orderId)
    .execute();
}
