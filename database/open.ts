import { join, resolve } from 'node:path';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

export type Place = {
  /** `postgres://…`, or null for a file in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
};

/** The file that holds everything when there is no PostgreSQL. */
export function sqlitePath(dataDir: string): string {
  return join(resolve(dataDir), 'miranaya.db');
}

/**
 * Opens the store and brings its tables up to date. Rejects with UnusableStore (a sentence about what to
 * do) when this database cannot be used. `report` hears of connections that broke while idle. `patienceMs` is how long
 * a lock of another process on the file is waited for; without it as long as a request waits.
 */
export async function openStore(
  place: Place,
  now: () => number = Date.now,
  report: (error: Error) => void = () => {},
  patienceMs?: number,
): Promise<Store> {
  if (place.databaseUrl !== null) return openPostgresStore(place.databaseUrl, report);
  return openSqliteStore(sqlitePath(place.dataDir), now, { patienceMs });
}
