/**
 * The contents that a move transfers from a file, and its messages when it fails; `service/cli/move.test.ts` runs the
 * command.
 */
import { once } from 'node:events';
import { connect as connectTo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noPublishedFacts } from '#contract/published/published-facts.ts';
import type { StoredBatch } from '#database/batches/batch-port.ts';
import { connectToSqliteFile } from '#database/connection/sqlite-file.ts';
import { openPostgresStore } from '#database/open-postgres-store.ts';
import { openSqliteStore } from '#database/open-sqlite-store.ts';
import { firstStartPublisher } from '#database/publications/publication-port.ts';
import type { Store } from '#database/store.ts';
import type { BatchPlan } from '#domain/batches/batch.ts';
import {
  type ClonedTestDatabase,
  makeMigratedTestDatabaseCloner,
} from '../../tests/service/support/clone-test-databases.ts';
import { fillDeskTables } from '../../tests/service/support/fill-desk-tables.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  makeCallRequest,
  makeEnrolment,
  makeSubscription,
  withIdempotencyKey,
} from '../../tests/service/support/make-submissions.ts';
import { sampleOfferOnSale, storePaidOrder } from '../../tests/service/support/store-paid-order.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { moveDatabaseToPostgres } from './move-database-to-postgres.ts';
import { refuseRunningService } from './prepare-move-target.ts';

const nobodyAsks = () => {};

const initialBatch: BatchPlan = {
  offer: sampleOfferOnSale.slug,
  startsOn: '2099-01-06',
  endsOn: '2099-04-03',
  days: ['tue', 'thu'],
  from: '16:00',
  to: '18:00',
  language: 'en',
  mentor: 'A mentor of the web team',
  seats: 12,
  earlyPrice: { paise: 100_000, untilDay: '2098-12-31', reason: 'The first batch' },
};

/** Writes what a service writes at its first start with initial batches. */
async function publishInitialBatch(store: Store): Promise<void> {
  await store.batches.seedBatches([{ ...initialBatch, isSample: true }]);
  await store.publications.requestPublication(noPublishedFacts, firstStartPublisher, 0);
}

describe.skipIf(!hasPostgres)(`moving to ${postgresNameInTitles}`, () => {
  const migrated = makeMigratedTestDatabaseCloner();
  let folder: ReturnType<typeof makeScratchFolder>;
  let database: ClonedTestDatabase;
  const files: DatabaseSync[] = [];

  beforeEach(async () => {
    folder = makeScratchFolder();
    database = await migrated();
  });
  afterEach(() => {
    for (const file of files.splice(0)) file.close();
    database.dropInBackground();
    folder.remove();
  });

  const path = () => join(folder.path, `${files.length}.db`);
  const openFile = (name: string) => {
    const file = connectToSqliteFile(name, { idempotencyKey: null, now: Date.now });
    files.push(file);
    return file;
  };
  async function fileWith(
    fill: (store: Store) => Promise<unknown>,
    now = Date.now,
  ): Promise<DatabaseSync> {
    const name = path();
    const store = openSqliteStore(name, now);
    await fill(store).finally(() => store.close());
    return openFile(name);
  }
  async function after<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const store = await openPostgresStore(database.url, nobodyAsks);
    return work(store).finally(() => store.close());
  }
  const there = async (sql: string) =>
    (
      await withServerClient(
        (client) => client.query({ text: sql, rowMode: 'array' }),
        database.url,
      )
    ).rows;
  const here = (source: DatabaseSync, sql: string) =>
    source
      .prepare(sql)
      .all()
      .map((row) => Object.values(row));
  /**
   * The tables that a move copies row by row: all tables of the file, without idempotency records and without the
   * tables that each database fills by itself.
   */
  const tablesOf = (source: DatabaseSync) =>
    here(
      source,
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
          AND name NOT IN (SELECT name FROM pragma_table_list WHERE type <> 'table') AND name NOT IN
         ('migrations', 'channels', 'settings', 'heartbeat', 'idempotency_keys', 'recent_submissions', 'order_claims')`,
    ).flat();
  const move = (
    source: DatabaseSync,
    progress: Parameters<typeof moveDatabaseToPostgres>[2] = nobodyAsks,
  ) => moveDatabaseToPostgres(source, database.url, progress);
  const oneCall = (store: Store) => store.insertAsVisitor(makeCallRequest(1));
  const measured = (store: Store, ...routes: string[]) =>
    store.storeVitals(routes.map((route) => ({ route, metric: 'lcp', value: 1 })));

  it('moves every kind of value unchanged', async () => {
    const facts = { longer: null, short: ['b', 'a', { yes: true, a: 1 }], a: 1.5 };
    const source = await fileWith(async (store) => {
      await store.keepInQuarantine(makeEnrolment(9), 'trap');
      await measured(store, '/1');
      await store.orders.setOffers([{ ...sampleOfferOnSale, slug: 'sold-no-more' }], 'live');
      await storePaidOrder(store, 1, { ...sampleOfferOnSale, facts });
      await fillDeskTables(store);
    });
    source.exec(
      "ALTER TABLE quarantine ADD COLUMN print BLOB; UPDATE quarantine SET print = x'00ff10'",
    );
    await there('ALTER TABLE back_office.quarantine ADD COLUMN print bytea');
    const { moved, secondSpellings } = await move(source);
    expect(secondSpellings).toEqual([]);

    expect(moved.map(({ table }) => table).sort()).toEqual(tablesOf(source).sort());
    for (const { table, rows } of moved) {
      const [[counted] = []] = here(source, `SELECT count(*) FROM ${table}`);
      expect([table, rows]).toEqual([table, counted]);
    }
    // Quarantined enquiries and subscriptions have no follow-up date.
    const times = await there('SELECT created_at, due_at FROM back_office.enquiries ORDER BY id');
    expect(times.map((row) => row.map((at) => at && +at))).toEqual(
      here(source, 'SELECT created_at, due_at FROM enquiries ORDER BY id'),
    );
    expect(times.map(([, due]) => due)).toContain(null);
    expect(await there('SELECT day::text, route FROM back_office.web_vitals')).toEqual(
      here(source, 'SELECT day, route FROM web_vitals'),
    );
    expect(await there('SELECT slug, is_on_sale FROM back_office.offers ORDER BY slug')).toEqual([
      ['mern-stack', true],
      ['sold-no-more', false],
    ]);
    expect(await there('SELECT DISTINCT facts FROM back_office.orders')).toEqual([[facts]]);
    expect(await there('SELECT print, reason, submission FROM back_office.quarantine')).toEqual([
      [Buffer.from([0, 255, 16]), 'trap', expect.objectContaining({ email: 'ravi.9@example.com' })],
    ]);
  });

  it('replaces rows that a service has written by itself into an otherwise empty database', async () => {
    await after(async (store) => {
      await store.orders.setOffers(
        [{ ...sampleOfferOnSale, version: 'of the first start' }],
        'live',
      );
      await store.trouble.setServiceMark('backup made', null);
      await publishInitialBatch(store);
    });
    await move(await fileWith((store) => storePaidOrder(store)));
    expect(await there('SELECT version FROM back_office.offers')).toEqual([
      [sampleOfferOnSale.version],
    ]);
    for (const table of ['service_marks', 'batches', 'early_prices', 'publications'])
      expect([table, ...(await there(`SELECT * FROM back_office.${table}`))]).toEqual([table]);
    expect(await there('SELECT type FROM back_office.desk_events')).toEqual([['enquiry.paid']]);
  });

  it('refuses a database in which a member has edited an initial batch', async () => {
    await after(async (store) => {
      await publishInitialBatch(store);
      const [{ id, version }] = (await store.batches.batches()) as [StoredBatch];
      const larger = { ...initialBatch, seats: 20 };
      const editor = { who: 'owner', version, isOffer: () => true, feePaise: null };
      expect(await store.batches.saveBatch(id, larger, 'open', editor)).toMatchObject({
        at: 'saved',
      });
    });
    await expect(move(await fileWith(oneCall))).rejects.toThrow(
      'back_office.desk_events in PostgreSQL holds rows already',
    );
    expect(await there('SELECT seats FROM back_office.batches')).toEqual([[20]]);
  });

  it('leaves the rows of the file unchanged, and no connection behind', async () => {
    const source = await fileWith(oneCall);
    await move(source);
    expect(source.isTransaction).toBe(false);
    expect(here(source, 'SELECT name FROM request_a_call')).toEqual([['Asha 1']]);
    const connected =
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'miranaya move'";
    await expect.poll(() => there(connected)).toEqual([]);
  });

  it('does not notify staff again, and notifies them once of later rows', async () => {
    const source = await fileWith(async (store) => {
      await oneCall(store);
      const batch = await store.outbox.claim('mail', 50, 1_000);
      await store.outbox.markSent(batch?.id ?? '');
    });
    await move(source);
    expect(await there('SELECT count(sent_at)::int FROM back_office.outbox')).toEqual([[1]]);
    const told = () => there('SELECT count(*)::int FROM back_office.outbox');
    expect(await told()).toEqual(here(source, 'SELECT count(*) FROM outbox'));
    await after((store) => store.insertAsVisitor(makeCallRequest(2)));
    expect(await told()).toEqual(here(source, 'SELECT 2 * count(*) FROM outbox'));
  });

  it('reports its progress, a thousand rows at a time', async () => {
    const source = await fileWith(async (store) => {
      await measured(store, ...Array.from({ length: 1_001 }, (_, n) => `/${n}`));
    });
    const said: [table: string, done: number, total: number][] = [];
    const { moved } = await move(source, (...progress) => said.push(progress));
    expect(said.filter(([table]) => table === 'web_vitals')).toEqual([
      ['web_vitals', 1_000, 1_001],
      ['web_vitals', 1_001, 1_001],
    ]);
    expect(said.map(([table]) => table)).not.toContain('orders');
    expect(moved.find(({ table }) => table === 'orders')).toEqual({
      table: 'orders',
      rows: 0,
      sha256: '0'.repeat(64),
    });
    expect(await there('SELECT count(DISTINCT route)::int FROM back_office.web_vitals')).toEqual([
      [1_001],
    ]);
  });

  it('recognises the same rows in another order, and no others', async () => {
    const ofRoutes = async (...routes: string[]) => {
      const source = await fileWith(
        (store) => measured(store, ...routes),
        () => 0,
      );
      const { moved } = await move(source);
      await there('TRUNCATE back_office.web_vitals');
      return moved.find(({ table }) => table === 'web_vitals')?.sha256;
    };
    const first = await ofRoutes('/a', '/b', '/a');
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await ofRoutes('/b', '/a', '/a')).toBe(first);
    expect(await ofRoutes('/a', '/b', '/b')).not.toBe(first);
    expect(await ofRoutes('/a', '/b')).not.toBe(first);
  });

  it('recognises JSON in another order of keys, and null from the word "null"', async () => {
    const source = await fileWith((store) => store.keepInQuarantine(makeEnrolment(1), 'trap'));
    const sumOf = async (table: string, change: string) => {
      source.exec(change);
      database.dropInBackground();
      database = await migrated();
      return (await move(source)).moved.find((one) => one.table === table)?.sha256;
    };
    const aside = (json: string) =>
      sumOf('quarantine', `UPDATE quarantine SET submission = '${json}'`);
    const first = await aside('{"long":{"b":1,"a":[1,null]},"a":"x"}');
    expect(await aside('{"a":"x","long":{"a":[1,null],"b":1}}')).toBe(first);
    expect(await aside('{"a":"x","long":{"a":[null,1],"b":1}}')).not.toBe(first);
    const lost = (reason: string) =>
      sumOf('enquiries', `UPDATE enquiries SET lost_reason = ${reason}`);
    expect(await lost('NULL')).not.toBe(await lost("'null'"));
  });

  it('lets nobody write during the move, on either side, and names the process', async () => {
    const source = await fileWith(oneCall);
    const other = openFile(source.location() ?? '');
    const tries: unknown[] = [];
    // PostgreSQL checks this constraint when the move inserts rows into `request_a_call`. At that moment, the tables
    // that the move writes later must already be locked too.
    await there(
      `CREATE FUNCTION are_held() RETURNS boolean LANGUAGE sql AS
         $$ SELECT count(*) = 2 FROM pg_locks
             WHERE pid = pg_backend_pid() AND mode = 'ShareRowExclusiveLock'
               AND relation IN ('back_office.settings'::regclass, 'back_office.web_vitals'::regclass)
               AND current_setting('application_name') = 'miranaya move'
               AND current_setting('lock_timeout') = '10s' $$;
       ALTER TABLE request_a_call ADD CHECK (are_held())`,
    );
    await move(source, () => {
      try {
        other.exec('DELETE FROM request_a_call');
      } catch (error) {
        tries.push((error as { errstr?: string }).errstr);
      }
    });
    expect(new Set(tries)).toEqual(new Set(['database is locked']));
  });

  it('moves the secrets of the file, which replace the present ones', async () => {
    const secret = (store: Store) => store.sharedSecret('a-signature');
    await after(secret);
    let before = '';
    const source = await fileWith(async (store) => {
      before = `${await secret(store)}`;
    });
    await move(source);
    expect(`${await after(secret)}`).toBe(before);
  });

  it('keeps the earlier of two spellings of an address, with everything about it', async () => {
    const source = await fileWith(async (store) => {
      for (const name of ['\u00c4sha', '\u00e4sha', 'ravi'])
        await store.insertAsVisitor(makeSubscription(`${name}@example.in`));
      await store.insertAsVisitor(makeEnrolment(1, { email: '\u00c4sha@example.in' }));
      await fillDeskTables(store);
      const ids: string[] = [];
      for await (const page of store.iterateLeadPages({ table: 'email_subscriptions' }))
        ids.push(...page.map(({ id }) => id));
      for (const id of ids) await store.desk.addNote(id, 'A note', 'terminal');
    });
    const ids = here(source, 'SELECT id FROM email_subscriptions ORDER BY id').flat();
    const { moved, secondSpellings } = await move(source);

    expect(secondSpellings).toEqual([{ id: ids[1], kept: ids[0] }]);
    expect(moved).toContainEqual(
      expect.objectContaining({ table: 'email_subscriptions', rows: 2 }),
    );
    const whose = async (column: string, table: string) =>
      (await there(`SELECT DISTINCT ${column}::text FROM ${table}`)).flat();
    for (const [column, table] of [
      ['id', 'public.email_subscriptions'],
      ['id', 'back_office.enquiries'],
      ['enquiry_id', 'back_office.enquiry_notes'],
      ['subject', 'back_office.desk_events'],
      ['subject', 'back_office.outbox'],
    ] as const) {
      const found = await whose(column, table);
      expect([
        table,
        found.includes(ids[1]),
        found.includes(ids[0]),
        found.includes(ids[2]),
      ]).toEqual([table, false, true, true]);
    }
    expect(await there('SELECT email FROM email_subscriptions ORDER BY id')).toEqual([
      ['\u00e4sha@example.in'],
      ['ravi@example.in'],
    ]);
    expect(await there('SELECT email FROM enrollments')).toEqual([['\u00c4sha@example.in']]);
  });

  describe('a repeated submission after it', () => {
    const kept = () => there('SELECT count(*)::int FROM back_office.recent_submissions');

    it('is recognised by its content, and by its key as long as keys are kept', async () => {
      const call = withIdempotencyKey(makeCallRequest(1, { message: 'Once\n"only"' }));
      const enrolled = withIdempotencyKey(makeEnrolment(2));
      const source = await fileWith(async (store) => {
        await store.insertAsVisitor(call);
        await store.insertAsVisitor(enrolled);
      });
      await move(source);
      expect(await kept()).toEqual([[2]]);
      const taken = await there('SELECT taken_at FROM back_office.idempotency_keys');
      expect(taken.map(([at]) => +at).sort()).toEqual(
        here(source, 'SELECT taken_at FROM idempotency_keys').flat().sort(),
      );
      await after(async (store) => {
        for (const { table, row } of [call, enrolled])
          expect(await store.insertAsVisitor({ table, row, idempotencyKey: null })).toBe(
            'repeated',
          );
        await there('DELETE FROM back_office.recent_submissions');
        for (const one of [call, enrolled])
          expect(await store.insertAsVisitor(one)).toBe('repeated');
        const reused = { ...makeCallRequest(9), idempotencyKey: call.idempotencyKey };
        await expect(store.insertAsVisitor(reused)).rejects.toMatchObject({
          name: 'ReusedIdempotencyKey',
        });
      });
    });

    it('is recognised by the key of the repeated submission', async () => {
      let now = Date.now();
      const source = await fileWith(
        async (store) => {
          await store.insertAsVisitor(makeCallRequest(1));
          now += 599_000;
          await store.insertAsVisitor(withIdempotencyKey(makeCallRequest(1)));
        },
        () => now,
      );
      source.exec('DELETE FROM recent_submissions');
      await move(source);
      expect(await there('SELECT count(*)::int FROM back_office.idempotency_keys')).toEqual([[1]]);
    });

    it('is recognised by each of more than a thousand keys', async () => {
      const source = await fileWith((store) =>
        store.insertAsVisitor(withIdempotencyKey(makeCallRequest(1))),
      );
      source.exec(
        `INSERT INTO idempotency_keys
           WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 1000)
           SELECT 'key ' || n, digest, taken_at FROM n, (SELECT digest, taken_at FROM idempotency_keys LIMIT 1)`,
      );
      await move(source);
      expect(await there('SELECT count(*)::int FROM back_office.idempotency_keys')).toEqual([
        [1_001],
      ]);
    });

    it('is not recognised by the record of an erased row', async () => {
      const source = await fileWith(async (store) => {
        await store.insertAsVisitor(withIdempotencyKey(makeCallRequest(1)));
        await store.insertAsVisitor(withIdempotencyKey(makeCallRequest(2)));
      });
      source.exec("DELETE FROM request_a_call WHERE name = 'Asha 1'");
      await move(source);
      expect(await kept()).toEqual([[1]]);
    });
  });

  describe('is refused, and leaves both sides unchanged:', () => {
    async function refused(
      source: DatabaseSync,
      sentence: RegExp,
      progress?: Parameters<typeof moveDatabaseToPostgres>[2],
    ) {
      await expect(move(source, progress)).rejects.toMatchObject({
        name: 'UnusableStore',
        message: expect.stringMatching(sentence),
      });
      expect(source.isTransaction).toBe(false);
    }
    const nothingCame = async () =>
      expect(await there('SELECT FROM back_office.enquiries')).toEqual([]);
    /** Makes PostgreSQL answer with this error code to a row that meets the condition. */
    const answering = (code: string) =>
      there(
        `CREATE FUNCTION answer() RETURNS boolean LANGUAGE plpgsql AS
           $$ BEGIN RAISE EXCEPTION 'Asha' USING ERRCODE = '${code}'; END $$;
         ALTER TABLE request_a_call ADD CHECK (answer())`,
      );

    it('if the target has rows that are not of this file', async () => {
      await after(oneCall);
      const sentence =
        /^\S+ in PostgreSQL holds rows already, which are not of this file\. Nothing was moved: let DATABASE_URL/;
      await refused(await fileWith(oneCall), sentence);
      await refused(await fileWith(async () => {}), sentence);
      expect(await there('SELECT name FROM request_a_call')).toEqual([['Asha 1']]);
    });

    it('with a table that another program created in the file', async () => {
      const source = await fileWith(oneCall);
      source.exec('CREATE TABLE notes (x)');
      await refused(source, /^The table notes in the file is not ours\./);
      await nothingCame();
    });

    it.each([
      ['quarantine.label', 'ALTER TABLE quarantine ADD COLUMN label TEXT', 'SELECT'],
      ['quarantine.label', '', 'ALTER TABLE back_office.quarantine ADD COLUMN label text'],
    ])('with a column on one side only, %s', async (name, onFile, onServer) => {
      const source = await fileWith(oneCall);
      source.exec(onFile);
      await there(onServer);
      await expect(move(source)).rejects.toThrow(`${name} is on one side only of the move`);
      expect(source.isTransaction).toBe(false);
      await nothingCame();
    });

    it('but not because of a column that PostgreSQL has dropped', async () => {
      const source = await fileWith(oneCall);
      await there(
        'ALTER TABLE back_office.quarantine ADD COLUMN label text; ALTER TABLE back_office.quarantine DROP COLUMN label',
      );
      expect((await move(source)).moved).toHaveLength(tablesOf(source).length);
    });

    it('with a row that PostgreSQL refuses, of which only the table and the rule are named', async () => {
      await there(
        "ALTER TABLE request_a_call ADD CONSTRAINT elsewhere CHECK (email LIKE '%.elsewhere')",
      );
      await refused(
        await fileWith(oneCall),
        /^PostgreSQL refused a row of request_a_call \(23514, elsewhere\)\. Nothing was moved\.$/,
      );
      await nothingCame();
    });

    it.each([
      ['P0001', /^PostgreSQL refused a row of request_a_call \(P0001\)\. Nothing was moved\.$/],
      ['55P03', /^Another program holds the tables in PostgreSQL\./],
      ['57P01', /^The connection to PostgreSQL broke \(57P01\)\./],
    ])('with an answer with the code %s', async (code, sentence) => {
      await answering(code);
      await refused(await fileWith(oneCall), sentence);
      await nothingCame();
    });

    it('with a secret that PostgreSQL refuses', async () => {
      await there(
        "ALTER TABLE back_office.settings ADD CONSTRAINT shorter CHECK (name NOT LIKE '%signature%')",
      );
      const source = await fileWith((store) => store.sharedSecret('a-signature'));
      await refused(
        source,
        /^PostgreSQL refused the move \(23514, shorter\)\. Nothing was moved\.$/,
      );
    });

    it('with a row that is lost', async () => {
      await there(
        `CREATE RULE lost AS ON INSERT TO back_office.web_vitals
           WHERE new.route = '/lost' DO INSTEAD NOTHING`,
      );
      await refused(
        await fileWith(async (store) => {
          await oneCall(store);
          await measured(store, '/lost', '/arrives');
        }),
        /^web_vitals arrived differently \(1 of 2 rows\)\. Nothing was moved\.$/,
      );
      expect(await there('SELECT FROM back_office.web_vitals')).toEqual([]);
      await nothingCame();
    });

    it('with a row that is lost beside one that was left out', async () => {
      await there(
        `CREATE RULE lost AS ON INSERT TO email_subscriptions
           WHERE new.email LIKE 'lost@%' DO INSTEAD NOTHING`,
      );
      const source = await fileWith(async (store) => {
        for (const name of ['\u00c4sha', '\u00e4sha', 'ravi', 'lost'])
          await store.insertAsVisitor(makeSubscription(`${name}@example.in`));
      });
      await refused(source, /^email_subscriptions arrived differently \(2 of 3 rows\)/);
    });

    it('with a row that arrives changed', async () => {
      // Gives the column a type with half the precision, so that the moved values change.
      await there('ALTER TABLE back_office.web_vitals ALTER COLUMN value TYPE real');
      await refused(
        await fileWith((store) =>
          store.storeVitals([{ route: '/', metric: 'cls', value: 0.123456789012 }]),
        ),
        /^web_vitals arrived differently \(1 of 1 rows\)/,
      );
    });

    it('with a fault of ours, which stays unchanged', async () => {
      const fault = new Error('a bug');
      const source = await fileWith(oneCall);
      const moving = move(source, () => {
        throw fault;
      });
      await expect(moving).rejects.toBe(fault);
      expect(source.isTransaction).toBe(false);
      await nothingCame();
    });

    it('with a connection that breaks in the middle, without a reason', async () => {
      const { hostname, port } = new URL(database.url);
      const sockets: Socket[] = [];
      const between = createServer((socket) => {
        const onward = connectTo(Number(port), hostname);
        for (const one of [socket, onward]) sockets.push(one.on('error', nobodyAsks));
        socket.pipe(onward).pipe(socket);
      });
      between.listen(0, '127.0.0.1');
      await once(between, 'listening');
      const url = new URL(database.url);
      url.port = String((between.address() as { port: number }).port);
      const source = await fileWith(oneCall);
      const moving = moveDatabaseToPostgres(source, url.href, () => {
        for (const socket of sockets) socket.destroy();
      });
      await expect(moving).rejects.toThrow(
        /^The connection to PostgreSQL broke \(no reason was given\)\. Run it again/,
      );
      expect(source.isTransaction).toBe(false);
      between.close();
      await nothingCame();
    });

    it('with a server that can not be reached', async () => {
      const source = await fileWith(oneCall);
      await expect(
        moveDatabaseToPostgres(source, 'postgres://127.0.0.1:1/none', nobodyAsks),
      ).rejects.toThrow(/^The connection to PostgreSQL broke \(ECONNREFUSED\)/);
    });
  });
});

describe('a running service', () => {
  /** A fake server that lists a connection in answer to the first `times` queries, and none after that. */
  function server(times: number): { client: Client; asked: () => number } {
    let asked = 0;
    const query = async () => ({ rows: asked++ < times ? [{}] : [] });
    return { client: { query } as unknown as Client, asked: () => asked };
  }

  it('is waited for, because a closed connection is still listed for a moment', async () => {
    const { client, asked } = server(19);
    await refuseRunningService(client, 0);
    expect(asked()).toBe(20);
  });

  it('prevents the move if it is still connected then', async () => {
    const { client, asked } = server(Infinity);
    await expect(refuseRunningService(client, 0)).rejects.toMatchObject({
      name: 'UnusableStore',
      message: expect.stringMatching(/^The service is running on DATABASE_URL\. Stop it first/),
    });
    expect(asked()).toBe(20);
  });

  it.skipIf(!hasPostgres)(
    'is recognised by its application name on the database itself',
    async () => {
      await withServerClient(async (client) => {
        await expect(refuseRunningService(client, 0)).resolves.toBeUndefined();
        await client.query("SET application_name = 'miranaya'");
        await expect(refuseRunningService(client, 0)).rejects.toThrow(/is running/);
      });
    },
  );
});
