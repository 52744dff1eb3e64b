/**
 * Tells everybody who keeps a place in a batch, by mail, that the batch is cancelled, or that it takes place after all.
 */
import type { Batch, BatchPlan } from '#domain/batches/batch.ts';
import { queueNotification } from '../orders/queue-notification.ts';
import { batchMailDelayMs, isBeingSent, readSeatedOrderIds } from './batch-mails.ts';
import { hasOtherSessions } from './batch-sessions.ts';
import type { BatchTransaction } from './give-free-places.ts';

const type = 'order.batch-cancelled';

export async function queueCancellationMails(
  work: BatchTransaction,
  batchId: string,
): Promise<void> {
  for (const orderId of await readSeatedOrderIds(work, batchId))
    await queueNotification(work, 'visitor', orderId, type, batchMailDelayMs);
}

/**
 * Withdraws the mails about the cancellation that still wait. Learners who may already have such a mail get a mail
 * with the dates of the batch. If the dates are new, `queueNewDatesMails` queues that mail.
 */
export async function queueReopeningMails(
  work: BatchTransaction,
  before: Batch,
  plan: BatchPlan,
): Promise<void> {
  const { trx, now } = work;
  const orderIds = await readSeatedOrderIds(work, before.id);
  if (orderIds.length === 0) return;
  const mails = await trx
    .selectFrom('outbox')
    .select(['id', 'row_id', 'sent_at', 'batch_id', 'claimed_until'])
    .where('type', '=', type)
    .where('row_id', 'in', orderIds)
    .where('set_aside_at', 'is', null)
    .execute();
  const isWaiting = (mail: (typeof mails)[number]) =>
    mail.sent_at === null && mail.batch_id === null && !isBeingSent(mail, now);
  const waiting = mails.filter(isWaiting).map(({ id }) => id);
  if (waiting.length > 0) await trx.deleteFrom('outbox').where('id', 'in', waiting).execute();
  if (hasOtherSessions(before, plan)) return;
  const told = new Set(mails.filter((mail) => !isWaiting(mail)).map(({ row_id }) => row_id));
  for (const orderId of told)
    if (orderId !== null) await queueNotification(work, 'visitor', orderId, 'order.moved');
}
