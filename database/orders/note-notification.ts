/** Notes for a channel what it has to tell of an order, in the transaction of the change; nothing while it is off. */
import type { Transaction } from 'kysely';
import type { OfficeDatabase } from '../connection/office-database.ts';
import { uuidV7 } from '../uuid-v7.ts';
import type { OfficeTables } from './order-tables.ts';

type Work = { office: OfficeDatabase; trx: Transaction<OfficeTables>; now: Date };

export async function noteNews(
  { office, trx, now }: Work,
  channel: 'visitor' | 'mail',
  orderId: string,
  type: string,
  /** How long to wait with it: it may be overtaken by then. */
  inMs = 0,
): Promise<void> {
  const known = await trx
    .selectFrom('channels')
    .select('is_on')
    .where('name', '=', channel)
    .executeTakeFirst();
  if (!known?.is_on) return;
  const at = office.moment(now);
  await trx
    .insertInto('outbox')
    .values({
      id: uuidV7(now.getTime()),
      channel,
      kind: 'orders',
      row_id: orderId,
      subject: orderId,
      type,
      created_at: at,
      due_at: office.moment(new Date(now.getTime() + inMs)),
    })
    .execute();
}
