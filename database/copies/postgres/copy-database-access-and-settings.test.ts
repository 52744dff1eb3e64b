/**
 * Tests that a database which replaces another one gets its properties, which a dump does not contain: rights,
 * settings, connection limit and owner.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabaseCloner } from '../../../tests/service/support/clone-test-databases.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../../tests/service/support/throwaway-postgres-databases.ts';
import { copyDatabaseAccessAndSettings } from './copy-database-access-and-settings.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';

describe.skipIf(!hasPostgres)(`the properties copied on ${postgresNameInTitles}`, () => {
  const made = makeTestDatabaseCloner(async () => {});
  let databases: Awaited<ReturnType<typeof made>>[];
  let [from, to, user, other]: string[] = [];
  const run = (sql: string) => withServerClient((client) => client.query(sql));

  beforeEach(async () => {
    databases = [await made(), await made()];
    [from = '', to = ''] = databases.map(({ url }) => parsePostgresUrl(url).database);
    // A name that has to be quoted in SQL.
    user = `"${from}-User"`;
    other = `"${from}-other"`;
    await run(`CREATE ROLE ${user} LOGIN; CREATE ROLE ${other}`);
  });
  afterEach(async () => {
    for (const one of [from, to])
      await run(
        `ALTER DATABASE ${one} OWNER TO CURRENT_USER; REVOKE ALL ON DATABASE ${one} FROM ${user}, ${other} CASCADE`,
      );
    await run(`DROP ROLE ${user}; DROP ROLE ${other}`);
    for (const { dropInBackground } of databases) dropInBackground();
  });

  /** Reads the rights, settings, connection limit and owner from the server's catalog. */
  const properties = async (database = '') =>
    (
      await run(
        `SELECT datconnlimit AS "limit", pg_get_userbyid(datdba) AS owner, datacl IS NULL AS "isOpenToAll",
                (SELECT array_agg(format('%s %s %s', grantee::regrole, privilege_type, is_grantable) ORDER BY grantee, privilege_type)
                   FROM aclexplode(datacl) AS entry
                     WHERE grantee <> datdba) AS grants,
                (SELECT array_agg(setrole::regrole || ': ' || setconfig::text ORDER BY setrole) FROM pg_db_role_setting
                  WHERE setdatabase = d.oid) AS settings
           FROM pg_database d WHERE datname = '${database}'`,
      )
    ).rows[0];

  const carry = () =>
    withServerClient(async (client) => {
      await client.query('BEGIN');
      const notes = await copyDatabaseAccessAndSettings(client, from ?? '', to ?? '');
      await client.query('COMMIT');
      return notes;
    });

  it('are none if none was set: everybody may connect, as on the first day', async () => {
    const before = await properties(to);
    expect(before).toMatchObject({ limit: -1, isOpenToAll: true, grants: null, settings: null });
    expect(await carry()).toEqual([]);
    expect(await properties(to)).toEqual(before);
  });

  it('include who may connect, and who may grant this to others', async () => {
    await run(`REVOKE ALL ON DATABASE ${from} FROM PUBLIC;
      GRANT CONNECT ON DATABASE ${from} TO ${user} WITH GRANT OPTION;
      GRANT CREATE ON DATABASE ${from} TO ${other};
      GRANT TEMPORARY ON DATABASE ${from} TO PUBLIC`);
    const before = await properties(from);
    expect(before.grants).toHaveLength(3);
    expect(await carry()).toEqual([]);
    expect(await properties(to)).toEqual(before);
  });

  it('include that only the owner may connect', async () => {
    await run(`REVOKE ALL ON DATABASE ${from} FROM PUBLIC`);
    expect(await carry()).toEqual([]);
    const { rows } = await run(
      `SELECT has_database_privilege('${user?.replaceAll('"', '')}', '${to}', 'CONNECT') AS may`,
    );
    expect(rows).toEqual([{ may: false }]);
  });

  it('include its settings, for all and for one user, lists and single values', async () => {
    await run(`ALTER DATABASE ${from} SET search_path = "$user", public, "a, b";
      ALTER DATABASE ${from} SET session_preload_libraries = 'auto_explain', 'plpgsql';
      ALTER DATABASE ${from} SET local_preload_libraries = 'one', 'two';
      ALTER DATABASE ${from} SET temp_tablespaces = '';
      ALTER DATABASE ${from} SET application_name = 'it''s = ours, ""';
      ALTER ROLE ${user} IN DATABASE ${from} SET application_name = '""';
      ALTER ROLE ${user} IN DATABASE ${from} SET statement_timeout = '77s'`);
    const before = await properties(from);
    expect(before.settings).toHaveLength(2);
    expect(await carry()).toEqual([]);
    expect(await properties(to)).toEqual(before);
  });

  it('include the connection limit and the owner', async () => {
    await run(`ALTER DATABASE ${from} CONNECTION LIMIT 7; ALTER DATABASE ${from} OWNER TO ${user}`);
    expect(await carry()).toEqual([]);
    expect(await properties(to)).toMatchObject({ limit: 7, owner: user?.replaceAll('"', '') });
  });

  it('are none for a database that does not exist', async () => {
    const before = await properties(to);
    await withServerClient(async (client) => {
      await client.query('BEGIN');
      expect(await copyDatabaseAccessAndSettings(client, `${from}_nowhere`, to ?? '')).toEqual([]);
      await client.query('COMMIT');
    });
    expect(await properties(to)).toEqual(before);
  });

  it('are reported if one may not be set, and the following ones are still set', async () => {
    await run(`ALTER DATABASE ${from} SET log_min_messages = 'panic';
      ALTER DATABASE ${from} CONNECTION LIMIT 7;
      ALTER DATABASE ${to} OWNER TO ${user}`);
    const notes = await withServerClient(async (client) => {
      await client.query(`SET ROLE ${user}`);
      await client.query('BEGIN');
      const said = await copyDatabaseAccessAndSettings(client, from ?? '', to ?? '');
      await client.query('COMMIT');
      return said;
    });
    expect(notes).toEqual([
      expect.stringMatching(
        /^Not carried over \(permission denied .*\): ALTER DATABASE .* SET log_min_messages TO 'panic'$/,
      ),
      expect.stringMatching(/^Not carried over \(.*\): ALTER DATABASE .* OWNER TO /),
    ]);
    expect(await properties(to)).toMatchObject({ limit: 7, settings: null });
  });
});
