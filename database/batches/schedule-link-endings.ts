/**
 * Ends the payment links of a cancelled batch: nobody should pay for a batch that does not take place. The links end
 * when the mails about the cancellation are due. If the batch opens again before then, or the order is moved to another
 * batch, the link stays.
 */
import { notLaterInstalmentCondition } from '../orders/conditions/not-later-instalment-condition.ts';
import { batchMailDelayMs } from './batch-mail-delay.ts';
import type { BatchTransaction } from './lock-batch.ts';

/**
 * Plans when the payment link of each unpaid order of the batch ends, even if the link is being created at this moment.
 * The links of later instalments stay open, because their place is already paid in part.
 */
export async function scheduleLinkEndings(work: BatchTransaction, batchId: string): Promise<void> {
  const { database, now } = work;
  await updateUnpaidOrders(work)
    .set({ end_link_at: database.moment(new Date(now.getTime() + batchMailDelayMs)) })
    .where('id', 'in', (eb) =>
      eb.selectFrom('seats').select('order_id').where('batch_id', '=', batchId),
    )
    .execute();
}

export async function unscheduleLinkEndings(
  work: BatchTransaction,
  batchId: string,
): Promise<void> {
  await updateUnpaidOrders(work)
    .set({ end_link_at: null })
    .where('id', 'in', (eb) =>
      eb.selectFrom('seats').select('order_id').where('batch_id', '=', batchId),
    )
    .execute();
}

/**
 * Cancels the planned ending of an unpaid order's payment link. Does nothing for a paid order: its link must end,
 * because the order was paid in another way.
 */
export async function unscheduleLinkEnding(work: BatchTransaction, orderId: string): Promise<void> {
  await updateUnpaidOrders(work).set({ end_link_at: null }).where('id', '=', orderId).execute();
}

const updateUnpaidOrders = ({ trx, database }: BatchTransaction) =>
  trx
    .updateTable('orders')
    // Keeps SQLite from using the index on `state`, which would make it read every unpaid order. This has no effect on
    // PostgreSQL.
    .where((eb) => eb(database.unindexed(eb.ref('state')), 'in', ['made', 'offered']))
    .where(notLaterInstalmentCondition);
