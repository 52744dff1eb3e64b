/** Tests which statements the databases themselves refuse to visitors, even if the service passed them on. */
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noPublishedFacts } from '#contract/published/published-facts.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { createMigratedPostgres } from '../../tests/service/support/clone-test-databases.ts';
import { enrolWithoutPaying } from '../../tests/service/support/desk-orders.ts';
import { fillBatchTables } from '../../tests/service/support/fill-batch-tables.ts';
import { fillDeskTables } from '../../tests/service/support/fill-desk-tables.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  makeCallRequest,
  makeEnrolment,
  makeSubscription,
  withIdempotencyKey,
} from '../../tests/service/support/make-submissions.ts';
import { storePaidOrder } from '../../tests/service/support/store-paid-order.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { connectToSqliteFile } from '../connection/sqlite-file.ts';
import { openPostgresStore } from '../open-postgres-store.ts';
import { openSqliteStore } from '../open-sqlite-store.ts';
import { allowOnlyVisitorInserts } from './sqlite-submission-inserter.ts';

describe('the visitors’ connection of SQLite', () => {
  const folder = makeScratchFolder();
  let db: DatabaseSync;
  beforeAll(async () => {
    const path = join(folder.path, 'test.db');
    await openSqliteStore(path, Date.now).close();
    db = connectToSqliteFile(path, { idempotencyKey: null, now: Date.now });
    allowOnlyVisitorInserts(db);
  });
  afterAll(() => {
    db.close();
    folder.remove();
  });

  it.each([
    'SELECT * FROM enrollments',
    'SELECT * FROM leads',
    'SELECT count(*) FROM sqlite_schema',
    'SELECT 1',
    'UPDATE enrollments SET name = 1',
    'DELETE FROM enrollments',
    'INSERT INTO outbox SELECT * FROM outbox',
    "INSERT INTO settings VALUES ('a', 'b')",
    "INSERT INTO channels VALUES ('sms', 1)",
    'INSERT INTO enrollments SELECT * FROM enrollments',
    "INSERT INTO enrollments (id, created_at, name, email, mobile) VALUES ('1', 1, 'n', 'a@b.in', '9876543210') RETURNING *",
    "INSERT INTO enrollments (id, created_at, name, email, mobile) VALUES ((SELECT value FROM settings), 1, 'n', 'a@b.in', '9876543210')",
    "INSERT INTO enrollments (id, created_at, name, email, mobile) VALUES ('1', 1, 'n', 'a@b.in', '9876543210') ON CONFLICT DO UPDATE SET name = 'x'",
    'PRAGMA user_version',
    'PRAGMA journal_mode = DELETE',
    'PRAGMA synchronous = OFF',
    "ATTACH ':memory:' AS other",
    "VACUUM INTO '/tmp/copy.db'",
    'CREATE TABLE x (a)',
    'CREATE TEMP TABLE x (a)',
    'CREATE TEMP TRIGGER t AFTER INSERT ON enrollments BEGIN DELETE FROM enrollments; END',
    'DROP TABLE enrollments',
    'DROP TRIGGER enrollments_note',
    'ALTER TABLE enrollments ADD COLUMN x',
    'REINDEX',
    'ANALYZE',
  ])('refuses %s', (sql) => {
    expect(() => db.exec(sql)).toThrow(/not authorized|authorization denied|prohibited/);
  });

  it('allows an insert, and what its triggers do', () => {
    db.exec(
      "INSERT INTO enrollments (id, created_at, name, email, mobile) VALUES ('1', 1, 'n', 'a@b.in', '9876543210')",
    );
  });
});

describe.skipIf(!hasPostgres)(`the role anon of ${postgresNameInTitles}`, () => {
  let database: Awaited<ReturnType<typeof createThrowawayPostgres>>;
  beforeAll(async () => {
    database = await createMigratedPostgres();
  });
  afterAll(() => database.drop());

  const asAnon = <T>(work: (client: pg.Client) => Promise<T>) =>
    withServerClient(async (client) => {
      await client.query('SET ROLE anon');
      return work(client);
    }, database.url);

  it.each([
    'SELECT * FROM request_a_call',
    'SELECT count(*) FROM enrollments',
    'SELECT name FROM request_a_call',
    "UPDATE enrollments SET name = 'x'",
    'DELETE FROM enrollments',
    'TRUNCATE enrollments',
    "INSERT INTO enrollments (id, name, email, mobile) VALUES (gen_random_uuid(), 'n', 'a@b.in', '9876543210')",
    "INSERT INTO enrollments (created_at, name, email, mobile) VALUES (now(), 'n', 'a@b.in', '9876543210')",
    "INSERT INTO enrollments (name, email, mobile) VALUES ('n', 'a@b.in', '9876543210') RETURNING id",
    "INSERT INTO email_subscriptions (email) VALUES ('a@b.in') ON CONFLICT (lower(email)) DO UPDATE SET email = 'x'",
    'SELECT * FROM back_office.outbox',
    'SELECT * FROM back_office.leads',
    'INSERT INTO back_office.settings VALUES (1, 2)',
    "SELECT back_office.insert_as_visitor('[]')",
    "SELECT back_office.erase('{}')",
    'CREATE TABLE back_office.x (a int)',
    'DROP TABLE enrollments',
    'ALTER TABLE enrollments DISABLE ROW LEVEL SECURITY',
  ])('can not %s', async (sql) => {
    await expect(asAnon((client) => client.query(sql))).rejects.toMatchObject({ code: '42501' });
  });

  it('may insert, gets id and time from the database, and creates a notification for staff', async () => {
    await asAnon((client) =>
      client.query(
        "INSERT INTO enrollments (name, email, mobile) VALUES ('n', 'a@b.in', '9876543210')",
      ),
    );
    const { rows } = await withServerClient(
      (client) =>
        client.query(
          'SELECT e.id, o.row_id FROM enrollments e JOIN back_office.outbox o ON o.row_id = e.id',
        ),
      database.url,
    );
    expect(rows).toHaveLength(1);
  });

  it('inserts like plain PostgREST: a repetition and a second subscription succeed', async () => {
    const insert = (sql: string) => asAnon((client) => client.query(sql));
    for (let n = 0; n < 2; n += 1) {
      await insert("INSERT INTO email_subscriptions (email) VALUES ('twice@b.in')");
      await asAnon(async (client) => {
        await client.query('SELECT set_config($1, $2, false)', [
          'request.headers',
          '{"idempotency-key":"0198c0de-0000-4000-8000-000000000001"}',
        ]);
        await client.query(
          "INSERT INTO enrollments (name, email, mobile) VALUES ('k', 'k@b.in', '9876543210')",
        );
      });
    }
    const { rows } = await withServerClient(
      (client) =>
        client.query(
          "SELECT (SELECT count(*)::int FROM email_subscriptions) AS s, (SELECT count(*)::int FROM enrollments WHERE name = 'k') AS e",
        ),
      database.url,
    );
    expect(rows[0]).toEqual({ s: 1, e: 1 });
  });
});

describe.skipIf(!hasPostgres)(`the tables of ${postgresNameInTitles}`, () => {
  let database: Awaited<ReturnType<typeof createThrowawayPostgres>>;
  beforeAll(async () => {
    database = await createThrowawayPostgres();
  });
  afterAll(() => database.drop());

  it('show a visitor nothing, even if somebody granted it by mistake', async () => {
    const store = await openPostgresStore(database.url, () => {});
    for (const one of [makeCallRequest(), makeEnrolment(), makeSubscription('a@b.in')])
      await store.insertAsVisitor(withIdempotencyKey(one));
    await store.keepInQuarantine(withIdempotencyKey(makeCallRequest(2)), 'trap');
    await store.sharedSecret('of all instances');
    await store.storeVitals([{ route: '/', metric: 'lcp', value: 800 }]);
    await store.heartbeat();
    await storePaidOrder(store);
    await store.takeMailTurn('asha@example.in', 'a-message');
    await store.trouble.setServiceMark('a-mark', null);
    await store.orders.storeUnmatchedPayment({
      paymentId: 'pay_unknown',
      mode: 'live',
      linkId: null,
      reference: null,
      paidFor: null,
      paise: 39_900,
      currency: 'INR',
    });
    const { id } = await enrolWithoutPaying(store);
    await store.orders.replaceWithInstalments(id, [addDays(indianDay(new Date()), 30)], 'terminal');
    const picture = { name: 'one.webp', width: 1, height: 1, bytes: new Uint8Array([1]) };
    await store.publications.addPicture(picture);
    await fillDeskTables(store);
    await fillBatchTables(store);
    await store.publications.requestPublication(noPublishedFacts, 'terminal', 0);
    await store.publications.saveDraft('provider', {}, 'terminal', 0, {});
    await store.close();

    await withServerClient(async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `SELECT oid::regclass::text AS name FROM pg_class
          WHERE relkind = 'r' AND relnamespace IN ('public'::regnamespace, 'back_office'::regnamespace)
            -- Knows nothing of anybody: only which of our files were run.
            AND oid <> 'back_office.migrations'::regclass`,
      );
      const tables = rows.map(({ name }) => name);
      const withRows = async () => {
        const found: string[] = [];
        for (const name of tables)
          if ((await client.query(`SELECT FROM ${name} LIMIT 1`)).rowCount === 1) found.push(name);
        return found;
      };
      await client.query(`GRANT USAGE ON SCHEMA back_office TO anon;
        GRANT SELECT, DELETE ON ALL TABLES IN SCHEMA public, back_office TO anon`);
      expect(await withRows()).toEqual(tables);
      await client.query('SET ROLE anon');
      expect(await withRows()).toEqual([]);
      for (const name of tables)
        expect((await client.query(`DELETE FROM ${name}`)).rowCount).toBe(0);
    }, database.url);
  });
});

describe.skipIf(!hasPostgres)(`a plain owner of a database on ${postgresNameInTitles}`, () => {
  it('has all rights that the service needs', async () => {
    const database = await createThrowawayPostgres();
    const owner = new URL(database.url).pathname.slice(1);
    await withServerClient(async (client) => {
      await client.query(`CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD 'x'`);
      await client.query(`ALTER DATABASE ${owner} OWNER TO ${owner}`);
    });
    const url = new URL(database.url);
    url.username = owner;
    url.password = 'x';
    const store = await openPostgresStore(url.href, () => {});
    const row = { email: 'a@b.in' };
    expect(
      await store.insertAsVisitor({ table: 'email_subscriptions', row, idempotencyKey: null }),
    ).toBe('stored');
    expect(await store.countLeads({})).toBe(1);
    expect((await store.outbox.claim('mail', 50, 1_000))?.leads).toHaveLength(1);
    await store.close();
    await database.drop();
    await withServerClient((client) => client.query(`DROP OWNED BY ${owner}; DROP ROLE ${owner}`));
  });
});

describe.skipIf(!hasPostgres)(
  `the migrations on a database like Supabase’s, ${postgresNameInTitles}`,
  () => {
    let database: Awaited<ReturnType<typeof createThrowawayPostgres>>;
    beforeAll(async () => {
      database = await createThrowawayPostgres();
      await withServerClient(async (client) => {
        for (const role of ['anon', 'authenticated', 'service_role'])
          await client.query(
            `DO $$ BEGIN CREATE ROLE ${role} NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
          );
        await client.query(`
        ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE ALL ON TABLES FROM anon, authenticated, service_role;
        GRANT USAGE ON SCHEMA public TO anon, authenticated, service_role`);
      }, database.url);
    });
    afterAll(() => database.drop());

    it('run unchanged: anon may insert, authenticated may do nothing, service_role sees the rows', async () => {
      const store = await openPostgresStore(database.url, () => {});
      await store.insertAsVisitor({
        table: 'email_subscriptions',
        row: { email: 'a@b.in' },
        idempotencyKey: null,
      });
      await store.close();
      const { rows } = await withServerClient(
        (client) =>
          client.query(`
          SELECT grantee, string_agg(DISTINCT privilege_type, ',' ORDER BY privilege_type) AS may
            FROM information_schema.role_column_grants
           WHERE table_schema = 'public' AND grantee IN ('anon', 'authenticated', 'service_role')
           GROUP BY grantee ORDER BY grantee`),
        database.url,
      );
      expect(rows).toEqual([
        { grantee: 'anon', may: 'INSERT' },
        { grantee: 'service_role', may: 'INSERT,SELECT,UPDATE' },
      ]);
    });
  },
);
