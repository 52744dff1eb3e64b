/** Mails the new days and hours of a batch to everybody who keeps a place in it. */
import type { Batch, BatchPlan } from '#domain/batches/batch.ts';
import { isSeatHeldOrTaken } from '#domain/batches/seat-states.ts';
import { dateOfMoment } from '../connection/stored-moment.ts';
import { queueOrderNotification } from '../orders/transaction/queue-order-notification.ts';
import { batchMailDelayMs } from './batch-mail-delay.ts';
import {
  type BatchSchedule,
  hasScheduleChanged,
  schedulesDiffer,
  toBatchSchedule,
} from './batch-schedule.ts';
import { isMailBeingSent } from './is-mail-being-sent.ts';
import type { BatchTransaction } from './lock-batch.ts';
import { readSeatsOfBatch } from './read-seats-of-batch.ts';

const type = 'order.batch-moved';

/**
 * If the days or hours of a batch change, queues a mail for each order with a place. A mail that already waits is
 * postponed instead: its text is written when it is sent, so it will have the latest dates. If staff changed the dates
 * back, the waiting mail is deleted. The caller must have saved the plan and its audit entry.
 */
export async function queueNewDatesMails(
  work: BatchTransaction,
  before: Batch,
  plan: BatchPlan,
): Promise<void> {
  const { database, trx, now } = work;
  const planned = toBatchSchedule(plan);
  if (!hasScheduleChanged(before, plan)) return;
  const orderIds = (await readSeatsOfBatch(work, before.id))
    .filter(({ state }) => isSeatHeldOrTaken(state))
    .map(({ orderId }) => orderId);
  if (orderIds.length === 0) return;
  const pending = await trx
    .selectFrom('outbox')
    .select(['id', 'row_id', 'created_at', 'batch_id', 'claimed_until'])
    .where('type', '=', type)
    .where('row_id', 'in', orderIds)
    .where('sent_at', 'is', null)
    .where('set_aside_at', 'is', null)
    .execute();
  const scheduleBefore = await makeScheduleReader(work, before.id, planned);

  for (const orderId of orderIds) {
    const mails = pending.filter(({ row_id }) => row_id === orderId);
    // If the first attempt to send the mail failed, the mail may have arrived anyway, with the earlier dates. So it
    // stays in the queue, and the next attempt sends the present dates.
    if (mails.some((mail) => mail.batch_id !== null && !isMailBeingSent(mail, now))) continue;
    const waiting = mails.find(({ batch_id }) => batch_id === null);
    if (waiting === undefined)
      await queueOrderNotification(work, 'visitor', orderId, type, batchMailDelayMs);
    else if (schedulesDiffer(scheduleBefore(dateOfMoment(waiting.created_at)), planned))
      await trx
        .updateTable('outbox')
        .set({ due_at: database.moment(new Date(now.getTime() + batchMailDelayMs)) })
        .where('id', '=', waiting.id)
        .execute();
    else await trx.deleteFrom('outbox').where('id', '=', waiting.id).execute();
  }
}

/** Returns a function that finds in the audit which days and hours the batch had just before a given time. */
async function makeScheduleReader(
  { database, trx }: BatchTransaction,
  batchId: string,
  planned: BatchSchedule,
): Promise<(at: Date) => BatchSchedule> {
  const records = await trx
    .selectFrom('desk_events')
    .select(['at', 'what'])
    .where('subject', '=', batchId)
    .orderBy('id', 'desc')
    .execute();
  const changes = records.map(({ at, what }) => ({
    at: dateOfMoment(at),
    before: (database.fromJson(what) as { before?: Partial<BatchSchedule> }).before ?? {},
  }));
  return (time) =>
    changes
      .filter(({ at }) => at >= time)
      .reduce<BatchSchedule>(
        (sessions, { before }) => ({
          startsOn: before.startsOn ?? sessions.startsOn,
          endsOn: before.endsOn ?? sessions.endsOn,
          days: before.days ?? sessions.days,
          from: before.from ?? sessions.from,
          to: before.to ?? sessions.to,
        }),
        planned,
      );
}
