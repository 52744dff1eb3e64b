/** Changes the course of a paid order: creates a new order for the price difference and the charge for the change. */

import { indianDay } from '#domain/dates/indian-day.ts';
import { computeRegistrationChargePaise } from '#domain/money/compute-registration-charge-paise.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import { computeCourseChangePricePaise } from '#domain/rules/decide-course-change.ts';
import { giveFreePlaces } from '../../batches/give-free-places.ts';
import { lockBatchForNewOrder } from '../../batches/lock-batch-for-new-order.ts';
import { setSeatState, syncPlaceWithOrder } from '../../batches/sync-place-with-order.ts';
import { updateChecklistForBatch } from '../../checklists/update-checklist-for-batch.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { type DeskTransaction, inDeskTransaction } from '../../desk/desk-event-store.ts';
import { makeUuidV7 } from '../../make-uuid-v7.ts';
import { settleNoPlaceDiscrepancy } from '../facts/settle-no-place-discrepancy.ts';
import type { Order } from '../order.ts';
import type { OrderPort } from '../order-port.ts';
import { lockOrder } from '../transaction/lock-order.ts';
import { recordAuditEntry } from '../transaction/record-audit-entry.ts';
import { recordOrderEvent } from '../transaction/record-order-event.ts';

/** Makes the function `changeCourse` of `order-port.ts` for a database. */
export const makeCourseChanger =
  (database: KyselyDatabase): OrderPort['changeCourse'] =>
  (orderId, toOffer, who, audit, before) =>
    inDeskTransaction(database, async (work) => {
      const { trx } = work;
      const order = await lockOrder(work, orderId);
      const { n } = await trx
        .selectFrom('desk_events')
        .where('subject', '=', orderId)
        .where('type', '=', audit.type)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow();
      if (Number(n) !== before || order.state !== 'paid') return { at: 'overtaken' };
      const onSale = await trx
        .selectFrom('offers')
        .select('slug')
        .where('slug', '=', toOffer)
        .where('is_on_sale', '=', database.boolean(true))
        .where('mode', '=', order.mode)
        .executeTakeFirst();
      if (onSale === undefined || order.enrolmentId === null) return { at: 'not sold' };
      // A course can be changed only once, and this order is itself a change.
      if (order.changeOf !== null) return { at: 'not sold' };
      const id = await insertCourseChangeOrder(work, order, { slug: toOffer, seat: null });
      if (id === null) return { at: 'full' };
      const made = await lockOrder(work, id);
      await recordOrderEvent(work, id, 'order.changes-course', who, {
        of: orderId,
        paise: made.amountPaise,
      });
      await recordAuditEntry(work, orderId, who, {
        ...audit,
        what: { ...audit.what, paise: made.amountPaise, order: id },
      });
      return { at: 'made', order: made };
    });

/**
 * Creates the order for the new course. Its amount is the price difference plus the charge. Returns its id; null if the
 * new course is not on sale or none of its batches has a free place. The caller has locked the old order.
 */
export async function insertCourseChangeOrder(
  work: DeskTransaction,
  { id: changeOf, enrolmentId, amountPaise, instalment }: Order,
  { slug, seat }: { slug: string; seat: Order['seat'] },
): Promise<string | null> {
  const { database, trx, now } = work;
  const batch = await lockBatchForNewOrder(work, { offer: { slug }, seat });
  if (batch.at === 'none left') return null;
  const id = makeUuidV7(now.getTime());
  const { person } = await trx
    .selectFrom('orders')
    .select('person')
    .where('id', '=', changeOf)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_claims')
    .values({
      id,
      enrolment_id: enrolmentId ?? '',
      person: person ?? '',
      offer: slug,
      batch: batch.at === 'batch' ? batch.id : null,
      day: indianDay(now),
      at: database.moment(now),
    })
    .execute();
  const claimed = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (claimed === undefined) return null;
  const made = await lockOrder(work, id);
  // With instalments, the whole fee of the old course counts, not only what was paid: the learner still pays the other
  // instalments.
  const due = computeCourseChangePricePaise(instalment?.feePaise ?? amountPaise, made.amountPaise);
  await trx
    .updateTable('orders')
    .set({
      amount_paise: due,
      change_of: changeOf,
      facts: database.json({
        ...made.offer.facts,
        isRepriced: true,
        registrationChargePaise: computeRegistrationChargePaise(due),
      }),
    })
    .where('id', '=', id)
    .execute();
  return id;
}

/**
 * Finds the unpaid orders for a change of this order's course. After a refund request or a refund, nobody may get
 * another course for the price of a change, so the caller withdraws them.
 */
export async function findUnpaidCourseChanges(
  { database, trx }: DeskTransaction,
  orderId: string,
  state: OrderState,
): Promise<{ id: string }[]> {
  if (state !== 'refunding' && state !== 'refunded') return [];
  return trx
    .selectFrom('orders')
    .select('id')
    .where('change_of', '=', orderId)
    .where((eb) => eb(database.unindexed(eb.ref('state')), 'in', ['made', 'offered']))
    .orderBy('id')
    .execute();
}

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
  await updateChecklistForBatch(work, changeOf);
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
  await updateChecklistForBatch(work, changeOf);
}
