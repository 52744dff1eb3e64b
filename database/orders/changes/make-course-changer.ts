/** Changes the course of a paid order, by creating an order for the price difference and the charge for the change. */

import { indianDay } from '#domain/dates/indian-day.ts';
import { computeRegistrationChargePaise } from '#domain/money/compute-registration-charge-paise.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import { computeCourseChangePricePaise } from '#domain/rules/decide-course-change.ts';
import { giveFreePlaces } from '../../batches/give-free-places.ts';
import { lockBatchForNewOrder } from '../../batches/lock-batch-for-new-order.ts';
import { setSeatState, syncPlaceWithOrder } from '../../batches/sync-place-with-order.ts';
import { syncChecklistWithPlace } from '../../checklists/sync-checklist-with-place.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { type DeskTransaction, inDeskTransaction } from '../../desk/desk-events.ts';
import { makeUuidV7 } from '../../make-uuid-v7.ts';
import { settleNoPlaceLeft } from '../facts/settle-no-place-left.ts';
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
      // A course can be changed once.
      if (order.changeOf !== null) return { at: 'not sold' };
      const id = await makeCourseChangeOrder(work, order, { slug: toOffer, seat: null });
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
 * Creates the order for the price difference and the charge. Returns its id; null if the other course is not on sale,
 * or if none of its batches has a free place. The caller has locked the order whose course changes.
 */
export async function makeCourseChangeOrder(
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
  // In a plan of instalments, the whole fee of the old course counts and not only the paid part, because the learner
  // still pays the remaining instalments.
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
 * Finds the unpaid orders that would change the course of this order. If a refund of this order is asked for or made,
 * nobody may buy the other course for the price of the change, so the caller withdraws them.
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

/** Runs when the order for the other course is paid: releases the place in the old course. */
export async function releaseOldPlace(
  work: DeskTransaction,
  { id, changeOf }: Order,
): Promise<void> {
  if (changeOf === null) return;
  const { seat } = await lockOrder(work, changeOf);
  const what = { to: id };
  if (seat?.state === 'over') await settleNoPlaceLeft(work, changeOf, 'order.course-changed', what);
  else await recordOrderEvent(work, changeOf, 'order.course-changed', 'worker', what);
  if (seat === null || seat.state === 'released') return;
  await setSeatState(work, changeOf, 'released');
  await syncChecklistWithPlace(work, changeOf);
  await giveFreePlaces(work, seat.batchId);
}

/**
 * Runs when the payment for the other course turns out to be recorded by mistake: the learner stays in the old course.
 * The order for it gets a free place back, or waits for a person if there is none any more.
 */
export async function returnToOldCourse(
  work: DeskTransaction,
  { id, changeOf }: Order,
): Promise<void> {
  if (changeOf === null) return;
  const old = await lockOrder(work, changeOf);
  // An order of which a refund is only asked for gets its place back too: nothing else gives it back if the refund is
  // withdrawn.
  if ((old.state !== 'paid' && old.state !== 'refunding') || old.isCourseChanged) return;
  await recordOrderEvent(work, changeOf, 'order.change-undone', 'worker', { to: id });
  await syncPlaceWithOrder(work, old, 'paid');
  await syncChecklistWithPlace(work, changeOf);
}
