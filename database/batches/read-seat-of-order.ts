import { isSeatHeldOrTaken } from '#domain/batches/seat-states.ts';
import type { BatchTransaction } from './lock-batch.ts';

/** Reads the place of an order, in any state; null if the order has none. */
export async function readSeatOfOrder({ trx }: Pick<BatchTransaction, 'trx'>, orderId: string) {
  const seat = await trx
    .selectFrom('seats')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return seat === undefined ? null : { ...seat, isGiven: isSeatHeldOrTaken(seat.state) };
}
