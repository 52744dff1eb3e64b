/** What becomes of an order's place when its state changes, in the same transaction. */
import { seatStep } from '#domain/batches/seat-states.ts';
import type { Discrepancy, OrderState } from '#domain/order-states.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { noteEvent } from '../orders/note-event.ts';
import { noteNotification } from '../orders/note-notification.ts';
import { freePlaces, giveFreePlaces, lockBatch, seatOf, type Work } from './places.ts';

const noPlaceLeft: Discrepancy = 'no place left';

/** The caller has locked the order. `paymentId` is the payment that has just arrived. */
export async function followOrder(
  work: Work,
  order: { id: string; paymentId: string | null },
  state: OrderState,
): Promise<void> {
  const seat = await seatOf(work, order.id);
  if (seat === null) return;
  const step = seatStep(seat.state, state);
  if (step.at === 'unchanged') return;
  const batch = await lockBatch(work, seat.batch_id);
  if (step.at === 'moved') {
    await setSeat(work, order.id, step.to);
    if (step.to === 'released') await giveFreePlaces(work, seat.batch_id);
    return;
  }
  // Whoever has paid comes before those who wait, and before nobody who has a place.
  const hasPlace = batch !== null && freePlaces(batch) > 0;
  await setSeat(work, order.id, hasPlace ? 'taken' : 'over');
  if (!hasPlace) await putBeforePerson(work, order.id, order.paymentId);
}

export async function setSeat(
  { trx, database, now }: Work,
  orderId: string,
  state: 'taken' | 'released' | 'over',
): Promise<void> {
  await trx
    .updateTable('seats')
    .set({ state, changed_at: database.moment(now) })
    .where('order_id', '=', orderId)
    .execute();
}

async function putBeforePerson(
  work: Work,
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
  await noteEvent(work, orderId, 'order.doubt', 'worker', { doubt: noPlaceLeft });
  await noteNotification(work, 'mail', orderId, 'order.doubt');
}
