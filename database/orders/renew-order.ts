import { hasEnded } from '#domain/order-states.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { uuidV7 } from '../uuid-v7.ts';
import { lockOrder } from './apply-fact.ts';
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
    await trx
      .insertInto('orders')
      .columns([
        'id',
        'enrolment_id',
        'person',
        'offer_slug',
        'offer_version',
        'offer_title',
        'facts',
        'amount_paise',
        'mode',
        'made_at',
        'due_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('orders')
          .innerJoin('offers', 'offers.slug', 'orders.offer_slug')
          .select([
            eb.val(uuidV7(now.getTime())).as('id'),
            'orders.enrolment_id',
            'orders.person',
            'offers.slug',
            'offers.version',
            'offers.title',
            'offers.facts',
            'offers.amount_paise',
            'offers.mode',
            eb.val(moment(now)).as('made_at'),
            eb.val(moment(now)).as('due_at'),
          ])
          .where('orders.id', '=', orderId)
          .where('offers.is_on_sale', '=', database.boolean(true)),
      )
      .execute();
    const created = await find();
    return created === undefined ? null : toOrder(created, database);
  });
}
