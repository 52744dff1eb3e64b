/**
 * Queues a notification about an order for a channel, in the transaction of the change; does nothing while the
 * channel is off.
 */
import type { Transaction } from 'kysely';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { makeUuidV7 } from '../../make-uuid-v7.ts';

type Work = { database: KyselyDatabase; trx: Transaction<AllTables>; now: Date };

export async function queueNotification(
  { database, trx, now }: Work,
  channel: 'visitor' | 'mail',
  orderId: string,
  type: string,
  /** The delay of the notification. Some events resolve themselves within this time, and then nobody has to be told. */
  inMs = 0,
): Promise<void> {
  const known = await trx
    .selectFrom('channels')
    .select('is_on')
    .where('name', '=', channel)
    .executeTakeFirst();
  if (!known?.is_on) return;
  const at = database.moment(now);
  await trx
    .insertInto('outbox')
    .values({
      id: makeUuidV7(now.getTime()),
      channel,
      kind: 'orders',
      row_id: orderId,
      subject: orderId,
      type,
      created_at: at,
      due_at: database.moment(new Date(now.getTime() + inMs)),
    })
    .execute();
}
