import type { Kysely } from 'kysely';
import { isLaterInstalment } from '#domain/orders/instalments.ts';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import {
  findSamePersonOrders,
  isPaidWithinYear,
  type SamePersonOrder,
} from '../find-same-person-orders.ts';
import type { Order } from '../order.ts';
import { selectOrders, toOrder } from '../order-record.ts';
import { lockOrder } from '../transaction/lock-order.ts';
import { applyFactToLockedOrder } from './apply-order-fact.ts';

/**
 * Marks the order as a possible second purchase if the same person has paid for the same offer within a year.
 * Implements `flagSecondOrder` of `order-port.ts`. The first look takes no lock, because on SQLite a lock is a write,
 * which would make visitors wait. If another order is paid after this look, that payment sets the mark
 * (`apply-order-fact.ts`).
 */
export async function flagSecondOrder(database: KyselyDatabase, orderId: string): Promise<Order> {
  const order = await database.run((db) => readOrder(database, db, orderId));
  const paid = await database.run((db) => findEarlierPaidOrder(database, db, order));
  if (paid === undefined) return order;
  return database.transaction(async (trx) => {
    const locked = await lockOrder({ database, trx }, orderId);
    const still = await findEarlierPaidOrder(database, trx, locked);
    if (still === undefined) return locked;
    const fact = { kind: 'seems second', of: still.id } as const;
    return (await applyFactToLockedOrder({ database, trx }, locked, fact, 'worker')).order;
  });
}

async function readOrder(
  database: KyselyDatabase,
  db: Kysely<AllTables>,
  id: string,
): Promise<Order> {
  const record = await selectOrders(database, db).where('orders.id', '=', id).executeTakeFirst();
  if (!record) throw new Error(`There is no order ${id}.`);
  return toOrder(record, database);
}

/**
 * Finds the paid order that this one may repeat. Does not search if the order is already marked, or for a later
 * instalment, which always belongs to an earlier payment.
 */
async function findEarlierPaidOrder(
  database: KyselyDatabase,
  db: Kysely<AllTables>,
  order: Order,
): Promise<SamePersonOrder | undefined> {
  if (order.secondOf !== null || isLaterInstalment(order)) return undefined;
  const now = await database.readClock(db);
  const others = await findSamePersonOrders({ database, trx: db }, order);
  return others.find((other) => isPaidWithinYear({ now }, other));
}
