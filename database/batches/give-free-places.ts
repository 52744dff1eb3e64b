/**
 * Gives away the free places of a batch while its row is locked, so that the count of places stays true. Paid orders
 * without a place come first, then the waiting list, each in the order of arrival.
 */
import { indianDay } from '#domain/dates/indian-day.ts';
import { syncChecklistWithBatch } from '../checklists/sync-checklist-with-batch.ts';
import { settleNoPlaceDiscrepancy } from '../orders/facts/settle-no-place-discrepancy.ts';
import { queueOrderNotification } from '../orders/transaction/queue-order-notification.ts';
import { recordOrderEvent } from '../orders/transaction/record-order-event.ts';
import { makeUuidV7 } from '../uuid-v7.ts';
import type { StoredBatch } from './batch-port.ts';
import { computeFreePlaces } from './compute-free-places.ts';
import { type BatchTransaction, lockBatch } from './lock-batch.ts';

/**
 * Gives away the free places of a locked batch. Resolves with the number of people from the waiting list who got a
 * place.
 */
export async function giveFreePlaces(work: BatchTransaction, id: string): Promise<number> {
  for (let promoted = 0; ; promoted += 1) {
    const batch = await lockBatch(work, id);
    if (batch === null || computeFreePlaces(batch) <= 0) return promoted;
    if (batch.over > 0) {
      await givePlaceToFirstPaidOrder(work, batch);
      promoted -= 1;
      continue;
    }
    if (!(await createOrderForFirstWaiting(work, batch))) return promoted;
  }
}

/**
 * Gives a place to the first paid order without one. The learner was told that the place is not certain. So a mail now
 * confirms the dates and hours, unless the batch is over.
 */
async function givePlaceToFirstPaidOrder(
  work: BatchTransaction,
  { id: batchId, endsOn }: StoredBatch,
): Promise<void> {
  const { trx, database, now } = work;
  const { order_id } = await trx
    .selectFrom('seats')
    .select('order_id')
    .where('batch_id', '=', batchId)
    .where('state', '=', 'over')
    .orderBy('changed_at')
    .orderBy('order_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('seats')
    .set({ state: 'taken', changed_at: database.moment(now) })
    .where('order_id', '=', order_id)
    .execute();
  await settleNoPlaceDiscrepancy(work, order_id, 'order.place-found', { batch: batchId });
  await syncChecklistWithBatch(work, order_id);
  if (endsOn >= indianDay(now))
    await queueOrderNotification(work, 'visitor', order_id, 'order.moved');
}

/**
 * Creates an unpaid order with a place for the first person on the waiting list. False if nobody waits, or if the batch
 * is not on sale.
 */
async function createOrderForFirstWaiting(
  work: BatchTransaction,
  { id, offer }: StoredBatch,
): Promise<boolean> {
  const { trx, database, now } = work;
  const day = indianDay(now);
  const onSale = await trx
    .selectFrom('batches_known')
    .innerJoin('offers', 'offers.slug', 'batches_known.offer')
    .select('batches_known.id')
    .where('batches_known.id', '=', id)
    .where('batches_known.state', '=', 'open')
    .where('batches_known.starts_on', '>=', day)
    .where('offers.is_on_sale', '=', database.boolean(true))
    .executeTakeFirst();
  if (onSale === undefined) return false;
  const first = await trx
    .selectFrom('waiting')
    .innerJoin('waited', 'waited.id', 'waiting.enquiry_id')
    .select(['waiting.enquiry_id', 'waited.email', 'waited.phone'])
    .where('waiting.batch_id', '=', id)
    .where('waiting.state', '=', 'waiting')
    .orderBy('waiting.enquiry_id')
    .limit(1)
    .executeTakeFirst();
  if (first === undefined) return false;
  const orderId = makeUuidV7(now.getTime());
  await trx
    .insertInto('order_claims')
    .values({
      id: orderId,
      enrolment_id: first.enquiry_id,
      person: database.personOf(first.email, first.phone),
      offer,
      batch: id,
      day,
      at: database.moment(now),
    })
    .execute();
  await trx
    .updateTable('waiting')
    .set({ state: 'promoted', order_id: orderId, changed_at: database.moment(now) })
    .where('enquiry_id', '=', first.enquiry_id)
    .execute();
  await recordOrderEvent(work, orderId, 'order.promoted', 'worker', { batch: id });
  return true;
}
