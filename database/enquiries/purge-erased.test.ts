/**
 * Cases in which erased data can't be removed from the files; `service/cli/leads/erase-leads.test.ts` tests the usual
 * case, in which it is removed.
 */
import { statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import timers from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMigratedPostgres } from '../../tests/service/support/clone-test-databases.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  hasPostgres,
  openTestPool,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { openPostgresStore } from '../open-postgres-store.ts';
import { StoreUnavailable } from '../store-errors.ts';
import { purgeErasedDataFromPostgres } from './purge-erased-data-from-postgres.ts';
import { purgeErasedDataFromSqlite } from './purge-erased-data-from-sqlite.ts';

/**
 * Returns how long the function waited in total before it gave up. In this test each pause ends at once, and only its
 * length is added up.
 */
async function patienceOf(scrub: () => Promise<boolean>): Promise<number> {
  let waitedMs = 0;
  const pause = vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms, value) => {
    waitedMs += ms ?? 0;
    return value as never;
  });
  syncBuiltinESMExports();
  try {
    expect(await scrub()).toBe(false);
    return waitedMs;
  } finally {
    pause.mockRestore();
    syncBuiltinESMExports();
  }
}

describe('a file', () => {
  let folder: ReturnType<typeof makeScratchFolder>;
  let path: string;
  let db: DatabaseSync;
  beforeEach(() => {
    folder = makeScratchFolder();
    path = join(folder.path, 'test.db');
    db = new DatabaseSync(path, { timeout: 0 });
    db.exec('PRAGMA journal_mode = WAL; CREATE TABLE notes (text); INSERT INTO notes VALUES (1)');
  });
  afterEach(() => {
    db.close();
    folder.remove();
  });

  it('that another process writes to is waited for', async () => {
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    setTimeout(() => other.exec('COMMIT'), 150);
    expect(await purgeErasedDataFromSqlite(db, path)).toBe(true);
    other.close();
  });

  it('with a reader of an older state does not grow by attempts', async () => {
    db.exec('INSERT INTO notes SELECT zeroblob(100000)');
    const reader = new DatabaseSync(path);
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM notes').get();
    db.exec('DELETE FROM notes');
    const logBytes = statSync(`${path}-wal`).size;
    expect(await purgeErasedDataFromSqlite(db, path, 300)).toBe(false);
    expect(statSync(`${path}-wal`).size).toBe(logBytes);
    reader.close();
    expect(await purgeErasedDataFromSqlite(db, path)).toBe(true);
    expect(statSync(`${path}-wal`).size).toBe(0);
  });

  it('with a reader of an older state is retried for ten seconds', async () => {
    const reader = new DatabaseSync(path);
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM notes').get();
    db.exec('DELETE FROM notes');
    expect(await patienceOf(() => purgeErasedDataFromSqlite(db, path))).toBe(10_000);
    expect(await patienceOf(() => purgeErasedDataFromSqlite(db, path, 300))).toBe(300);
    reader.close();
  });

  it('that does not exist is not reported as scrubbed', async () => {
    await expect(purgeErasedDataFromSqlite(db, `${path}.gone`)).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
  });
});

describe('an unreachable server', () => {
  it('is not reported as scrubbed', async () => {
    const pool = openTestPool('postgres://postgres@127.0.0.1:1/none');
    await expect(purgeErasedDataFromPostgres(pool)).rejects.toBeInstanceOf(StoreUnavailable);
    await pool.end();
  });
});

describe.skipIf(!hasPostgres)(`tables on ${postgresNameInTitles}`, () => {
  it('with a reader of an older state are retried for ten seconds', async () => {
    const database = await createMigratedPostgres();
    const store = await openPostgresStore(database.url, () => {});
    await withServerClient(async (reader) => {
      await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1');
      expect(await patienceOf(() => store.purgeErasedData())).toBe(10_000);
      expect(await patienceOf(() => store.purgeErasedData(300))).toBe(300);
    }, database.url);
    await store.close();
    await database.drop();
  });
});

describe.skipIf(!hasPostgres)(`tables of another user on ${postgresNameInTitles}`, () => {
  let database: Awaited<ReturnType<typeof createMigratedPostgres>>;
  let user: URL;
  beforeEach(async () => {
    database = await createMigratedPostgres();
    user = new URL(database.url);
    user.username = user.pathname.slice(1).replace('test', 'user');
    await withServerClient(
      (client) => client.query(`CREATE ROLE ${user.username} LOGIN`),
      database.url,
    );
  });
  afterEach(async () => {
    await database.drop();
    await withServerClient((client) => client.query(`DROP ROLE ${user.username}`));
  });

  it('that may be named but not vacuumed are not reported as scrubbed', async () => {
    const allow = `GRANT USAGE ON SCHEMA back_office TO ${user.username}`;
    await withServerClient((client) => client.query(allow), database.url);
    const pool = openTestPool(user.href);
    expect(await purgeErasedDataFromPostgres(pool)).toBe(false);
    await pool.end();
  });

  it('that may not even be named cause an error', async () => {
    const pool = openTestPool(user.href);
    await expect(purgeErasedDataFromPostgres(pool)).rejects.toThrow();
    await pool.end();
  });
});
