/** Runs tests on a database of their own: the same tests on both engines, or on the engine of the desk's tests. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe } from 'vitest';
import { openPostgresStore } from '#database/open-postgres-store.ts';
import { openSqliteStore } from '#database/open-sqlite-store.ts';
import type { Store } from '#database/store.ts';
import { makeMigratedTestDatabaseCloner } from './clone-test-databases.ts';
import { makeScratchFolder } from './make-scratch-folder.ts';
import { placeMigratedSqlite } from './place-migrated-sqlite.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from './throwaway-postgres-databases.ts';

export type OpenedStore = {
  store: Store;
  /** Opens a second store on the same database, as another process would. */
  openAnother: () => Promise<Store>;
  /** Runs SQL on the tables of this database, without the store. */
  exec: (sql: string) => Promise<void>;
  /** Returns SQL for the moment that is this many days ago. */
  daysAgo: (days: number) => string;
  close: () => Promise<void>;
};

type StoreTests = (open: () => Promise<OpenedStore>) => void;

export function onBothEngines(what: string, tests: StoreTests): void {
  onSqlite(what, tests);
  onPostgres(what, tests);
}

/**
 * The database engine on which this run tests the desk's API, the whole service with a desk, and the owner's commands
 * for leads and orders: SQLite in `npm test`, PostgreSQL in `npm run test:operations`. `npm test` tests the stores,
 * which they all use, on both engines.
 */
export const deskEngine = process.env.DESK_TESTS_ON === 'PostgreSQL' ? 'PostgreSQL' : 'SQLite';

export function onDeskEngine(what: string, tests: StoreTests): void {
  if (deskEngine === 'PostgreSQL') onPostgres(what, tests);
  else onSqlite(what, tests);
}

function onSqlite(what: string, tests: StoreTests): void {
  describe(`${what} on SQLite`, () => {
    tests(async () => {
      const folder = makeScratchFolder();
      const path = join(folder.path, 'miranaya.db');
      await placeMigratedSqlite(path);
      return openFirstStore(
        async () => openSqliteStore(path, Date.now),
        async () => folder.remove(),
        async (sql) => {
          const file = new DatabaseSync(path);
          file.exec(sql);
          file.close();
        },
        (days) => `${Date.now() - days * 86_400_000}`,
      );
    });
  });
}

function onPostgres(what: string, tests: StoreTests): void {
  describe.skipIf(!hasPostgres)(`${what} on ${postgresNameInTitles}`, () => {
    const migrated = makeMigratedTestDatabaseCloner();
    tests(async () => {
      const { url, dropInBackground } = await migrated();
      return openFirstStore(
        () => openPostgresStore(url, () => {}),
        async () => dropInBackground(),
        (sql) =>
          withServerClient(async (client) => {
            await client.query(`SET search_path = back_office; ${sql}`);
          }, url),
        (days) => `now() - interval '${days} days'`,
      );
    });
  });
}

async function openFirstStore(
  open: () => Promise<Store>,
  remove: () => Promise<void>,
  exec: OpenedStore['exec'],
  daysAgo: OpenedStore['daysAgo'],
): Promise<OpenedStore> {
  const stores = [await open()];
  return {
    store: stores[0] as Store,
    exec,
    daysAgo,
    async openAnother() {
      const store = await open();
      stores.push(store);
      return store;
    },
    async close() {
      for (const store of stores) await store.close();
      await remove();
    },
  };
}
