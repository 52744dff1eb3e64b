/**
 * Makes orders for staff: an order for the person of an enquiry, or instalments that replace an unpaid order. A row is
 * inserted into `order_claims`, and a trigger then creates the order, as for an enrolment.
 */

import { isSeatHeldOrTaken } from '#domain/batches/seat-states.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { canBeDividedIntoInstalments } from '#domain/orders/order-states.ts';
import type { HiddenBatchReason } from '../../batches/batch-port.ts';
import { type ChosenBatchResult, chooseAndLockBatch } from '../../batches/choose-and-lock-batch.ts';
import { findHiddenBatchReason } from '../../batches/find-hidden-batch-reason.ts';
import { lockBatch } from '../../batches/lock-batch.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { type DeskTransaction, inDeskTransaction } from '../../desk/desk-transaction.ts';
import { isUuid, makeUuidV7 } from '../../uuid-v7.ts';
import { applyFactToLockedOrder } from '../facts/apply-order-fact.ts';
import { findSamePersonOrders, isOpenPurchase } from '../find-same-person-orders.ts';
import { divideOrderIntoInstalments } from '../instalments/divide-order-into-instalments.ts';
import type { Order } from '../order.ts';
import { lockOrder } from '../transaction/lock-order.ts';
import { recordAuditEntry } from '../transaction/record-audit-entry.ts';
import { recordOrderEvent } from '../transaction/record-order-event.ts';
import type { StaffMadeOrderPort } from './staff-made-order-port.ts';

export function makeStaffMadeOrderStore(database: KyselyDatabase): StaffMadeOrderPort {
  return {
    createOrderForEnquiry: (enquiryId, { offer, batch, later }, who) =>
      inDeskTransaction(database, async (work) => {
        const { trx } = work;
        if (!isUuid(enquiryId) || (batch !== null && !isUuid(batch))) return { at: 'gone' };
        // An update without a change locks the row, so that two members who do this at once make only one order.
        const person = await trx
          .updateTable('enquiries')
          .set({ kind: (eb) => eb.ref('kind') })
          .where('id', '=', enquiryId)
          .returning(['name', 'email', 'phone', 'is_aside'])
          .executeTakeFirst();
        if (person === undefined || person.is_aside) return { at: 'gone' };
        const { name, email, phone } = person;
        if (name === null || email === null || phone === null) return { at: 'incomplete' };
        const sold = await trx
          .selectFrom('offers')
          .select('mode')
          .where('slug', '=', offer)
          .where('is_on_sale', '=', database.boolean(true))
          .executeTakeFirst();
        if (sold === undefined) return { at: 'not sold' };
        const id = makeUuidV7(work.now.getTime());
        const alike = await findSamePersonOrders(work, {
          id,
          enrolmentId: enquiryId,
          offer: { slug: offer },
          mode: sold.mode,
          instalment: null,
        });
        const open = alike.find(isOpenPurchase);
        if (open !== undefined) return { at: 'open', orderId: open.id };
        const refused = batch === null ? null : await findBatchRefusal(work, batch, offer);
        if (refused !== null) return { at: refused };
        const place = await chooseAndLockBatch(work, {
          offer: { slug: offer },
          seat: batch === null ? null : { batchId: batch },
        });
        if (place.at === 'none left') return { at: 'full' };
        await trx
          .insertInto('order_claims')
          .values({
            id,
            enrolment_id: enquiryId,
            person: database.personOf(email, phone),
            offer,
            batch: place.at === 'batch' ? place.id : null,
            day: indianDay(work.now),
            at: database.moment(work.now),
          })
          .execute();
        // The person now has a place. So the waiting list must not create a second order when another place becomes
        // free.
        if (place.at === 'batch')
          await trx
            .updateTable('waiting')
            .set({ state: 'promoted', order_id: id, changed_at: database.moment(work.now) })
            .where('enquiry_id', '=', enquiryId)
            .where('offer', '=', offer)
            .where('state', '=', 'waiting')
            .execute();
        if (later.length > 0) await divideOrderIntoInstalments(work, id, later);
        const { amountPaise } = await lockOrder(work, id);
        await recordOrderEvent(work, id, 'order.made-at-desk', who, { paise: amountPaise });
        await recordAuditEntry(work, id, who, {
          type: 'order.asked for',
          what: { offer, paise: amountPaise, ...describeInstalmentCount(later) },
        });
        return { at: 'made', orderId: id };
      }),

    replaceWithInstalments: (orderId, later, who) =>
      inDeskTransaction(database, async (work) => {
        const order = await lockOrder(work, orderId);
        if (!canBeDividedIntoInstalments(order)) return { at: 'late' };
        const place = await findPlaceForPlan(work, order);
        if (place.at === 'none left') return { at: 'full' };
        const { person } = await work.trx
          .selectFrom('orders')
          .select('person')
          .where('id', '=', orderId)
          .executeTakeFirstOrThrow();
        const id = makeUuidV7(work.now.getTime());
        // The old order releases its place only after the new order has its own. Otherwise somebody else could get the
        // place in between.
        await work.trx
          .insertInto('order_claims')
          .values({
            id,
            enrolment_id: order.enrolmentId ?? '',
            person: person ?? '',
            offer: order.offer.slug,
            batch: place.at === 'batch' ? place.id : null,
            day: indianDay(work.now),
            at: database.moment(work.now),
          })
          .execute();
        const made = await work.trx
          .selectFrom('orders')
          .select('id')
          .where('id', '=', id)
          .executeTakeFirst();
        if (made === undefined) return { at: 'late' };
        await copyFeeTextsAndAnswer(work, id, order);
        await divideOrderIntoInstalments(work, id, later);
        const { amountPaise } = await lockOrder(work, id);
        await recordOrderEvent(work, id, 'order.made-at-desk', who, { paise: amountPaise });
        await applyFactToLockedOrder(work, order, { kind: 'withdrawn' }, who, {
          audit: { type: 'plan.made', what: { ...describeInstalmentCount(later), order: id } },
        });
        return { at: 'made', orderId: id };
      }),
  };
}

/** Returns why visitors can't enrol in the chosen batch; null if they can. Free places are not checked here. */
async function findBatchRefusal(
  work: DeskTransaction,
  id: string,
  offer: string,
): Promise<'closed' | HiddenBatchReason | null> {
  const batch = await lockBatch(work, id);
  if (batch === null || batch.offer !== offer || batch.state !== 'open') return 'closed';
  if (batch.startsOn < indianDay(work.now)) return 'closed';
  return findHiddenBatchReason(work, batch);
}

const describeInstalmentCount = (later: readonly CalendarDate[]) =>
  later.length === 0 ? {} : { instalments: later.length + 1 };

/**
 * Finds the place of the order that replaces this one. If the place of this order was released, a place must be free in
 * the same batch, because the learner chose these dates.
 */
async function findPlaceForPlan(work: DeskTransaction, order: Order): Promise<ChosenBatchResult> {
  const { seat } = order;
  if (seat === null) return { at: 'arrangement' };
  if (isSeatHeldOrTaken(seat.state)) {
    // If the batch is cancelled or has begun, the new payment link would end at once.
    const isSold = seat.batch?.state === 'open' && seat.batch.startsOn >= indianDay(work.now);
    return isSold ? { at: 'batch', id: seat.batchId } : { at: 'none left' };
  }
  const place = await chooseAndLockBatch(work, order);
  return place.at === 'batch' ? place : { at: 'none left' };
}

/**
 * Copies the fee and the texts of the replaced order, because the learner was promised these and the offer may have
 * changed. Also copies the answer that the order is for another person, so that the visitor is not asked again.
 */
async function copyFeeTextsAndAnswer(
  { database, trx }: DeskTransaction,
  id: string,
  { amountPaise, offer, forOtherAt }: Order,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      amount_paise: amountPaise,
      offer_version: offer.version,
      offer_title: offer.title,
      facts: database.json(offer.facts),
      for_other_at: forOtherAt === null ? null : database.moment(forOtherAt),
    })
    .where('id', '=', id)
    .execute();
}
