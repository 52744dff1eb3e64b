import { type Place, sqlitePath } from '../open.ts';
import type { RestorePlace } from './copy-types.ts';
import { postgresRestorePlace } from './postgres-restore.ts';
import { sqliteRestorePlace } from './sqlite-restore.ts';

/** Where a copy goes: the database of DATABASE_URL where there is one, otherwise the file in DATA_DIR. */
export function restorePlace({ databaseUrl, dataDir }: Place): RestorePlace {
  if (databaseUrl !== null) return postgresRestorePlace(databaseUrl);
  return sqliteRestorePlace(sqlitePath(dataDir));
}
