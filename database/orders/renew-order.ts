import { indianDay } from '#domain/indian-day.ts';
import { hasEnded } from '#domain/order-states.ts';
import { placeFor } from '../batches/place-for.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { uuidV7 } from '../uuid-v7.ts';
import { lockOrder } from './lock-order.ts';
import type { Order } from './order-port.ts';
import { selectOrders, toOrder } from './order-record.ts';

/** See `renew` in `order-port.ts`. */
export function renewOrder(database: DeskDatabase, orderId: string): Promise<Order | null> {
  const { moment } = database;
  return database.transaction(async (trx) => {
    const ended = await lockOrder({ database, trx }, orderId);
    if (!hasEnded(ended.state) || ended.enrolmentId === null) return null;
    // All orders of the enrolment are held, so that two presses on two of their pages make one order.
    await trx
      .updateTable('orders')
      .set({ offer_slug: (eb) => eb.ref('offer_slug') })
      .where('enrolment_id', '=', ended.enrolmentId)
      .execute();
    const find = () =>
      selectOrders(trx)
        .where('orders.enrolment_id', '=', ended.enrolmentId)
        .where('orders.state', 'not in', ['expired', 'cancelled'])
        .orderBy('orders.id', 'desc')
        .executeTakeFirst();
    const current = await find();
    if (current) return toOrder(current, database);

    const now = await database.clock(trx);
    const batch = await placeFor({ database, trx, now }, ended);
    if (batch.at === 'none left') return null;
    const { person } = await trx
      .selectFrom('orders')
      .select('person')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('order_claims')
      .values({
        id: uuidV7(now.getTime()),
        enrolment_id: ended.enrolmentId,
        person: person ?? '',
        offer: ended.offer.slug,
        batch: batch.at === 'batch' ? batch.id : null,
        day: indianDay(now),
        at: moment(now),
      })
      .execute();
    const created = await find();
    return created === undefined ? null : toOrder(created, database);
  });
}
