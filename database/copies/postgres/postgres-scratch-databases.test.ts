/** Scratch databases, which hold a copy while it is checked. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabaseCloner } from '../../../tests/service/support/clone-test-databases.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../../tests/service/support/throwaway-postgres-databases.ts';
import { connectToPostgresDatabase } from './connect-to-postgres-database.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';
import {
  createScratchDatabase,
  dropAbandonedScratchDatabases,
} from './postgres-scratch-databases.ts';

describe.skipIf(!hasPostgres)(`a scratch database on ${postgresNameInTitles}`, () => {
  const made = makeTestDatabaseCloner(async () => {});
  let live: Awaited<ReturnType<typeof made>>;
  let database: string;
  const run = (sql: string) => withServerClient((client) => client.query(sql));
  const names = async () =>
    (
      await run(
        `SELECT datname FROM pg_database WHERE starts_with(datname, '${database}_') ORDER BY 1`,
      )
    ).rows.map(({ datname }) => datname);
  const orderOf = async (name: string) =>
    (
      await run(
        `SELECT pg_encoding_to_char(encoding) AS encoding, datcollate, datctype
           FROM pg_database WHERE datname = '${name}'`,
      )
    ).rows[0];

  beforeEach(async () => {
    live = await made();
    ({ database } = parsePostgresUrl(live.url));
  });
  afterEach(() => live.dropInBackground());

  it('has the name of its target, and no two are the same', async () => {
    const two = [await createScratchDatabase(live.url), await createScratchDatabase(live.url)];
    for (const name of two) expect(name.replace(database, '')).toMatch(/^_scratch_[0-9a-f]{8}$/);
    expect(new Set(two).size).toBe(2);
    expect(await names()).toEqual(two.toSorted());
  });

  it('has the encoding and sort order of its target', async () => {
    await run(
      `CREATE DATABASE "${database}_Plain" TEMPLATE template0 ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'`,
    );
    const url = `${live.url}_Plain`;
    const like = await orderOf(`${database}_Plain`);
    expect(await orderOf(await createScratchDatabase(url))).toEqual(like);
    expect(await orderOf(await createScratchDatabase(live.url))).toEqual(await orderOf(database));
  });

  it('has UTF-8 where the target does not exist yet', async () => {
    const { encoding } = await orderOf(await createScratchDatabase(`${live.url}_nowhere`));
    expect(encoding).toBe('UTF8');
  });

  it('is empty, whatever the template of new databases contains', async () => {
    const scratch = await createScratchDatabase(live.url);
    const client = await connectToPostgresDatabase(live.url, scratch);
    const { rows } = await client.query(
      "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace",
    );
    await client.end();
    expect(rows).toEqual([]);
  });

  it('that this user may not create reports the missing right', async () => {
    const user = `${database}_User`;
    await run(`CREATE ROLE "${user}" LOGIN`);
    const url = new URL(live.url);
    url.username = user;
    try {
      await expect(createScratchDatabase(url.href)).rejects.toMatchObject({
        name: 'UnusableStore',
        message: expect.stringContaining(
          `and ${user} may not create any. As a superuser: ALTER ROLE "${user}" CREATEDB;`,
        ),
      });
    } finally {
      await run(`DROP ROLE "${user}"`);
    }
    expect(await names()).toEqual([]);
  });

  it('that can not be created or dropped for another reason reports that reason', async () => {
    const scratch = await createScratchDatabase(live.url);
    await run(`ALTER DATABASE ${scratch} IS_TEMPLATE true`);
    await expect(dropAbandonedScratchDatabases(live.url)).rejects.toThrow(
      'cannot drop a template database',
    );
    await run(`ALTER DATABASE ${scratch} IS_TEMPLATE false`);
    await run(`UPDATE pg_database SET datcollate = 'nowhere' WHERE datname = '${database}'`);
    await expect(createScratchDatabase(live.url)).rejects.toThrow(/^invalid .*"nowhere"/);
  });

  it('is dropped when it was left behind, but not while it is used or belongs to another user', async () => {
    const user = `${database}_user`;
    const used = await createScratchDatabase(live.url);
    const left = await createScratchDatabase(live.url);
    const beside = ['0000000g', 'of_01234567', '012345678'].map(
      (end) => `${database}_scratch_${end}`,
    );
    for (const name of beside) await run(`CREATE DATABASE ${name}`);
    const client = await connectToPostgresDatabase(live.url, used);
    await dropAbandonedScratchDatabases(live.url);
    expect(await names()).toEqual([...beside, used].toSorted());
    await client.end();

    await run(`CREATE ROLE ${user} LOGIN`);
    const url = new URL(live.url);
    url.username = user;
    try {
      await dropAbandonedScratchDatabases(url.href);
      expect(await names()).toEqual([...beside, used].toSorted());
    } finally {
      await run(`DROP ROLE ${user}`);
    }
    await dropAbandonedScratchDatabases(live.url);
    expect(await names()).toEqual(beside.toSorted());
    expect(left).not.toBe(used);
  });
});
