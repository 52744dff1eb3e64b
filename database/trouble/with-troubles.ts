/**
 * The same for a command beside the service: one connection for a moment, which migrates nothing. A backup is also made
 * by a new release before it takes over from the old one.
 */
import { existsSync } from 'node:fs';
import { deskDatabaseOnPostgres, deskDatabaseOnSqlite } from '../connection/desk-database.ts';
import { refuseMoved } from '../connection/moved-mark.ts';
import { openPool } from '../connection/postgres-pool.ts';
import { connectToFile } from '../connection/sqlite-file.ts';
import { type Place, sqlitePath } from '../open.ts';
import { UnusableStore } from '../store-errors.ts';
import type { TroublePort } from './trouble-port.ts';
import { troubleStore } from './trouble-store.ts';

const answerWithinMs = 5_000;

/** Rejects with UnusableStore where there is no file or one that was moved to PostgreSQL, and with StoreAway or the engine's error otherwise. */
export async function withTroubles<T>(
  place: Place,
  work: (troubles: TroublePort, engine: 'SQLite' | 'PostgreSQL') => Promise<T>,
): Promise<T> {
  if (place.databaseUrl === null) {
    const path = sqlitePath(place.dataDir);
    if (!existsSync(path)) throw new UnusableStore(`There is no database at ${path}.`);
    const file = connectToFile(path, { idempotencyKey: null, now: Date.now });
    try {
      refuseMoved(file, path);
      return await work(troubleStore(deskDatabaseOnSqlite(file, Date.now)), 'SQLite');
    } finally {
      file.close();
    }
  }
  const pool = openPool(
    {
      connectionString: place.databaseUrl,
      max: 1,
      connectionTimeoutMillis: answerWithinMs,
      statement_timeout: answerWithinMs,
      query_timeout: answerWithinMs + 1_000,
      application_name: 'miranaya-command',
    },
    () => {},
  );
  try {
    return await work(troubleStore(deskDatabaseOnPostgres(pool)), 'PostgreSQL');
  } finally {
    await pool.end();
  }
}
