/**
 * Tables that were created by hand in a SQL editor, as on a hosted Supabase, and databases with missing rights: the
 * service uses what is ours and explains exactly what is wrong with the rest.
 */
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCallRequest } from '../../tests/service/support/make-submissions.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { makePostgresServer } from '../../tests/support/postgres-server.ts';
import { openPostgresStore } from '../open-postgres-store.ts';
import { readMigrations } from './migrations.ts';
import { summariseSchemaDifferences } from './recognise-postgres-migrations.ts';

const files = readMigrations('postgres');

/** Opens the database, stores a visitor's row, and closes it again. */
async function serve(url: string, n: number | string = 1): Promise<void> {
  const store = await openPostgresStore(url, () => {});
  expect(await store.insertAsVisitor(makeCallRequest(n))).toBe('stored');
  await store.close();
}

describe.skipIf(!hasPostgres)(`tables made by hand on ${postgresNameInTitles}`, () => {
  let database: Awaited<ReturnType<typeof createThrowawayPostgres>>;
  let users: string[];
  beforeEach(async () => {
    database = await createThrowawayPostgres();
    users = [];
  });
  afterEach(async () => {
    await database.drop();
    await withServerClient(async (client) => {
      for (const user of users) await client.query(`DROP ROLE IF EXISTS ${user}`);
    });
  });
  const run = (sql: string, url = database.url) =>
    withServerClient(async (client) => void (await client.query(sql)), url);
  const noted = async () =>
    (
      await withServerClient(
        (client) => client.query('SELECT name FROM back_office.migrations ORDER BY name'),
        database.url,
      )
    ).rows.map(({ name }) => name);
  /** A user who may log in and nothing else. */
  const newUser = async () => {
    const user = new URL(database.url).pathname.slice(1).replace('test', 'user');
    await run(`CREATE ROLE ${user} LOGIN`);
    users.push(user);
    const url = new URL(database.url);
    url.username = user;
    return { user, url: url.href };
  };

  it.each(files.map(({ name }, n) => [name, n + 1] as const))(
    'from the files up to %s are recognised with their rows, and the others are added',
    async (_, count) => {
      for (const { sql } of files.slice(0, count)) await run(sql);
      await run(
        "INSERT INTO enrollments (name, email, mobile) VALUES ('By hand', 'hand@example.com', '9876543210')",
      );
      await serve(database.url);
      expect(await noted()).toEqual(files.map(({ name }) => name));
      const store = await openPostgresStore(database.url, () => {});
      expect(await store.countLeads({})).toBe(2);
      await store.close();
    },
  );

  it('are recognised by several instances that start together', async () => {
    for (const { sql } of files) await run(sql);
    const stores = await Promise.all(
      Array.from({ length: 4 }, () => openPostgresStore(database.url, () => {})),
    );
    await Promise.all(stores.map((store) => store.close()));
    expect(await noted()).toHaveLength(files.length);
  });

  it('may be beside those of another program, and may be pasted from Windows', async () => {
    for (const { sql } of files) await run(sql.replaceAll('\n', '\r\n'));
    await run(
      'CREATE TABLE recipes (a int); CREATE VIEW public.mine AS SELECT name FROM enrollments; CREATE EXTENSION IF NOT EXISTS pgcrypto SCHEMA public',
    );
    await serve(database.url);
    await run('SELECT * FROM recipes, mine');
  });

  it('may be of a later file than the recorded ones', async () => {
    const last = files.at(-1);
    await serve(database.url);
    await run(`DELETE FROM back_office.migrations WHERE name = '${last?.name}'`);
    await serve(database.url, 2);
    expect(await noted()).toContain(last?.name);
  });

  it.each([
    [
      'DROP TRIGGER b_receive ON enrollments',
      /the trigger b_receive of public\.enrollments is missing/,
    ],
    [
      'CREATE RULE quiet AS ON INSERT TO back_office.outbox DO INSTEAD NOTHING',
      /the rule quiet of back_office\.outbox is not ours/,
    ],
    ['GRANT SELECT ON enrollments TO anon', /the table public\.enrollments is not as we make it/],
    ['ALTER TABLE enrollments ADD note text', /the column note of public\.enrollments is not ours/],
    [
      'ALTER TABLE request_a_call DISABLE ROW LEVEL SECURITY',
      /the table public\.request_a_call is not as we make it/,
    ],
  ])('that differ are refused with the difference (%s), and left unchanged', async (sql, what) => {
    for (const { sql: file } of files) await run(file);
    await run(sql);
    const opening = openPostgresStore(database.url, () => {});
    await expect(opening).rejects.toMatchObject({
      name: 'UnusableStore',
      message: expect.stringMatching(what),
    });
    await expect(opening).rejects.toThrow(/Put that right, .*Nothing was changed\.$/);
    await expect(opening).rejects.not.toThrow(/password/);
    const { rows } = await withServerClient(
      (client) =>
        client.query(
          "SELECT to_regclass('back_office.migrations') AS migrations, to_regnamespace('rows_as_found') AS aside",
        ),
      database.url,
    );
    expect(rows).toEqual([{ migrations: null, aside: null }]);
  });

  it('that are another program’s are refused too', async () => {
    await run('CREATE TABLE enrollments (student int)');
    await expect(openPostgresStore(database.url, () => {})).rejects.toThrow(
      /tables that were made by hand, and not as the files in database\/postgres make them/,
    );
  });

  it('of another user are left to that user', async () => {
    for (const { sql } of files) await run(sql);
    const { user, url } = await newUser();
    await run(`GRANT CREATE ON DATABASE ${new URL(url).pathname.slice(1)} TO ${user};
      GRANT CREATE ON SCHEMA public TO ${user}; GRANT anon TO ${user}`);
    await expect(openPostgresStore(url, () => {})).rejects.toThrow(
      `The tables in this database were made by postgres, and DATABASE_URL names ${user}. Let DATABASE_URL name postgres.`,
    );
  });

  it('work with the role anon of another owner if it was granted, otherwise the error names the role', async () => {
    await serve(database.url);
    await database.drop();
    database = await createThrowawayPostgres();
    const { user, url } = await newUser();
    const name = new URL(url).pathname.slice(1);
    await expect(openPostgresStore(url, () => {})).rejects.toThrow(
      new RegExp(`role "anon", .* belongs to somebody else .* GRANT anon TO ${user};`),
    );
    await run(`GRANT anon TO ${user}`);
    await expect(openPostgresStore(url, () => {})).rejects.toThrow(
      `ALTER DATABASE ${name} OWNER TO ${user};`,
    );
    await run(`ALTER DATABASE ${name} OWNER TO ${user}`);
    for (const { sql } of files) await run(sql, url);
    await serve(url);
  });

  it('are not the cause when the database has a wrong name', async () => {
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    await expect(openPostgresStore(url.href, () => {})).rejects.toThrow(
      /does not exist\. Check DATABASE_URL \(user, password, database name\)/,
    );
  });
});

describe('a PostgreSQL of its own (skipped without its programs)', () => {
  let cluster: NonNullable<Awaited<ReturnType<typeof makePostgresServer>>> | null;
  beforeEach(async ({ skip }) => {
    cluster = await makePostgresServer();
    if (cluster === null) return skip();
    cluster.start();
  });
  afterEach(() => cluster?.remove());
  const as = async (user: string, database: string, sql: string) => {
    const client = new pg.Client(addressOf(user, database));
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  const addressOf = (user: string, database: string) => {
    const url = new URL(cluster?.url ?? '');
    url.username = user;
    url.pathname = `/${database}`;
    return url.href;
  };

  it('without the role anon says who has to create it, and works after that', async () => {
    await as('postgres', 'postgres', 'CREATE ROLE miranaya LOGIN');
    await as('postgres', 'postgres', 'CREATE DATABASE miranaya OWNER miranaya');
    const url = addressOf('miranaya', 'miranaya');
    const statement = 'CREATE ROLE anon NOLOGIN NOINHERIT; GRANT anon TO miranaya;';
    await expect(openPostgresStore(url, () => {})).rejects.toThrow(statement);
    await as('postgres', 'postgres', statement);
    await serve(url);
  });

  // Creates a database like a new Supabase project: with the host's roles, and with default rights on every new
  // table.
  it('like Supabase’s accepts the files by hand, then the service', async () => {
    await as(
      'postgres',
      'postgres',
      `CREATE ROLE project LOGIN CREATEDB CREATEROLE BYPASSRLS;
       CREATE ROLE anon NOLOGIN NOINHERIT; CREATE ROLE authenticated NOLOGIN NOINHERIT;
       CREATE ROLE service_role NOLOGIN NOINHERIT BYPASSRLS;
       GRANT anon, authenticated, service_role TO project WITH ADMIN OPTION`,
    );
    await as('postgres', 'postgres', 'CREATE DATABASE hosted OWNER project');
    await as(
      'postgres',
      'hosted',
      `CREATE SCHEMA auth; CREATE TABLE auth.users (id uuid);
       GRANT USAGE ON SCHEMA public TO anon, authenticated, service_role;
       ALTER DEFAULT PRIVILEGES FOR ROLE project IN SCHEMA public
         GRANT ALL ON TABLES TO anon, authenticated, service_role;
       ALTER DEFAULT PRIVILEGES FOR ROLE project IN SCHEMA public
         GRANT ALL ON FUNCTIONS TO anon, authenticated, service_role`,
    );
    for (const { sql } of files) await as('project', 'hosted', sql);
    await serve(addressOf('project', 'hosted'));
    await serve(addressOf('project', 'hosted'), 2);
  });
});

it.each([
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a; b; c'],
  [['a', 'b', 'c', 'd'], 'a; b; c; and 1 more'],
])('%s differences are summarised in a short text', (differences, told) => {
  expect(summariseSchemaDifferences(differences)).toBe(told);
});
