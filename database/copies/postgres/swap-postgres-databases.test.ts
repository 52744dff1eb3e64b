/** The exchange of the names of two databases: either both names change or none does. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabaseCloner } from '../../../tests/service/support/clone-test-databases.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../../tests/service/support/throwaway-postgres-databases.ts';
import type { RestoreTargetStatus } from '../restore-target.ts';
import { databaseExists, dropDatabase } from './find-and-drop-postgres-databases.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';
import { swapPostgresDatabases } from './swap-postgres-databases.ts';

describe.skipIf(!hasPostgres)(`a database that replaces another on ${postgresNameInTitles}`, () => {
  const made = makeTestDatabaseCloner(async () => {});
  const rows: RestoreTargetStatus = {
    at: 'rows',
    enquiries: 1,
    inQuarantine: 0,
    newest: null,
    newer: 0,
    erasedSince: 0,
  };
  const stamp = '20261121-140509';
  let live: Awaited<ReturnType<typeof made>>;
  let [database, scratch, kept]: string[] = [];
  const run = (sql: string) => withServerClient((client) => client.query(sql));
  const idOf = async (name = '') =>
    (await run(`SELECT oid FROM pg_database WHERE datname = '${name}'`)).rows[0]?.oid;
  const change = (seen: RestoreTargetStatus = rows) =>
    swapPostgresDatabases(live.url, scratch ?? '', seen, stamp);

  beforeEach(async () => {
    live = await made();
    ({ database } = parsePostgresUrl(live.url));
    [scratch, kept] = [`${database}_Scratch`, `${database}_before_restore_20261121_140509`];
    await run(`CREATE DATABASE "${scratch}"`);
  });
  afterEach(async () => {
    await run(`DROP DATABASE IF EXISTS "${scratch}"`);
    live.dropInBackground();
  });

  it('gets its name, and the other one is kept under another name', async () => {
    const before = { old: await idOf(database), new: await idOf(scratch) };
    await run(`ALTER DATABASE ${database} CONNECTION LIMIT 7`);
    expect(await change()).toEqual({ kept, notes: [] });
    expect(await idOf(database)).toBe(before.new);
    expect(await idOf(kept)).toBe(before.old);
    expect(await idOf(scratch)).toBeUndefined();
    const { rows } = await run(
      `SELECT datconnlimit AS "limit" FROM pg_database WHERE datname = '${database}'`,
    );
    expect(rows).toEqual([{ limit: 7 }]);
  });

  it('reports what could not be set on it', async () => {
    const user = `${database}_user`;
    await run(`CREATE ROLE ${user} LOGIN CREATEDB; ALTER DATABASE ${database} OWNER TO ${user};
      ALTER DATABASE "${scratch}" OWNER TO ${user};
      ALTER DATABASE ${database} SET log_min_messages = 'panic'`);
    const url = new URL(live.url);
    url.username = user;
    try {
      const { notes } = await swapPostgresDatabases(url.href, scratch ?? '', rows, stamp);
      expect(notes).toEqual([expect.stringMatching(/^Not carried over .*log_min_messages/)]);
    } finally {
      await run(
        `ALTER DATABASE ${database} OWNER TO CURRENT_USER; ALTER DATABASE ${kept} OWNER TO CURRENT_USER; DROP ROLE ${user}`,
      );
    }
  });

  it('keeps no empty database', async () => {
    const to = await idOf(scratch);
    expect(await change({ at: 'nothing' })).toEqual({ kept: null, notes: [] });
    expect(await idOf(database)).toBe(to);
    expect(await idOf(kept)).toBeUndefined();
  });

  it('keeps a database that could not be read', async () => {
    expect(await change({ at: 'unreadable', why: 'a page' })).toEqual({ kept, notes: [] });
    expect(await idOf(kept)).toBeDefined();
  });

  it('is created where no database was', async () => {
    await dropDatabase(live.url, database ?? '');
    const to = await idOf(scratch);
    expect(await change({ at: 'nothing' })).toEqual({ kept: null, notes: [] });
    expect(await idOf(database)).toBe(to);
    expect(await withServerClient((client) => databaseExists(client, kept ?? ''))).toBe(false);
  });

  it('does not replace one with connected clients, which stays', async () => {
    const before = await idOf(database);
    await withServerClient(async () => {
      // PostgreSQL waits five seconds for other connections to close before it refuses.
      await expect(change()).rejects.toMatchObject({
        name: 'UnusableStore',
        message: `${parsePostgresUrl(live.url).name} is in use. Stop the service first, then try again. Nothing was replaced.`,
      });
    }, live.url);
    expect(await idOf(database)).toBe(before);
    expect(await idOf(scratch)).toBeDefined();
    expect(await idOf(kept)).toBeUndefined();
  });

  it('does not replace one if the name for the kept one is taken', async () => {
    await run(`CREATE DATABASE ${kept}`);
    const before = { old: await idOf(database), kept: await idOf(kept) };
    await expect(change()).rejects.toMatchObject({
      name: 'UnusableStore',
      message: `${kept} is there already, so nothing was replaced. Try again.`,
    });
    expect({ old: await idOf(database), kept: await idOf(kept) }).toEqual(before);
  });

  it('gets its first name back when the second name can not change', async () => {
    const before = await idOf(database);
    await expect(
      swapPostgresDatabases(live.url, `${scratch}_gone`, rows, stamp),
    ).rejects.toMatchObject({
      code: '3D000',
    });
    expect(await idOf(database)).toBe(before);
    expect(await idOf(kept)).toBeUndefined();
  });
});
