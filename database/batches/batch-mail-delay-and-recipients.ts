/** Sets how long mails about a change of a batch wait, and reads the orders from which their recipients are chosen. */
import type { OrderSeatState } from '#domain/batches/seat-states.ts';
import { dateOfMoment } from '../connection/kysely-database.ts';
import type { StoredMoment } from '../connection/stored-moment.ts';
import type { BatchTransaction } from './give-free-places.ts';

/**
 * A mail about a change of a batch waits for this time, so that several changes in a row cause one mail, and a change
 * that is undone at once causes none.
 */
export const batchMailDelayMs = 5 * 60_000;

/**
 * Reads the orders that have or had a place in the batch, paid or not. `changedAt` is when the state of the place last
 * changed.
 */
export async function readSeatsOfBatch(
  { trx }: Pick<BatchTransaction, 'trx'>,
  batchId: string,
): Promise<{ orderId: string; state: OrderSeatState; changedAt: Date }[]> {
  const seats = await trx
    .selectFrom('seats')
    .select(['order_id', 'state', 'changed_at'])
    .where('batch_id', '=', batchId)
    .execute();
  return seats.map(({ order_id, state, changed_at }) => ({
    orderId: order_id,
    state,
    changedAt: dateOfMoment(changed_at),
  }));
}

export const isBeingSent = ({ claimed_until }: { claimed_until: StoredMoment | null }, now: Date) =>
  claimed_until !== null && dateOfMoment(claimed_until) > now;
