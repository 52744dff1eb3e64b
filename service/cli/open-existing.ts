import { existsSync } from 'node:fs';
import { openStore, sqlitePath } from '#database/open.ts';
import type { Store } from '#database/store.ts';
import { UnusableStore } from '#database/store-errors.ts';
import type { Config } from '../settings/config.ts';

/** A person at a terminal waits longer for another command on the file than a visitor can. */
const patienceMs = 10_000;

/** For commands that read: a mistyped DATA_DIR must not make a new, empty database and call it yours. */
export async function openExisting(config: Config): Promise<Store> {
  refuseMissing(config);
  return openStore(config, Date.now, () => {}, patienceMs);
}

/** Throws UnusableStore where there is no file of the service's. */
export function refuseMissing({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== null || existsSync(sqlitePath(dataDir))) return;
  throw new UnusableStore(
    `There is no database at ${sqlitePath(dataDir)} that this user could read. It is made when the service starts. DATA_DIR says where: set it to the service's own, which is /var/lib/miranaya in deploy/miranaya.service.`,
  );
}
