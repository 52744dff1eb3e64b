/**
 * Free places of a batch: counted with its row locked, and given first to those who have paid without one, then to those
 * who wait, each in the order in which they came.
 */
import type { Transaction } from 'kysely';
import { isGiven } from '#domain/batches/seat-states.ts';
import { indianDay } from '#domain/indian-day.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { noteEvent } from '../orders/note-event.ts';
import type { DeskDatabaseTables } from '../orders/order-tables.ts';
import { settleOver } from '../orders/settle-over.ts';
import { uuidV7 } from '../uuid-v7.ts';
import type { StoredBatch } from './batch-port.ts';
import { selectBatches, toBatch } from './batch-record.ts';

export type Work = { database: DeskDatabase; trx: Transaction<DeskDatabaseTables>; now: Date };

/** Locks it on both engines, by a write that changes nothing; its counts hold until the commit. Null for none. */
export async function lockBatch(
  { database, trx }: Omit<Work, 'now'>,
  id: string,
): Promise<StoredBatch | null> {
  await trx
    .updateTable('batches')
    .set({ offer: (eb) => eb.ref('offer') })
    .where('id', '=', id)
    .execute();
  const record = await selectBatches(trx).where('batches.id', '=', id).executeTakeFirst();
  return record === undefined ? null : toBatch(record, database);
}

/** Infinite where there is no limit. */
export const freePlaces = ({ seats, held, taken }: StoredBatch): number =>
  seats === null ? Number.POSITIVE_INFINITY : seats - held - taken;

/** Gives what is free of a batch that is locked. Resolves with how many were promoted from the waiting list. */
export async function giveFreePlaces(work: Work, id: string): Promise<number> {
  for (let promoted = 0; ; promoted += 1) {
    const batch = await lockBatch(work, id);
    if (batch === null || freePlaces(batch) <= 0) return promoted;
    if (batch.over > 0) {
      await seatFirstOver(work, id);
      promoted -= 1;
      continue;
    }
    if (!(await promoteFirst(work, batch))) return promoted;
  }
}

async function seatFirstOver(work: Work, batchId: string): Promise<void> {
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
  await settleOver(work, order_id, batchId);
}

/** False when nobody waits, or the batch is not on sale any more. */
async function promoteFirst(work: Work, { id, offer }: StoredBatch): Promise<boolean> {
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
    .innerJoin('enrolled', 'enrolled.id', 'waiting.enquiry_id')
    .select(['waiting.enquiry_id', 'enrolled.email', 'enrolled.phone'])
    .where('waiting.batch_id', '=', id)
    .where('waiting.state', '=', 'waiting')
    .orderBy('waiting.enquiry_id')
    .limit(1)
    .executeTakeFirst();
  if (first === undefined) return false;
  const orderId = uuidV7(now.getTime());
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
  await noteEvent(work, orderId, 'order.promoted', 'worker', { batch: id });
  return true;
}

/** Of an order, whatever became of it; null where it has none. */
export async function seatOf({ trx }: Pick<Work, 'trx'>, orderId: string) {
  const seat = await trx
    .selectFrom('seats')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return seat === undefined ? null : { ...seat, isGiven: isGiven(seat.state) };
}
