import { existsSync } from 'node:fs';
import { openStore, sqlitePath } from '#database/open-store.ts';
import type { Store } from '#database/store.ts';
import { UnusableStore } from '#database/store-errors.ts';
import type { Config } from '../settings/config.ts';

/** A person at a terminal can wait for a lock longer than a visitor can. */
const patienceMs = 10_000;

/** Commands that only read use this: a mistyped DATA_DIR must not create a new, empty database. */
export async function openExistingStore(config: Config): Promise<Store> {
  refuseMissingDatabase(config);
  return openStore(config, Date.now, () => {}, patienceMs);
}

/** Throws UnusableStore if DATA_DIR contains no database. */
export function refuseMissingDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== null || existsSync(sqlitePath(dataDir))) return;
  throw new UnusableStore(
    `There is no database at ${sqlitePath(dataDir)} that this user could read. It is made when the service starts. DATA_DIR says where: set it to the service's own, which is /var/lib/miranaya in deploy/miranaya.service.`,
  );
}
