/** The same tests on both engines, each with a store of its own. */
import { join } from 'node:path';
import { describe } from 'vitest';
import { openPostgresStore } from '#database/postgres-store.ts';
import { openSqliteStore } from '#database/sqlite-store.ts';
import type { Store } from '#database/store.ts';
import { migratedPostgres } from './copied-postgres.ts';
import { scratchFolder } from './scratch-folder.ts';
import { hasPostgres, postgresName } from './throwaway-postgres.ts';

export type Opened = {
  store: Store;
  /** On the same database, as another process has it. */
  another: () => Promise<Store>;
  close: () => Promise<void>;
};

export function onBothEngines(what: string, tests: (open: () => Promise<Opened>) => void): void {
  describe(`${what} on SQLite`, () => {
    tests(async () => {
      const folder = scratchFolder();
      const path = join(folder.path, 'miranaya.db');
      return opened(
        async () => openSqliteStore(path, Date.now),
        async () => folder.remove(),
      );
    });
  });
  describe.skipIf(!hasPostgres)(`${what} on ${postgresName}`, () => {
    const migrated = migratedPostgres();
    tests(async () => {
      const { url, letGo } = await migrated();
      return opened(
        () => openPostgresStore(url, () => {}),
        async () => letGo(),
      );
    });
  });
}

async function opened(open: () => Promise<Store>, remove: () => Promise<void>): Promise<Opened> {
  const stores = [await open()];
  return {
    store: stores[0] as Store,
    async another() {
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
