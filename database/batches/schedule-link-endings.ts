/**
 * Ends the payment links of a cancelled batch: nobody should pay for a batch that does not take place. The links end
 * when the mails about the cancellation are due. If the batch opens again before then, or the order is moved to another
 * batch, the link stays.
 */
import { firstOfPlanCondition } from '../orders/first-of-plan-condition.ts';
import { batchMailDelayMs } from './batch-mail-delay-and-recipients.ts';
import type { BatchTransaction } from './give-free-places.ts';

/**
 * Queues the ending for every unpaid order of the batch, also for those whose link is just being created. A later
 * instalment pays for a place that is already given, so its link stays.
 */
export async function scheduleLinkEndings(work: BatchTransaction, batchId: string): Promise<void> {
  const { database, now } = work;
  await unpaidOrders(work)
    .set({ end_link_at: database.moment(new Date(now.getTime() + batchMailDelayMs)) })
    .where('id', 'in', (eb) =>
      eb.selectFrom('seats').select('order_id').where('batch_id', '=', batchId),
    )
    .execute();
}

export async function withdrawLinkEndings(work: BatchTransaction, batchId: string): Promise<void> {
  await unpaidOrders(work)
    .set({ end_link_at: null })
    .where('id', 'in', (eb) =>
      eb.selectFrom('seats').select('order_id').where('batch_id', '=', batchId),
    )
    .execute();
}

/**
 * Keeps the payment link of an unpaid order. A paid order is left as it is: its link ends because the order was paid
 * in another way.
 */
export async function withdrawLinkEnding(work: BatchTransaction, orderId: string): Promise<void> {
  await unpaidOrders(work).set({ end_link_at: null }).where('id', '=', orderId).execute();
}

const unpaidOrders = ({ trx, database }: BatchTransaction) =>
  trx
    .updateTable('orders')
    // Keeps SQLite from using the index of states, with which it would read all unpaid orders. On PostgreSQL this has
    // no effect.
    .where((eb) => eb(database.unindexed(eb.ref('state')), 'in', ['made', 'offered']))
    .where(firstOfPlanCondition);
