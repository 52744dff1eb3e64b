import { join, resolve } from 'node:path';
import { openPostgresStore } from './open-postgres-store.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import type { Store } from './store.ts';

export type DatabaseLocation = {
  /** An address such as `postgres://…`; null for a file in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
};

export function sqlitePathInFolder(dataDir: string): string {
  return join(resolve(dataDir), 'miranaya.db');
}

/**
 * Opens the store and migrates it. Rejects with UnusableStore (a sentence with the remedy) if the database can't be
 * used. `report` gets errors that no caller gets: of idle connections to PostgreSQL, and of attempts to reach it.
 * `patienceMs` is how long to wait for another process's lock on the file; by default as long as a request waits.
 */
export async function openStore(
  place: DatabaseLocation,
  now: () => number = Date.now,
  report: (error: Error) => void = () => {},
  patienceMs?: number,
): Promise<Store> {
  if (place.databaseUrl !== null) return openPostgresStore(place.databaseUrl, report);
  return openSqliteStore(sqlitePathInFolder(place.dataDir), now, { patienceMs });
}
