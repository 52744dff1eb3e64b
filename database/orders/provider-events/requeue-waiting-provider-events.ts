import type { Kysely } from 'kysely';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';

/** Makes the events that waited for this payment due again. They can be applied now, because the payment is stored. */
export async function requeueWaitingProviderEvents(
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
