import { existsSync } from 'node:fs';
import { openStore, sqlitePathInFolder } from '#database/open-store.ts';
import type { Store } from '#database/store.ts';
import { UnusableStore } from '#database/store-errors.ts';
import type { Config } from '../settings/config.ts';

/**
 * The longest wait of a command while another program has locked the SQLite file. A request waits for a shorter time,
 * but a person at a terminal can wait.
 */
const patienceMs = 10_000;

/**
 * Opens the database for a command. Rejects with UnusableStore if there is none, because a mistyped DATA_DIR must not
 * create a new, empty database.
 */
export async function openExistingStore(config: Config): Promise<Store> {
  refuseMissingDatabase(config);
  return openStore(config, Date.now, () => {}, patienceMs);
}

/** Throws UnusableStore if DATABASE_URL is not set and DATA_DIR contains no database. */
export function refuseMissingDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== null || existsSync(sqlitePathInFolder(dataDir))) return;
  throw new UnusableStore(
    `There is no database at ${sqlitePathInFolder(dataDir)} that this user could read. It is made when the service starts. DATA_DIR says where: set it to the service's own, which is /var/lib/miranaya in deploy/miranaya.service.`,
  );
}
