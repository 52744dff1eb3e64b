import { indianDay } from '#domain/indian-day.ts';
import { hasEnded } from '#domain/order-states.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { atWork, noteDeskEvent } from '../desk/desk-events.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { noteEvent } from '../orders/note-event.ts';
import { settleOver } from '../orders/settle-over.ts';
import { isUuid } from '../uuid-v7.ts';
import type { OrderMoved } from './batch-port.ts';
import { freePlaces, giveFreePlaces, lockBatch, seatOf } from './places.ts';

const dayMs = 24 * 60 * 60_000;

/** See `moveOrder` in `batch-port.ts`. An order by arrangement gets its first place so. */
export function moveOrder(
  database: DeskDatabase,
  orderId: string,
  batchId: string,
  who: string,
): Promise<OrderMoved> {
  return atWork(database, async (work): Promise<OrderMoved> => {
    const { trx, now } = work;
    const order = await lockOrder(work, orderId);
    if (hasEnded(order.state) || order.state === 'refunded') return 'ended';
    const seat = await seatOf(work, orderId);
    if (seat?.batch_id === batchId && seat.isGiven) return 'unchanged';
    if (!isUuid(batchId)) return 'closed';
    // Always in the same order, so that two moves the other way round don't wait for each other.
    const both = [...new Set([batchId, seat?.batch_id ?? batchId])].sort();
    for (const id of both) await lockBatch(work, id);
    const target = await lockBatch(work, batchId);
    if (target === null || target.state !== 'open') return 'closed';
    if (target.offer !== order.offer.slug || target.endsOn < indianDay(now)) return 'closed';
    if (freePlaces(target) <= 0) return 'full';
    const isPaid = order.paymentId !== null;
    const place = {
      batch_id: batchId,
      state: isPaid ? ('taken' as const) : ('held' as const),
      changed_at: database.moment(now),
    };
    const heldUntil =
      order.seat?.heldUntil ?? order.link?.expiresAt ?? new Date(now.getTime() + dayMs);
    await trx
      .insertInto('seats')
      .values({ order_id: orderId, held_until: database.moment(heldUntil), ...place })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(place))
      .execute();
    const from = seat?.batch_id ?? null;
    await noteEvent(work, orderId, 'order.batch-changed', who, { from, to: batchId });
    await noteDeskEvent(work, {
      type: 'order.moved',
      subject: orderId,
      who,
      what: { from, to: batchId, startsOn: target.startsOn },
    });
    if (seat?.state === 'over') await settleOver(work, orderId, batchId);
    if (from !== null && from !== batchId) await giveFreePlaces(work, from);
    return 'moved';
  });
}
