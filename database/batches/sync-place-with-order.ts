/** Updates the place of an order when the order's state changes, in the same transaction. */
import { nextSeatStep } from '#domain/batches/seat-states.ts';
import type { DiscrepancyKind, OrderState } from '#domain/orders/order-states.ts';
import { lockOrder } from '../orders/transaction/lock-order.ts';
import { queueOrderNotification } from '../orders/transaction/queue-order-notification.ts';
import { recordOrderEvent } from '../orders/transaction/record-order-event.ts';
import { computeFreePlaces } from './compute-free-places.ts';
import { giveFreePlaces } from './give-free-places.ts';
import { type BatchTransaction, lockBatch } from './lock-batch.ts';
import { readSeatOfOrder } from './read-seat-of-order.ts';
import { setSeatState } from './set-seat-state.ts';

const noPlaceLeft: DiscrepancyKind = 'no place left';

/**
 * Changes the state of an order's place to match the order's new `state`. The caller has locked the order. If there is
 * no place left, the discrepancy is recorded under `paymentId`, or under the id of the order if that is null.
 */
export async function syncPlaceWithOrder(
  work: BatchTransaction,
  order: { id: string; paymentId: string | null },
  state: OrderState,
): Promise<void> {
  const seat = await readSeatOfOrder(work, order.id);
  if (seat === null) return;
  const step = nextSeatStep(seat.state, state);
  if (step.at === 'unchanged') return;
  const batch = await lockBatch(work, seat.batch_id);
  // A link can still be paid shortly after the batch was cancelled. Such an order gets no place: its seat becomes
  // `over`.
  const isForCancelled = step.at === 'moved' && step.to === 'taken' && batch?.state === 'cancelled';
  if (step.at === 'moved' && !isForCancelled) {
    await setSeatState(work, order.id, step.to);
    if (step.to === 'released') await giveFreePlaces(work, seat.batch_id);
    return;
  }
  // The order was paid after its place was released. It gets a place if one is free, even if people wait for it, but
  // never a place that another person already has.
  const hasPlace = batch !== null && computeFreePlaces(batch) > 0;
  await setSeatState(work, order.id, hasPlace ? 'taken' : 'over');
  if (!hasPlace) await raiseNoPlaceDiscrepancy(work, order.id, order.paymentId);
}

async function raiseNoPlaceDiscrepancy(
  work: BatchTransaction,
  orderId: string,
  paymentId: string | null,
): Promise<void> {
  const { trx, database } = work;
  const { raised } = await lockOrder(work, orderId);
  await trx
    .updateTable('orders')
    .set({
      doubt: noPlaceLeft,
      raised: database.json([...raised, `${paymentId ?? orderId} without a place`]),
    })
    .where('id', '=', orderId)
    .execute();
  await recordOrderEvent(work, orderId, 'order.doubt', 'worker', { doubt: noPlaceLeft });
  await queueOrderNotification(work, 'mail', orderId, 'order.doubt');
}
