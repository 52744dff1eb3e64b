/** Mails the new days and hours of a batch to everybody who keeps a place in it. */
import type { Batch, BatchPlan } from '#domain/batches/batch.ts';
import { isSeatHeldOrTaken } from '#domain/batches/seat-states.ts';
import { dateOfMoment } from '../connection/stored-moment.ts';
import { queueNotification } from '../orders/transaction/queue-notification.ts';
import { batchMailDelayMs, isMailBeingSent } from './batch-mail-delay.ts';
import {
  type BatchSchedule,
  hasScheduleChanged,
  schedulesDiffer,
  toBatchSchedule,
} from './compare-batch-schedules.ts';
import type { BatchTransaction } from './give-free-places.ts';
import { readSeatsOfBatch } from './read-seats-of-batch.ts';

const type = 'order.batch-moved';

/**
 * Queues a mail for each order with a place in the batch if its days or hours change. A mail that already waits is
 * postponed instead, because its text is written only when it is sent. If the batch is back at the days and hours that
 * the learner knows, the waiting mail is removed. The caller must have saved the plan and its audit entry.
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
  const earlier = await sessionsBefore(work, before.id, planned);

  for (const orderId of orderIds) {
    const mails = pending.filter(({ row_id }) => row_id === orderId);
    // A mail whose first attempt failed may have arrived with the earlier dates. So it is not removed: the second
    // attempt sends the present dates in any case.
    if (mails.some((mail) => mail.batch_id !== null && !isMailBeingSent(mail, now))) continue;
    const waiting = mails.find(({ batch_id }) => batch_id === null);
    if (waiting === undefined)
      await queueNotification(work, 'visitor', orderId, type, batchMailDelayMs);
    else if (schedulesDiffer(earlier(dateOfMoment(waiting.created_at)), planned))
      await trx
        .updateTable('outbox')
        .set({ due_at: database.moment(new Date(now.getTime() + batchMailDelayMs)) })
        .where('id', '=', waiting.id)
        .execute();
    else await trx.deleteFrom('outbox').where('id', '=', waiting.id).execute();
  }
}

/** Returns a function that gives the days and hours of the batch just before a time, from the audit. */
async function sessionsBefore(
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
