/**
 * What the mails to everybody with a place in a batch have in common: how long they wait, and which orders get them.
 */
import type { SeatState } from '#domain/batches/seat-states.ts';
import { dateOfMoment } from '../connection/desk-database.ts';
import type { StoredMoment } from '../connection/stored-moment.ts';
import type { BatchTransaction } from './give-free-places.ts';

/**
 * The mails wait for this long. So several changes in a row cause one mail, and a change that is undone at once causes
 * none.
 */
export const batchMailDelayMs = 5 * 60_000;

/** The orders that have or had a place in the batch, paid or not, with the state of the place and its last change. */
export async function readSeatsOfBatch(
  { trx }: Pick<BatchTransaction, 'trx'>,
  batchId: string,
): Promise<{ orderId: string; state: SeatState; changedAt: Date }[]> {
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
