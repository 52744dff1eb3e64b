import type { OrderSeatState } from '#domain/batches/seat-states.ts';
import { dateOfMoment } from '../connection/stored-moment.ts';
import type { BatchTransaction } from './lock-batch.ts';

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
