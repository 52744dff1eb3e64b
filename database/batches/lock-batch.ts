import type { Transaction } from 'kysely';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import type { StoredBatch } from './batch-port.ts';
import { selectBatches, toBatch } from './select-batches.ts';

export type BatchTransaction = {
  database: KyselyDatabase;
  trx: Transaction<AllTables>;
  now: Date;
};

/**
 * Locks the row of the batch: an update without a change does so on both engines. The counts of places then stay true
 * until the commit. Null if the batch does not exist.
 */
export async function lockBatch(
  { database, trx }: Omit<BatchTransaction, 'now'>,
  id: string,
): Promise<StoredBatch | null> {
  await trx
    .updateTable('batches')
    .set({ offer: (eb) => eb.ref('offer') })
    .where('id', '=', id)
    .execute();
  const record = await selectBatches(trx).where('batches.id', '=', id).executeTakeFirst();
  return record === undefined ? null : toBatch(record, database);
}
