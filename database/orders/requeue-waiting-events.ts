import type { Kysely } from 'kysely';
import type { DeskDatabase } from '../connection/desk-database.ts';
import type { DeskDatabaseTables } from '../connection/desk-database-tables.ts';

/** Makes the events due again that waited for this payment. They can be applied now, because the payment is known. */
export async function requeueWaitingEvents(
  database: DeskDatabase,
  db: Kysely<DeskDatabaseTables>,
  paymentId: string,
): Promise<void> {
  await db
    .updateTable('provider_events')
    .set({ waits_for: null, claimed_until: database.moment(new Date(0)) })
    .where('waits_for', '=', paymentId)
    .execute();
}
