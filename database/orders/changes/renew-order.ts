import type { Kysely } from 'kysely';
import { indianDay } from '#domain/dates/indian-day.ts';
import { describeInstalmentPlanProblem, isLaterInstalment } from '#domain/orders/instalments.ts';
import { hasLinkEnded } from '#domain/orders/order-states.ts';
import { chooseAndLockBatch } from '../../batches/choose-and-lock-batch.ts';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import type { DeskTransaction } from '../../desk/desk-transaction.ts';
import { makeUuidV7 } from '../../uuid-v7.ts';
import { notLaterInstalmentCondition } from '../conditions/not-later-instalment-condition.ts';
import { divideOrderIntoInstalments } from '../instalments/divide-order-into-instalments.ts';
import { insertInstalmentOrder } from '../instalments/update-instalment-plan.ts';
import type { Order } from '../order.ts';
import { selectOrders, toOrder } from '../order-record.ts';
import { lockOrder } from '../transaction/lock-order.ts';
import { insertCourseChangeOrder } from './insert-course-change-order.ts';

/**
 * Creates a new order to replace one whose link has ended. If the enrolment already has an order in its place, returns
 * that order. Implements `renew` of `order-port.ts`.
 */
export function renewOrder(database: KyselyDatabase, orderId: string): Promise<Order | null> {
  const { moment } = database;
  return database.transaction(async (trx) => {
    const ended = await lockOrder({ database, trx }, orderId);
    if (!hasLinkEnded(ended.state) || ended.enrolmentId === null) return null;
    // Locks all orders of the enrolment. The visitor may press the button on the pages of two ended orders at once, but
    // only one new order may be created.
    await trx
      .updateTable('orders')
      .set({ offer_slug: (eb) => eb.ref('offer_slug') })
      .where('enrolment_id', '=', ended.enrolmentId)
      .execute();
    const find = () => selectUnendedOrder(database, trx, ended);
    const current = await find();
    if (current) return toOrder(current, database);

    const now = await database.readClock(trx);
    if (ended.changeOf !== null) {
      const work = { database, trx, now };
      const changed = await lockOrder(work, ended.changeOf);
      if (changed.state !== 'paid') return null;
      await insertCourseChangeOrder(work, changed, { slug: ended.offer.slug, seat: ended.seat });
      const renewed = await find();
      return renewed === undefined ? null : toOrder(renewed, database);
    }
    if (isLaterInstalment(ended)) return renewInstalment({ database, trx, now }, ended);
    const batch = await chooseAndLockBatch({ database, trx, now }, ended);
    if (batch.at === 'none left') return null;
    const { person } = await trx
      .selectFrom('orders')
      .select('person')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const id = makeUuidV7(now.getTime());
    await trx
      .insertInto('order_claims')
      .values({
        id,
        enrolment_id: ended.enrolmentId,
        person: person ?? '',
        offer: ended.offer.slug,
        batch: batch.at === 'batch' ? batch.id : null,
        day: indianDay(now),
        at: moment(now),
      })
      .execute();
    // If the visitor or staff said that the ended order is for another person, this is true of the new order too.
    if (ended.forOtherAt !== null)
      await trx
        .updateTable('orders')
        .set({ for_other_at: moment(ended.forOtherAt) })
        .where('id', '=', id)
        .execute();
    await divideRenewedOrder({ database, trx, now }, ended, id);
    const created = await find();
    return created === undefined ? null : toOrder(created, database);
  });
}

/** Finds the order that replaces an ended order. Implements `findRenewal` of `order-port.ts`. */
export async function findRenewal(database: KyselyDatabase, ended: Order): Promise<Order | null> {
  if (!hasLinkEnded(ended.state) || ended.enrolmentId === null) return null;
  const record = await database.run((db) => selectUnendedOrder(database, db, ended));
  return record === undefined ? null : toOrder(record, database);
}

/**
 * Reads the newest order for the same purchase that is neither expired nor cancelled. It may be older than the ended
 * order, if it was paid after its own link had ended.
 */
function selectUnendedOrder(database: KyselyDatabase, db: Kysely<AllTables>, ended: Order) {
  const { enrolmentId, offer, changeOf, instalment } = ended;
  const isLater = isLaterInstalment(ended);
  return (
    selectOrders(database, db)
      .where('orders.enrolment_id', '=', enrolmentId)
      .where('orders.offer_slug', '=', offer.slug)
      .where('orders.state', 'not in', ['expired', 'cancelled'])
      // An order that changes a course exists beside the order for the old course. So it is replaced only by an order
      // with the same `changeOf`.
      .where('orders.change_of', changeOf === null ? 'is' : '=', changeOf)
      // The instalments of a plan have an order each. So an order for a later instalment is replaced only by an order
      // for the same instalment.
      .$if(isLater, (query) =>
        query
          .where('orders.plan_of', '=', instalment?.planOf ?? '')
          .where('orders.plan_position', '=', instalment?.position ?? 0),
      )
      .$if(!isLater, (query) => query.where(notLaterInstalmentCondition))
      .orderBy('orders.id', 'desc')
      .executeTakeFirst()
  );
}

/**
 * Creates a new order for the same instalment. Null if another order already asks for it, or if the first instalment is
 * no longer paid.
 */
async function renewInstalment(work: DeskTransaction, ended: Order): Promise<Order | null> {
  const { instalment, amountPaise } = ended;
  if (instalment === null || instalment.dueOn === null) return null;
  const { planOf, position, dueOn } = instalment;
  const first = await lockOrder(work, planOf);
  if (first.state !== 'paid') return null;
  const id = await insertInstalmentOrder(work, planOf, { position, paise: amountPaise, dueOn });
  return lockOrder(work, id);
}

/**
 * Divides the new order into instalments again, if the ended order asked for the first instalment of a plan. If the fee
 * has changed or a date of the plan is not allowed any more, the new order asks for the whole fee.
 */
async function divideRenewedOrder(
  work: DeskTransaction,
  { id, instalment }: Order,
  renewedId: string,
): Promise<void> {
  if (instalment === null) return;
  const made = await selectOrders(work.database, work.trx)
    .where('orders.id', '=', renewedId)
    .executeTakeFirst();
  if (made === undefined || Number(made.amount_paise) !== instalment.feePaise) return;
  const later = await work.trx
    .selectFrom('instalments')
    .select('due_on')
    .where('order_id', '=', id)
    .where('position', '>', 1)
    .orderBy('position')
    .execute();
  const dates = later.map(({ due_on }) => due_on);
  if (describeInstalmentPlanProblem(dates, indianDay(work.now)) === null)
    await divideOrderIntoInstalments(work, renewedId, dates);
}
