import type { DeskDatabase } from '../connection/desk-database.ts';
import { applyTo, lockOrder } from './apply-fact.ts';
import type { Order } from './order-port.ts';
import { isPaidNow, ordersAlike } from './orders-alike.ts';

/** See `compareWithPaid` in `order-port.ts`. */
export function compareWithPaid(database: DeskDatabase, orderId: string): Promise<Order> {
  return database.transaction(async (trx) => {
    const order = await lockOrder({ database, trx }, orderId);
    if (order.secondOf !== null) return order;
    const work = { database, trx, now: await database.clock(trx) };
    const paid = (await ordersAlike(work, order)).find((other) => isPaidNow(work, other));
    if (paid === undefined) return order;
    return (await applyTo(work, order, { kind: 'seems second', of: paid.id }, 'worker')).order;
  });
}
