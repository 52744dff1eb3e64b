import { existsSync } from 'node:fs';
import { openStore, sqlitePath } from '#database/open.ts';
import { type Store, UnusableStore } from '#database/store.ts';
import type { Config } from '../config.ts';

/** For commands that read: a mistyped DATA_DIR must not make a new, empty database and call it yours. */
export async function openExisting(config: Config): Promise<Store> {
  if (config.databaseUrl === null && !existsSync(sqlitePath(config.dataDir))) {
    throw new UnusableStore(
      `There is no database at ${sqlitePath(config.dataDir)} yet. It is made when the service starts; DATA_DIR says where.`,
    );
  }
  return openStore(config);
}
