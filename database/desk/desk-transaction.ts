import type { Transaction } from 'kysely';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';

export type DeskTransaction = {
  database: KyselyDatabase;
  trx: Transaction<AllTables>;
  now: Date;
};

/** Runs a transaction. All events in it get the same time, `now`. */
export function inDeskTransaction<T>(
  database: KyselyDatabase,
  work: (given: DeskTransaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (trx) =>
    work({ database, trx, now: await database.readClock(trx) }),
  );
}
