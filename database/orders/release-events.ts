import type { Kysely } from 'kysely';
import type { DeskDatabase } from '../connection/desk-database.ts';
import type { DeskDatabaseTables } from './order-tables.ts';

/** Events that were held until this payment is known are due now. */
export async function releaseEvents(
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
