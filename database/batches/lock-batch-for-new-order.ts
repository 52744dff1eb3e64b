import { indianDay } from '#domain/dates/indian-day.ts';
import type { Order } from '../orders/order.ts';
import {
  type BatchTransaction,
  computeFreePlaces,
  giveFreePlaces,
  lockBatch,
} from './give-free-places.ts';

/** `arrangement`: the offer is not sold in batches, so the order needs no place. */
export type BatchForNewOrder =
  | { at: 'batch'; id: string }
  | { at: 'arrangement' }
  | { at: 'none left' };

/**
 * Finds and locks the batch for an order that is created without a new enrolment, for example in place of an ended one.
 * If `seat` names a batch, only this batch is tried; otherwise the offer's next batch with a free place is found. The
 * trigger for enrolments follows the same rule.
 */
export async function lockBatchForNewOrder(
  work: BatchTransaction,
  {
    offer,
    seat,
  }: {
    offer: Pick<Order['offer'], 'slug'>;
    /** The id of the required batch; null for the offer's next batch. */
    seat: Pick<NonNullable<Order['seat']>, 'batchId'> | null;
  },
): Promise<BatchForNewOrder> {
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
    // The order gets a free place only after the people on the waiting list.
    await giveFreePlaces(work, id);
    const batch = await lockBatch(work, id);
    if (batch !== null && computeFreePlaces(batch) > 0) return { at: 'batch', id };
  }
  return { at: 'none left' };
}
