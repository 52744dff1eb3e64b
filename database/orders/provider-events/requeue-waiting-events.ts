import type { Kysely } from 'kysely';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';

/** Makes the events due again that waited for this payment. They can be applied now, because the payment is known. */
export async function requeueWaitingEvents(
  database: KyselyDatabase,
  db: Kysely<AllTables>,
  paymentId: string,
): Promise<void> {
  await db
    .updateTable('provider_events')
    .set({ waits_for: null, claimed_until: database.moment(new Date(0)) })
    .where('waits_for', '=', paymentId)
    .execute();
}
