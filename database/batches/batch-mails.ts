/** Shared by the mails to everybody with a place in a batch: how long they wait, and which orders get them. */
import { dateOfMoment } from '../connection/desk-database.ts';
import type { Moment } from '../connection/moment.ts';
import type { BatchTransaction } from './give-free-places.ts';

/**
 * The mails wait for this long. So several changes in a row cause one mail, and a change that is undone at once causes
 * none.
 */
export const batchMailDelayMs = 5 * 60_000;

/** The orders that keep a place in the batch, paid or not. */
export async function readSeatedOrderIds(
  { trx }: Pick<BatchTransaction, 'trx'>,
  batchId: string,
): Promise<string[]> {
  const seats = await trx
    .selectFrom('seats')
    .select('order_id')
    .where('batch_id', '=', batchId)
    .where('state', '!=', 'released')
    .execute();
  return seats.map(({ order_id }) => order_id);
}

export const isBeingSent = ({ claimed_until }: { claimed_until: Moment | null }, now: Date) =>
  claimed_until !== null && dateOfMoment(claimed_until) > now;
