/**
 * PostgreSQL databases for the tests of one file. One database is filled once, and each test gets a copy, which
 * takes at most a quarter of the time of migrating. Copies are dropped while other tests run, because a drop waits
 * for the disk; all are dropped when the file ends.
 */
import { afterAll } from 'vitest';
import { openPostgresStore } from '#database/postgres-store.ts';
import { createThrowawayPostgres, withServerClient } from './throwaway-postgres.ts';

type Throwaway = Awaited<ReturnType<typeof createThrowawayPostgres>>;

export type CopiedPostgres = { url: string; letGo: () => void };

/**
 * Returns a function that copies a database filled by `fill`. The first test that needs a copy fills the database, so
 * that an error while filling fails a test.
 */
export function makePostgresCopier(
  fill: (url: string) => Promise<unknown>,
): () => Promise<CopiedPostgres> {
  const letGo = makeBackgroundDropper();
  let filled: Promise<Throwaway> | undefined;
  afterAll(async () => (await filled)?.drop());
  return async () => {
    filled ??= createThrowawayPostgres().then(async (database) => {
      await fill(database.url);
      return database;
    });
    const { url } = await filled;
    const copy = await createThrowawayPostgres(new URL(url).pathname.slice(1));
    return { url: copy.url, letGo: () => letGo(copy) };
  };
}

/** Returns a function that copies a database with the tables of a service, changed by the SQL in `more`. */
export const makeMigratedPostgresCopier = (more = ''): (() => Promise<CopiedPostgres>) =>
  makePostgresCopier(async (url) => {
    await (await openPostgresStore(url, () => {})).close();
    await withServerClient((client) => client.query(more), url);
  });

/** Returns a function that begins to drop a database. The end of the test file waits for it. */
export function makeBackgroundDropper(): (database: Throwaway) => void {
  const leaving: Promise<void>[] = [];
  afterAll(() => Promise.all(leaving));
  return ({ drop }) => void leaving.push(drop());
}
