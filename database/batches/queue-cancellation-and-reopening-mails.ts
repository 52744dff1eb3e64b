/** Tells the learners of a batch, by mail, that the batch is cancelled, or that it takes place after all. */
import type { Batch, BatchPlan } from '#domain/batches/batch.ts';
import { isSeatHeldOrTaken } from '#domain/batches/seat-states.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { hasLinkEnded } from '#domain/orders/order-states.ts';
import { dateOfMoment } from '../connection/stored-moment.ts';
import { queueOrderNotification } from '../orders/transaction/queue-order-notification.ts';
import { batchMailDelayMs } from './batch-mail-delay.ts';
import { hasScheduleChanged } from './batch-schedule.ts';
import { isMailBeingSent } from './is-mail-being-sent.ts';
import type { BatchTransaction } from './lock-batch.ts';
import { readSeatsOfBatch } from './read-seats-of-batch.ts';

const type = 'order.batch-cancelled';

export async function queueCancellationMails(
  work: BatchTransaction,
  batchId: string,
): Promise<void> {
  for (const { orderId, state } of await readSeatsOfBatch(work, batchId))
    if (state !== 'released')
      await queueOrderNotification(work, 'visitor', orderId, type, batchMailDelayMs);
}

/**
 * Tells learners that a cancelled batch takes place after all. Deletes mails about the cancellation that are not sent
 * yet. If such a mail was sent, a learner with a place gets a mail with the dates, but new dates are left to
 * `queueNewDatesMails`. A learner who lost the place because the link ended gets a mail about enrolling again, unless
 * the batch has begun. For a learner who paid but has no place, `giveFreePlaces` queues the mail.
 */
export async function queueReopeningMails(
  work: BatchTransaction,
  before: Batch,
  plan: BatchPlan,
): Promise<void> {
  const { trx, now } = work;
  const seats = await readSeatsOfBatch(work, before.id);
  if (seats.length === 0) return;
  const cancelledAt = await readCancelledAt(work, before.id);
  const mails = await trx
    .selectFrom('outbox')
    .select(['id', 'row_id', 'created_at', 'sent_at', 'batch_id', 'claimed_until'])
    .where('type', '=', type)
    .where(
      'row_id',
      'in',
      seats.map(({ orderId }) => orderId),
    )
    .where('set_aside_at', 'is', null)
    .execute();
  const isWaiting = (mail: (typeof mails)[number]) =>
    mail.sent_at === null && mail.batch_id === null && !isMailBeingSent(mail, now);
  const waiting = mails.filter(isWaiting).map(({ id }) => id);
  if (waiting.length > 0) await trx.deleteFrom('outbox').where('id', 'in', waiting).execute();
  // Mails about an earlier cancellation do not count: after that one, the learners were told that the batch takes
  // place.
  const informedOrderIds = new Set(
    mails
      .filter((mail) => !isWaiting(mail) && dateOfMoment(mail.created_at) >= cancelledAt)
      .map(({ row_id }) => row_id),
  );
  if (!hasScheduleChanged(before, plan))
    for (const { orderId, state } of seats)
      if (informedOrderIds.has(orderId) && isSeatHeldOrTaken(state))
        await queueOrderNotification(work, 'visitor', orderId, 'order.moved');
  if (plan.startsOn < indianDay(now)) return;
  for (const { orderId, state, changedAt } of seats)
    if (
      state === 'released' &&
      changedAt >= cancelledAt &&
      (await hasOnlyEndedOrders(work, orderId))
    )
      await queueOrderNotification(work, 'visitor', orderId, 'order.batch-reopened');
}

/** Reads when the batch was cancelled last. */
async function readCancelledAt({ trx }: BatchTransaction, batchId: string): Promise<Date> {
  const { at } = await trx
    .selectFrom('desk_events')
    .select('at')
    .where('subject', '=', batchId)
    .where('type', '=', 'batch.cancelled')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return dateOfMoment(at);
}

/**
 * Whether this order, and every other order of the same enrolment and offer, ended unpaid. False if the enrolment was
 * erased.
 */
async function hasOnlyEndedOrders({ trx }: BatchTransaction, orderId: string): Promise<boolean> {
  const orders = await trx
    .selectFrom('orders')
    .innerJoin('orders as ended', 'ended.enrolment_id', 'orders.enrolment_id')
    .select(['orders.id', 'orders.state'])
    .whereRef('orders.offer_slug', '=', 'ended.offer_slug')
    .where('ended.id', '=', orderId)
    .execute();
  return orders.length > 0 && orders.every(({ state }) => hasLinkEnded(state));
}
