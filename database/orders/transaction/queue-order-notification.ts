/**
 * Queues a notification about an order, in the transaction of the change. Does nothing if the channel is switched off.
 */
import type { Transaction } from 'kysely';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { makeUuidV7 } from '../../uuid-v7.ts';

type Work = { database: KyselyDatabase; trx: Transaction<AllTables>; now: Date };

export async function queueOrderNotification(
  { database, trx, now }: Work,
  channel: 'visitor' | 'mail',
  orderId: string,
  type: string,
  /**
   * The delay before the notification is sent. Some events resolve themselves in this time and need no notification.
   */
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
