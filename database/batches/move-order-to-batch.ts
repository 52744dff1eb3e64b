import { indianDay } from '#domain/dates/indian-day.ts';
import { isLaterInstalment } from '#domain/orders/instalments.ts';
import { hasLinkEnded } from '#domain/orders/order-states.ts';
import { syncChecklistWithBatch } from '../checklists/sync-checklist-with-batch.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { recordDeskEvent } from '../desk/desk-event-store.ts';
import { inDeskTransaction } from '../desk/desk-transaction.ts';
import { settleNoPlaceDiscrepancy } from '../orders/facts/settle-no-place-discrepancy.ts';
import { lockOrder } from '../orders/transaction/lock-order.ts';
import { queueOrderNotification } from '../orders/transaction/queue-order-notification.ts';
import { recordOrderEvent } from '../orders/transaction/record-order-event.ts';
import { isUuid } from '../uuid-v7.ts';
import type { MoveOrderResult } from './batch-port.ts';
import { computeFreePlaces } from './compute-free-places.ts';
import { findHiddenBatchReason } from './find-hidden-batch-reason.ts';
import { giveFreePlaces } from './give-free-places.ts';
import { lockBatch } from './lock-batch.ts';
import { readSeatOfOrder } from './read-seat-of-order.ts';
import { unscheduleLinkEnding } from './schedule-link-endings.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Implements `moveOrder` of `batch-port.ts`. Can also give an order by arrangement its first place. The learner gets a
 * mail with the dates and hours.
 */
export function moveOrderToBatch(
  database: KyselyDatabase,
  orderId: string,
  batchId: string,
  who: string,
): Promise<MoveOrderResult> {
  return inDeskTransaction(database, async (work): Promise<MoveOrderResult> => {
    const { trx, now } = work;
    const order = await lockOrder(work, orderId);
    if (hasLinkEnded(order.state) || order.vouchers.length > 0) return 'ended';
    // Another order has the learner's place: the order of the first instalment, or the order for the new course.
    if (isLaterInstalment(order) || order.isCourseChanged) return 'ended';
    const seat = await readSeatOfOrder(work, orderId);
    if (seat?.batch_id === batchId && seat.isGiven) return 'unchanged';
    if (!isUuid(batchId)) return 'closed';
    // The two batches are locked in the order of their ids. Otherwise two moves in opposite directions could block each
    // other.
    const both = [...new Set([batchId, seat?.batch_id ?? batchId])].sort();
    for (const id of both) await lockBatch(work, id);
    const target = await lockBatch(work, batchId);
    if (target === null || target.state !== 'open') return 'closed';
    if (target.offer !== order.offer.slug || target.endsOn < indianDay(now)) return 'closed';
    // The learner gets a mail that confirms the start, so the batch must be one that visitors see on the site.
    const hidden = await findHiddenBatchReason(work, target);
    if (hidden !== null) return hidden;
    if (computeFreePlaces(target) <= 0) return 'full';
    const isPaid = order.paymentId !== null;
    const deadline = order.seat?.heldUntil ?? order.link?.expiresAt ?? null;
    const place = {
      batch_id: batchId,
      state: isPaid ? ('taken' as const) : ('held' as const),
      // A released place has a deadline in the past, so it would be released again at once. In this case, the new place
      // is held for one day.
      held_until: database.moment(
        deadline !== null && deadline > now ? deadline : new Date(now.getTime() + dayMs),
      ),
      changed_at: database.moment(now),
    };
    await trx
      .insertInto('seats')
      .values({ order_id: orderId, ...place })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(place))
      .execute();
    // If the former batch was cancelled, the service was about to end the payment link. Now the link stays open,
    // because the learner needs it to pay for the new place.
    await unscheduleLinkEnding(work, orderId);
    const from = seat?.batch_id ?? null;
    const move = { from, to: batchId, startsOn: target.startsOn };
    await recordOrderEvent(work, orderId, 'order.batch-changed', who, move);
    await recordDeskEvent(work, {
      type: 'order.moved',
      subject: orderId,
      who,
      what: move,
    });
    await queueOrderNotification(work, 'visitor', orderId, 'order.moved');
    if (seat?.state === 'over')
      await settleNoPlaceDiscrepancy(work, orderId, 'order.place-found', { batch: batchId });
    await syncChecklistWithBatch(work, orderId);
    if (from !== null && from !== batchId) await giveFreePlaces(work, from);
    return 'moved';
  });
}
