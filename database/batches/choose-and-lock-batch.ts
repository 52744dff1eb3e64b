import { indianDay } from '#domain/dates/indian-day.ts';
import type { Order } from '../orders/order.ts';
import { computeFreePlaces } from './compute-free-places.ts';
import { giveFreePlaces } from './give-free-places.ts';
import { type BatchTransaction, lockBatch } from './lock-batch.ts';

/**
 * `arrangement`: the offer is not sold in batches, so the order needs no place. `none left`: no batch that may be
 * chosen has a free place.
 */
export type ChosenBatchResult =
  | { at: 'batch'; id: string }
  | { at: 'arrangement' }
  | { at: 'none left' };

/**
 * Finds and locks the batch for a new order that does not come from a new enrolment, for example for an order that
 * replaces an ended one. If `seat` names a batch, only this batch may be chosen; otherwise the offer's next batch with
 * a free place. A trigger chooses the batch of a new enrolment by the same rule.
 */
export async function chooseAndLockBatch(
  work: BatchTransaction,
  {
    offer,
    seat,
  }: {
    offer: Pick<Order['offer'], 'slug'>;
    /** The id of the required batch; null for the offer's next batch. */
    seat: Pick<NonNullable<Order['seat']>, 'batchId'> | null;
  },
): Promise<ChosenBatchResult> {
  const known = await work.trx
    .selectFrom('batches_known')
    .select(['id', 'state', 'starts_on'])
    .where('offer', '=', offer.slug)
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
  if (known.length === 0) return { at: 'arrangement' };
  const today = indianDay(work.now);
  for (const { id, state, starts_on } of known) {
    if (state !== 'open' || starts_on < today) continue;
    if (seat !== null && seat.batchId !== id) continue;
    // People on the waiting list get the free places first. The order gets one only if a place is left.
    await giveFreePlaces(work, id);
    const batch = await lockBatch(work, id);
    if (batch !== null && computeFreePlaces(batch) > 0) return { at: 'batch', id };
  }
  return { at: 'none left' };
}
