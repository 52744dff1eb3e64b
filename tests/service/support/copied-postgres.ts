/**
 * PostgreSQL databases for the tests of one file which spend no time on what is the same for each: one is filled once,
 * and each test gets a copy of it, in a quarter of the time that migrating takes, or less. They are dropped while other
 * tests run, since a drop waits for the disk; all are gone when the file ends.
 */
import { afterAll } from 'vitest';
import { openPostgresStore } from '#database/postgres-store.ts';
import { onServer, throwawayPostgres } from './throwaway-postgres.ts';

type Throwaway = Awaited<ReturnType<typeof throwawayPostgres>>;

export type CopiedPostgres = { url: string; letGo: () => void };

/** Filled in the first test that asks, so that what fills it is tried in a test. */
export function copiedPostgres(
  fill: (url: string) => Promise<unknown>,
): () => Promise<CopiedPostgres> {
  const letGo = lettingGo();
  let filled: Promise<Throwaway> | undefined;
  afterAll(async () => (await filled)?.drop());
  return async () => {
    filled ??= throwawayPostgres().then(async (database) => {
      await fill(database.url);
      return database;
    });
    const { url } = await filled;
    const copy = await throwawayPostgres(new URL(url).pathname.slice(1));
    return { url: copy.url, letGo: () => letGo(copy) };
  };
}

/** With the tables of a service, and with what `more` makes. */
export const migratedPostgres = (more = ''): (() => Promise<CopiedPostgres>) =>
  copiedPostgres(async (url) => {
    await (await openPostgresStore(url, () => {})).close();
    await onServer((client) => client.query(more), url);
  });

/** Begins to drop it; the file ends when that is done. */
export function lettingGo(): (database: Throwaway) => void {
  const leaving: Promise<void>[] = [];
  afterAll(() => Promise.all(leaving));
  return ({ drop }) => void leaving.push(drop());
}
