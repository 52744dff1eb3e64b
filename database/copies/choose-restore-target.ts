import { type DatabaseLocation, sqlitePathInFolder } from '../open-store.ts';
import { makePostgresRestoreTarget } from './postgres/make-postgres-restore-target.ts';
import type { RestoreTarget } from './restore-target.ts';
import { makeSqliteRestoreTarget } from './sqlite/make-sqlite-restore-target.ts';

/** Chooses where a copy is restored to: the database of DATABASE_URL if it is set, otherwise the file in DATA_DIR. */
export function chooseRestoreTarget({ databaseUrl, dataDir }: DatabaseLocation): RestoreTarget {
  if (databaseUrl !== null) return makePostgresRestoreTarget(databaseUrl);
  return makeSqliteRestoreTarget(sqlitePathInFolder(dataDir));
}
