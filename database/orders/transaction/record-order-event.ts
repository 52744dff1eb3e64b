import type { Transaction } from 'kysely';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { epochMsOfUuid, makeUuidV7 } from '../../uuid-v7.ts';

type Work = { database: KyselyDatabase; trx: Transaction<AllTables>; now: Date };

/**
 * Records an event of an order that the caller has locked. Events are read in the order of their ids, so the new id
 * must come after the last one, even if the clocks of two processes differ.
 */
export async function recordOrderEvent(
  { database, trx, now }: Work,
  orderId: string,
  type: string,
  who: string,
  what: Readonly<Record<string, unknown>>,
): Promise<void> {
  const last = await trx
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const after = last === undefined ? 0 : epochMsOfUuid(last.id) + 1;
  await trx
    .insertInto('order_events')
    .values({
      id: makeUuidV7(Math.max(now.getTime(), after)),
      order_id: orderId,
      at: database.moment(now),
      type,
      who,
      what: database.json(what),
    })
    .execute();
}
