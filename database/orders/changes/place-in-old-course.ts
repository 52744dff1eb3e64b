import { giveFreePlaces } from '../../batches/give-free-places.ts';
import { setSeatState } from '../../batches/set-seat-state.ts';
import { syncPlaceWithOrder } from '../../batches/sync-place-with-order.ts';
import { syncChecklistWithBatch } from '../../checklists/sync-checklist-with-batch.ts';
import type { DeskTransaction } from '../../desk/desk-transaction.ts';
import { settleNoPlaceDiscrepancy } from '../facts/settle-no-place-discrepancy.ts';
import type { Order } from '../order.ts';
import { lockOrder } from '../transaction/lock-order.ts';
import { recordOrderEvent } from '../transaction/record-order-event.ts';

/** Releases the place in the old course. Runs when the order for the new course, the parameter, is paid. */
export async function releasePlaceInOldCourse(
  work: DeskTransaction,
  { id, changeOf }: Order,
): Promise<void> {
  if (changeOf === null) return;
  const { seat } = await lockOrder(work, changeOf);
  const what = { to: id };
  if (seat?.state === 'over')
    await settleNoPlaceDiscrepancy(work, changeOf, 'order.course-changed', what);
  else await recordOrderEvent(work, changeOf, 'order.course-changed', 'worker', what);
  if (seat === null || seat.state === 'released') return;
  await setSeatState(work, changeOf, 'released');
  await syncChecklistWithBatch(work, changeOf);
  await giveFreePlaces(work, seat.batchId);
}

/**
 * Returns the learner to the old course. Runs when staff find that the payment for the new course was recorded by
 * mistake. The old order gets a free place in its batch; if there is none, it raises the discrepancy "no place left".
 */
export async function returnToOldCourse(
  work: DeskTransaction,
  { id, changeOf }: Order,
): Promise<void> {
  if (changeOf === null) return;
  const old = await lockOrder(work, changeOf);
  // An order with an open refund request gets its place back too: if the request is withdrawn later, nothing else gives
  // the place back.
  if ((old.state !== 'paid' && old.state !== 'refunding') || old.isCourseChanged) return;
  await recordOrderEvent(work, changeOf, 'order.change-undone', 'worker', { to: id });
  await syncPlaceWithOrder(work, old, 'paid');
  await syncChecklistWithBatch(work, changeOf);
}
