/**
 * Runs the same tests for the store of each engine. Each test begins with an empty store. On PostgreSQL all tests of a
 * suite share one database.
 */
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { openPostgresStore } from '#database/open-postgres-store.ts';
import { openSqliteStore } from '#database/open-sqlite-store.ts';
import type { Store } from '#database/store.ts';
import { createMigratedPostgres } from './clone-test-databases.ts';
import { makeScratchFolder } from './make-scratch-folder.ts';
import { placeMigratedSqlite } from './place-migrated-sqlite.ts';
import { hasPostgres, postgresNameInTitles } from './throwaway-postgres-databases.ts';

export type PostgresEmptier = { empty: () => Promise<void>; close: () => Promise<void> };

/**
 * Returns a function that empties all tables, except those that hold rows from the migrations. It uses DELETE, which
 * for so few rows takes a tenth of the time of TRUNCATE, and keeps its connection, because connecting takes longer than
 * emptying.
 */
export async function openPostgresEmptier(url: string): Promise<PostgresEmptier> {
  const client = new pg.Client({ connectionString: url });
  // Without a listener, a connection that breaks while it is idle would end the process.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname IN ('public', 'back_office')
        AND tablename NOT IN ('migrations', 'settings', 'channels')`,
  );
  const emptied = [
    // Triggers are switched off, because some of them refuse to delete rows.
    'SET session_replication_role = replica',
    ...rows.map(({ name }) => `DELETE FROM ${name}`),
    "UPDATE back_office.channels SET is_on = (name = 'mail')",
  ].join(';');
  return {
    async empty() {
      await client.query(emptied);
    },
    close: () => client.end(),
  };
}

/** `another` opens a second store on the same database, as another process would. The end of the test closes it. */
type EmptiedSuite = (current: () => Store, another: () => Promise<Store>) => void;

export function onEmptiedStores(what: string, suite: EmptiedSuite): void {
  describe(`${what}, on SQLite,`, () => {
    let store: Store;
    let folder: ReturnType<typeof makeScratchFolder>;
    const path = () => join(folder.path, 'test.db');
    beforeEach(async () => {
      folder = makeScratchFolder();
      await placeMigratedSqlite(path());
      store = openSqliteStore(path(), Date.now);
    });
    const { openAnother, closeAll } = makeSecondStores(async () =>
      openSqliteStore(path(), Date.now),
    );
    afterEach(async () => {
      await closeAll();
      await store.close();
      folder.remove();
    });
    suite(() => store, openAnother);
  });

  describe.skipIf(!hasPostgres)(`${what}, on ${postgresNameInTitles},`, () => {
    const { current, url } = openEmptiedPostgresStore();
    const { openAnother, closeAll } = makeSecondStores(() => openPostgresStore(url(), () => {}));
    afterEach(closeAll);
    suite(current, openAnother);
  });
}

/**
 * Opens one store on PostgreSQL for all tests of a suite, and empties it before each test. `url` returns the address of
 * its database.
 */
export function openEmptiedPostgresStore(): { current: () => Store; url: () => string } {
  let store: Store;
  let database: Awaited<ReturnType<typeof createMigratedPostgres>>;
  let emptier: PostgresEmptier;
  beforeAll(async () => {
    database = await createMigratedPostgres();
    store = await openPostgresStore(database.url, () => {});
    emptier = await openPostgresEmptier(database.url);
  });
  beforeEach(() => emptier.empty());
  afterAll(async () => {
    await emptier?.close();
    await store?.close();
    await database?.drop();
  });
  return { current: () => store, url: () => database.url };
}

function makeSecondStores(open: () => Promise<Store>) {
  const stores: Store[] = [];
  return {
    async openAnother() {
      const store = await open();
      stores.push(store);
      return store;
    },
    async closeAll() {
      for (const store of stores.splice(0)) await store.close();
    },
  };
}
