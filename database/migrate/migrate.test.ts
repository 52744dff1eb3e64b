import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { makeCallRequest } from '../../tests/service/support/make-submissions.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  openTestPool,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { connectToSqliteFile, markSqliteFileAsOurs } from '../connection/sqlite-file.ts';
import { openPostgresStore } from '../open-postgres-store.ts';
import { openSqliteStore } from '../open-sqlite-store.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import { readMigrations } from './migrations.ts';

describe('a database file', () => {
  let folder: ReturnType<typeof makeScratchFolder>;
  let path: string;
  beforeEach(() => {
    folder = makeScratchFolder();
    path = join(folder.path, 'deep', 'er', 'test.db');
  });
  afterEach(() => folder.remove());
  const open = () => openSqliteStore(path, Date.now);

  it('is created if it is missing, folders included', async () => {
    await open().close();
    expect(statSync(path).size).toBeGreaterThan(0);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await open().close();
  });

  it.each(readMigrations('sqlite').map(({ name }) => name))(
    'with only the migrations up to %s is migrated with its rows',
    async (upTo) => {
      path = join(folder.path, 'old.db');
      const old = connectToSqliteFile(path, { idempotencyKey: null, now: Date.now });
      migrateSqlite(old, Date.now(), upTo);
      markSqliteFileAsOurs(old, path);
      old.exec(
        "INSERT INTO enrollments (id, created_at, name, email, mobile) VALUES ('0198', 1, 'Old', 'old@example.com', '9876543210')",
      );
      old.close();
      const store = open();
      expect(await store.insertAsVisitor(makeCallRequest())).toBe('stored');
      expect(await store.countLeads({})).toBe(2);
      await store.close();
    },
  );

  it('whose history was rewritten is refused', async () => {
    await open().close();
    const db = new DatabaseSync(path);
    db.exec("UPDATE migrations SET sha256 = 'other' WHERE name LIKE '001%'");
    db.close();
    expect(open).toThrow(/migration 001-visitors\.sql was changed/);
  });

  it('of another program is refused and left unchanged', () => {
    path = join(folder.path, 'other.db');
    const other = new DatabaseSync(path);
    other.exec('CREATE TABLE recipes (a); INSERT INTO recipes VALUES (1)');
    other.close();
    const before = readFileSync(path);
    expect(open).toThrow(/belongs to another program/);
    expect(readFileSync(path)).toEqual(before);
  });

  it('that is no database is refused and left unchanged', () => {
    path = join(folder.path, 'notes.db');
    writeFileSync(path, 'not a database, but somebody’s notes'.repeat(100));
    const before = readFileSync(path);
    expect(open).toThrow(/is no SQLite database, so it was left as it is\. Move .*notes\.db/);
    expect(readFileSync(path)).toEqual(before);
  });

  it.each([
    ['overwritten in the middle', (bytes: Buffer) => randomBytes(4096 * 3).copy(bytes, 4096 * 2)],
    ['cut short', null],
  ])('that is damaged (%s) is refused with its path, and not recreated', async (_how, damage) => {
    const store = open();
    const message = 'm'.repeat(500);
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => store.insertAsVisitor(makeCallRequest(n, { message }))),
    );
    await store.close();
    if (damage) {
      const bytes = readFileSync(path);
      damage(bytes);
      writeFileSync(path, bytes);
    } else {
      truncateSync(path, 4096 * 3);
    }
    const before = readFileSync(path);
    expect(open).toThrow(new RegExp(`${path} is (damaged|no SQLite).*restore the newest backup`));
    expect(readFileSync(path)).toEqual(before);
  });

  it('in a folder that can not be created is refused with what to do', () => {
    writeFileSync(join(folder.path, 'file'), '');
    path = join(folder.path, 'file', 'test.db');
    expect(open).toThrow(/Cannot write to .* set DATA_DIR to another one/);
  });

  it('can be used by two processes at once', async () => {
    const one = open();
    const two = open();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => (n % 2 ? one : two).insertAsVisitor(makeCallRequest(n))),
    );
    expect(answers.every((answer) => answer === 'stored')).toBe(true);
    expect(await one.countLeads({})).toBe(60);
    await one.close();
    await two.close();
  });

  it('that was replaced while in use accepts no more rows', async () => {
    const store = open();
    await store.insertAsVisitor(makeCallRequest(1));
    const bytes = readFileSync(path);
    folder.remove();
    const again = openSqliteStore(path, Date.now);
    await again.close();
    writeFileSync(path, bytes);
    await expect(store.insertAsVisitor(makeCallRequest(2))).rejects.toMatchObject({
      name: 'StoreUnavailable',
    });
    await store.close();
  });
});

describe.skipIf(!hasPostgres)(`a database of ${postgresNameInTitles}`, () => {
  let database: Awaited<ReturnType<typeof createThrowawayPostgres>>;
  beforeEach(async () => {
    database = await createThrowawayPostgres();
  });
  afterEach(() => database.drop());
  const open = () => openPostgresStore(database.url, () => {});

  it('is migrated once by instances that start together', async () => {
    const stores = await Promise.all(Array.from({ length: 5 }, open));
    const { rows } = await withServerClient(
      (client) => client.query('SELECT name FROM back_office.migrations'),
      database.url,
    );
    expect(rows).toHaveLength(readMigrations('postgres').length);
    await Promise.all(stores.map((store) => store.close()));
  });

  it.each(readMigrations('postgres').map(({ name }) => name))(
    'with only the migrations up to %s is migrated with its rows',
    async (upTo) => {
      const pool = openTestPool(database.url);
      const client = await pool.connect();
      await migratePostgres(client, upTo);
      await client.query(
        "INSERT INTO enrollments (name, email, mobile) VALUES ('Old', 'old@example.com', '9876543210')",
      );
      client.release();
      await pool.end();
      const store = await open();
      expect(await store.insertAsVisitor(makeCallRequest())).toBe('stored');
      expect(await store.countLeads({})).toBe(2);
      await store.close();
    },
  );

  it('whose history was rewritten is refused', async () => {
    await (await open()).close();
    await withServerClient(
      (client) =>
        client.query("UPDATE back_office.migrations SET sha256 = 'x' WHERE name LIKE '002%'"),
      database.url,
    );
    await expect(open()).rejects.toThrow(/migration 002-outbox\.sql was changed/);
  });

  it('that does not exist is refused with what to check', async () => {
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    await expect(openPostgresStore(url.href, () => {})).rejects.toThrow(/Check DATABASE_URL/);
  });

  it('that can not be reached yet leaves the store open, and rows are refused', async () => {
    const store = await openPostgresStore('postgres://postgres@127.0.0.1:1/none', () => {});
    await expect(store.insertAsVisitor(makeCallRequest())).rejects.toMatchObject({
      name: 'StoreUnavailable',
    });
    await expect(store.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
    await store.close();
  });
});
