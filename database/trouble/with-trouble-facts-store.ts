/**
 * Gives a command the facts about problems, on a connection that is closed afterwards. Does not migrate the database,
 * because a new release may run the command while the old release still serves.
 */
import { existsSync } from 'node:fs';
import {
  makeKyselyDatabaseOnPostgres,
  makeKyselyDatabaseOnSqlite,
} from '../connection/kysely-database.ts';
import { refuseMovedFile } from '../connection/moved-sqlite-file-mark.ts';
import { openPostgresPool } from '../connection/postgres-pool.ts';
import { connectToSqliteFile } from '../connection/sqlite-file.ts';
import { type DatabaseLocation, sqlitePathInFolder } from '../open-store.ts';
import { UnusableStore } from '../store-errors.ts';
import type { TroubleFactsPort } from './trouble-facts-port.ts';
import { makeTroubleFactsStore } from './trouble-facts-store.ts';

const answerWithinMs = 5_000;

/**
 * Connects to the database, runs `work` and disconnects. Rejects with UnusableStore if there is no file or the file was
 * moved to PostgreSQL, otherwise with StoreUnavailable or the error of the engine.
 */
export async function withTroubleFactsStore<T>(
  location: DatabaseLocation,
  work: (troubles: TroubleFactsPort, engine: 'SQLite' | 'PostgreSQL') => Promise<T>,
): Promise<T> {
  if (location.databaseUrl === null) {
    const path = sqlitePathInFolder(location.dataDir);
    if (!existsSync(path)) throw new UnusableStore(`There is no database at ${path}.`);
    const file = connectToSqliteFile(path, { idempotencyKey: null, now: Date.now });
    try {
      refuseMovedFile(file, path);
      return await work(
        makeTroubleFactsStore(makeKyselyDatabaseOnSqlite(file, Date.now)),
        'SQLite',
      );
    } finally {
      file.close();
    }
  }
  const pool = openPostgresPool(
    {
      connectionString: location.databaseUrl,
      max: 1,
      connectionTimeoutMillis: answerWithinMs,
      statement_timeout: answerWithinMs,
      query_timeout: answerWithinMs + 1_000,
      application_name: 'miranaya-command',
    },
    () => {},
  );
  try {
    return await work(makeTroubleFactsStore(makeKyselyDatabaseOnPostgres(pool)), 'PostgreSQL');
  } finally {
    await pool.end();
  }
}
