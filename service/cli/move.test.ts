/**
 * Tests the move from a SQLite file to PostgreSQL: no row is lost or doubled, and the command reports every outcome in
 * a sentence.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeMovedMark } from '#database/connection/moved-sqlite-file-mark.ts';
import { connectToSqliteFile } from '#database/connection/sqlite-file.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';
import { openStore, sqlitePathInFolder } from '#database/open-store.ts';
import type { Store } from '#database/store.ts';
import { fillDeskTables } from '../../tests/service/support/fill-desk-tables.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  makeCallRequest,
  makeEnrolment,
  makeSubscription,
  withIdempotencyKey,
} from '../../tests/service/support/make-submissions.ts';
import { storePaidOrder } from '../../tests/service/support/store-paid-order.ts';
import { TestTerminal } from '../../tests/service/support/test-terminal.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { runMoveToPostgres } from './run-move-to-postgres.ts';

const project = join(import.meta.dirname, '..', '..');

async function leadsOf(store: Store): Promise<Lead[]> {
  const found: Lead[] = [];
  for await (const page of store.iterateLeadPages({})) found.push(...page);
  return found;
}

/** Opens the store, does the work, and closes the store. */
async function using<T>(config: Config, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(config);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

describe.skipIf(!hasPostgres)(`the move to ${postgresNameInTitles}`, () => {
  let folder: ReturnType<typeof makeScratchFolder>;
  let database: Awaited<ReturnType<typeof createThrowawayPostgres>>;
  let onFile: Config;
  let onPostgres: Config;
  let said: readonly string[];
  let terminal: TestTerminal;

  beforeEach(async () => {
    folder = makeScratchFolder();
    database = await createThrowawayPostgres();
    onFile = readConfig({ DATA_DIR: join(folder.path, 'data') });
    onPostgres = { ...onFile, databaseUrl: database.url };
    terminal = new TestTerminal(['no']);
    said = terminal.said;
  });
  afterEach(async () => {
    await database.drop();
    folder.remove();
  });

  /** Runs the command as the owner would type it. */
  async function command(databaseUrl: string, ...words: string[]) {
    const child = spawn(
      process.execPath,
      [join(project, 'service', 'cli', 'move-to-postgres.ts'), ...words],
      {
        env: {
          ...process.env,
          NODE_ENV: 'test',
          DATA_DIR: onFile.dataDir,
          DATABASE_URL: databaseUrl,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const [code] = await once(child, 'close');
    return { code, output };
  }

  it('moves the secrets too, so that what was signed before is still valid', async () => {
    const before = await using(onFile, (store) => store.sharedSecret('a-signature'));
    await runMoveToPostgres(onPostgres, terminal);
    expect(await using(onPostgres, (store) => store.sharedSecret('a-signature'))).toBe(before);
  });

  it('keeps the earlier of two subscriptions of one address, and reports it without the address', async () => {
    const there = await using(onFile, async (store) => {
      for (const name of ['\u00c4sha', '\u00e4sha', 'o\u0308mer', '\u00f6mer', 'ravi'])
        await store.insertAsVisitor(makeSubscription(`${name}@example.in`));
      await store.insertAsVisitor(makeEnrolment(1, { email: '\u00c4sha@example.in' }));
      return leadsOf(store);
    });
    await runMoveToPostgres(onPostgres, terminal);

    expect(said.join('\n')).not.toMatch(/@|sha|mer/);
    expect(said.join('\n')).toMatch(/email_subscriptions +3 rows, the same on both sides/);
    expect(said.filter((line) => line.includes('spelled otherwise'))).toEqual([
      expect.stringContaining(
        `${there[1]?.id} for ${there[0]?.id}, ${there[3]?.id} for ${there[2]?.id}`,
      ),
    ]);
    await using(onPostgres, async (store) => {
      expect((await leadsOf(store)).map(({ id, email }) => [id, email])).toEqual([
        [there[0]?.id, '\u00e4sha@example.in'],
        [there[2]?.id, '\u00f6mer@example.in'],
        [there[4]?.id, 'ravi@example.in'],
        [there[5]?.id, '\u00c4sha@example.in'],
      ]);
      // Two people subscribed twice: staff were told only of the first subscription of each.
      expect((await store.stats()).outbox.mail.waiting).toBe(4);
      expect(await store.insertAsVisitor(makeSubscription('\u00e4sha@example.in'))).toBe(
        'repeated',
      );
      expect(await store.insertAsVisitor(makeSubscription('\u00f6mer@example.in'))).toBe(
        'repeated',
      );
    });
  });

  it('recognises what was sent before it and is sent again after it', async () => {
    const call = withIdempotencyKey(makeCallRequest(1, { message: 'Once\n"only"' }));
    const enrolled = makeEnrolment(2);
    await using(onFile, async (store) => {
      await store.insertAsVisitor(call);
      await store.insertAsVisitor(enrolled);
    });
    await runMoveToPostgres(onPostgres, terminal);
    await using(onPostgres, async (store) => {
      expect(await store.insertAsVisitor(enrolled)).toBe('repeated');
      // Without the rows of `recent_submissions`, only the idempotency key in the row of the call request shows that
      // this request was stored before.
      await withServerClient(
        (client) => client.query('DELETE FROM back_office.recent_submissions'),
        database.url,
      );
      expect(await store.insertAsVisitor(call)).toBe('repeated');
      await expect(
        store.insertAsVisitor({ ...makeCallRequest(9), idempotencyKey: call.idempotencyKey }),
      ).rejects.toMatchObject({ name: 'ReusedIdempotencyKey' });
      expect(await leadsOf(store)).toHaveLength(2);
    });
  });

  it('run a second time finds that it is done, and adds nothing', async () => {
    await using(onFile, (store) => store.insertAsVisitor(makeCallRequest(1)));
    expect(await command(database.url)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Moved.'),
    });
    await using(onPostgres, (store) => store.insertAsVisitor(makeCallRequest('after')));
    const again = await command(database.url);
    expect(again.code).toBe(0);
    expect(again.output).toMatch(/^Moved before\. Brought over now, from \S+: 0 enquiries\.\n$/);
    await using(onPostgres, async (store) => expect(await leadsOf(store)).toHaveLength(2));
  });

  /** Runs a command on the file, like an owner who forgot DATABASE_URL. */
  const onTheFile = (program: string, ...words: string[]) =>
    spawnSync(process.execPath, [join(project, 'service', program), ...words], {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: onFile.dataDir, PORT: '0' },
      encoding: 'utf8',
      cwd: project,
    });

  it('marks the file, and every start and command without DATABASE_URL is refused with what to set', async () => {
    await using(onFile, (store) => store.insertAsVisitor(makeCallRequest(1)));
    const copy = join(folder.path, 'copy.db');
    expect(onTheFile('cli/backup.ts', '--out', copy).status).toBe(0);
    await runMoveToPostgres(onPostgres, terminal);

    const { pathname } = new URL(database.url);
    const sentence = `${sqlitePathInFolder(onFile.dataDir)} was moved to PostgreSQL (127.0.0.1:5432${pathname}) and is no longer used. Set DATABASE_URL to that database, as the service has it. To use the file again instead: npm run move:postgres -- --unmark\n`;
    const withoutPort = (text: string) => text.replace(/\(\S+:\d+\//, '(127.0.0.1:5432/');
    for (const words of [
      ['cli/leads.ts', 'list'],
      ['cli/orders.ts', 'list'],
      ['cli/staff.ts', 'list'],
      ['cli/vitals.ts'],
      ['cli/backup.ts', '--out', join(folder.path, 'another.db')],
      ['cli/restore.ts', copy, '--replace', sqlitePathInFolder(onFile.dataDir)],
    ]) {
      const [program = '', ...rest] = words;
      const { status, stderr } = onTheFile(program, ...rest);
      expect([words, status, withoutPort(stderr)]).toEqual([
        words,
        1,
        expect.stringContaining(sentence),
      ]);
    }
    expect(existsSync(join(folder.path, 'another.db'))).toBe(false);
    const doctor = onTheFile('cli/doctor.ts');
    expect([doctor.status, doctor.stdout]).toEqual([
      1,
      expect.stringMatching(/^WRONG {2}database .* was moved to PostgreSQL/m),
    ]);
    // A drill is allowed, because it restores the copy into a temporary database and leaves the moved file unchanged.
    expect(onTheFile('cli/restore.ts', copy, '--drill').status).toBe(0);
    // The service opens the store when it starts, so its start is refused too.
    await expect(openStore(onFile)).rejects.toThrow(/was moved to PostgreSQL/);
  });

  it('to a second database is refused until the mark is removed, and then the file is used again', async () => {
    await using(onFile, (store) => store.insertAsVisitor(makeCallRequest(1)));
    await runMoveToPostgres(onPostgres, terminal);
    const second = await createThrowawayPostgres();
    await expect(
      runMoveToPostgres({ ...onFile, databaseUrl: second.url }, terminal),
    ).rejects.toThrow(
      /was moved to \S+ before, and DATABASE_URL names another database\. Nothing was moved\..*--unmark$/,
    );
    const unmarked = await command(second.url, '--unmark');
    expect(unmarked).toMatchObject({
      code: 0,
      output: expect.stringContaining('is used again by a start without DATABASE_URL.'),
    });
    expect((await command(second.url, '--unmark')).output).toMatch(/bears no mark of a move\.\n$/);
    await using(onFile, async (store) => expect(await leadsOf(store)).toHaveLength(1));
    await runMoveToPostgres({ ...onFile, databaseUrl: second.url }, terminal);
    await second.drop();
  });

  it('brings over once what a start without the mark stored, also after a kill in the middle', async () => {
    await using(onFile, (store) => store.insertAsVisitor(makeCallRequest('moved')));
    await runMoveToPostgres(onPostgres, terminal);
    const file = connectToSqliteFile(sqlitePathInFolder(onFile.dataDir), {
      idempotencyKey: null,
      now: Date.now,
    });
    removeMovedMark(file);
    file.close();
    await using(onFile, (store) => store.insertAsVisitor(makeCallRequest('stray')));

    const there = (sql: string) => withServerClient((client) => client.query(sql), database.url);
    await there(
      'ALTER TABLE request_a_call ADD CONSTRAINT slow CHECK (pg_sleep(3) IS NOT NULL) NOT VALID',
    );
    const child = spawn(
      process.execPath,
      [join(project, 'service', 'cli', 'move-to-postgres.ts')],
      {
        env: { ...process.env, DATA_DIR: onFile.dataDir, DATABASE_URL: database.url },
        stdio: 'ignore',
      },
    );
    const isWriting = async () =>
      (
        await there(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'miranaya move' AND query LIKE 'INSERT INTO public.request_a_call%'",
        )
      ).rowCount;
    await expect.poll(isWriting, { timeout: 20_000 }).toBe(1);
    child.kill('SIGKILL');
    await once(child, 'close');
    await expect.poll(isWriting, { timeout: 20_000 }).toBe(0);
    await there('ALTER TABLE request_a_call DROP CONSTRAINT slow');
    await using(onPostgres, async (store) => expect(await leadsOf(store)).toHaveLength(1));

    // The store stays open during the following moves, because the service may already be running on PostgreSQL.
    await using(onPostgres, async (store) => {
      expect((await command(database.url)).output).toMatch(/^Moved before\. .*: 1 enquiry\.\n$/);
      expect((await command(database.url)).output).toMatch(/^Moved before\. .*: 0 enquiries\.\n$/);
      expect(await leadsOf(store)).toMatchObject([{ name: 'Asha moved' }, { name: 'Asha stray' }]);
    });
  });

  it('refuses a database that already holds rows', async () => {
    await using(onFile, (store) => store.insertAsVisitor(makeCallRequest('file')));
    await using(onPostgres, (store) => store.insertAsVisitor(makeCallRequest('own')));
    await expect(runMoveToPostgres(onPostgres, terminal)).rejects.toThrow(
      /holds rows already, which are not of this file\. Nothing was moved/,
    );
    await using(onPostgres, async (store) =>
      expect(await leadsOf(store)).toMatchObject([{ name: 'Asha own' }]),
    );
  });

  it('is refused while the service runs on either side', async () => {
    await using(onFile, async (store) => {
      await store.insertAsVisitor(makeCallRequest(1));
      await expect(runMoveToPostgres(onPostgres, terminal)).rejects.toThrow(
        /in use\. Stop the service/,
      );
    });
    await using(onPostgres, async () => {
      await expect(runMoveToPostgres(onPostgres, terminal)).rejects.toThrow(
        /The service is running on DATABASE_URL\. Stop it first/,
      );
    });
    await runMoveToPostgres(onPostgres, terminal);
    await using(onPostgres, async (store) => expect(await leadsOf(store)).toHaveLength(1));
  });

  it('reports in a sentence what is wrong with the address, without the password', async () => {
    await using(onFile, (store) => store.insertAsVisitor(makeCallRequest(1)));
    const { host, username } = new URL(database.url);
    const wrong = [
      [
        `postgres://${username}:s3cret@127.0.0.1:1/none`,
        /does not answer at 127\.0\.0\.1:1 \(ECONNREFUSED\)/,
      ],
      [`postgres://${username}:s3cret@nowhere.invalid/none`, /does not answer at nowhere\.invalid/],
      [`postgres://${username}:s3cret@${host}/no_such_database`, /Check DATABASE_URL/],
      [`postgres://nobody_here:s3cret@${host}/postgres`, /Check DATABASE_URL/],
    ] as const;
    for (const [url, sentence] of wrong) {
      const { code, output } = await command(url);
      expect(code, output).toBe(1);
      expect(output).toMatch(sentence);
      expect(output).not.toContain('s3cret');
      expect(output.trim().split('\n'), output).toHaveLength(1);
    }
    expect(await command(database.url, '--please')).toMatchObject({ code: 2 });
  });

  it('killed in the middle leaves both sides unchanged, and can be run again', async () => {
    const there = await using(onFile, async (store) => {
      await Promise.all(
        Array.from({ length: 1_500 }, (_, n) => store.insertAsVisitor(makeCallRequest(n))),
      );
      return leadsOf(store);
    });
    await using(onPostgres, async () => {});
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { connectToSqliteFile } from ${JSON.stringify(join(project, 'database', 'connection', 'sqlite-file.ts'))};
         import { moveDatabaseToPostgres as moveToPostgres } from ${JSON.stringify(join(project, 'database', 'move', 'move-database-to-postgres.ts'))};
         const source = connectToSqliteFile(process.env.FILE, { idempotencyKey: null, now: Date.now });
         await moveToPostgres(source, process.env.DATABASE_URL, () => process.kill(process.pid, 'SIGKILL'));`,
      ],
      {
        env: {
          ...process.env,
          FILE: sqlitePathInFolder(onFile.dataDir),
          DATABASE_URL: database.url,
        },
      },
    );
    expect((await once(child, 'close'))[1]).toBe('SIGKILL');
    await using(onFile, async (store) => expect(await leadsOf(store)).toEqual(there));
    await using(onPostgres, async (store) => expect(await leadsOf(store)).toEqual([]));
    await runMoveToPostgres(onPostgres, terminal);
    await using(onPostgres, async (store) => expect(await leadsOf(store)).toEqual(there));
  });

  it('names a table of another program in the file, and moves nothing', async () => {
    await using(onFile, (store) => store.insertAsVisitor(makeEnrolment(1)));
    const file = new DatabaseSync(sqlitePathInFolder(onFile.dataDir));
    file.exec('CREATE TABLE notes (x)');
    file.close();
    await expect(runMoveToPostgres(onPostgres, terminal)).rejects.toMatchObject({
      name: 'UnusableStore',
      message: expect.stringMatching(
        /^The table notes in the file is not ours\..*Nothing was moved/,
      ),
    });
    expect(await using(onPostgres, leadsOf)).toEqual([]);
  });

  it('quotes nothing of a row that PostgreSQL refuses', async () => {
    await using(onFile, (store) => store.insertAsVisitor(makeSubscription('asha@example.in')));
    await using(onPostgres, async () => {});
    await withServerClient(
      (client) =>
        client.query(
          "ALTER TABLE email_subscriptions ADD CONSTRAINT elsewhere CHECK (email LIKE '%.elsewhere')",
        ),
      database.url,
    );
    const { code, output } = await command(database.url);
    expect(code).toBe(1);
    expect(output).toMatch(
      /^PostgreSQL refused a row of email_subscriptions \(23514, elsewhere\)\. Nothing was moved\.\n$/,
    );
    await using(onPostgres, async (store) => expect(await leadsOf(store)).toEqual([]));
  });

  it('moves every table and every column, including new ones', async () => {
    await using(onFile, async (store) => {
      await store.keepInQuarantine(makeEnrolment(9), 'trap');
      await store.storeVitals([{ route: '/', metric: 'cls', value: 1e-7 }]);
      await storePaidOrder(store);
      await fillDeskTables(store);
    });
    await using(onPostgres, async () => {});
    const file = new DatabaseSync(sqlitePathInFolder(onFile.dataDir));
    file.exec("ALTER TABLE quarantine ADD COLUMN label TEXT; UPDATE quarantine SET label = 'seen'");
    file.close();
    await expect(runMoveToPostgres(onPostgres, terminal)).rejects.toThrow(
      /quarantine\.label is on one side only/,
    );

    const there = (sql: string) => withServerClient((client) => client.query(sql), database.url);
    await there('ALTER TABLE back_office.quarantine ADD COLUMN label text');
    await runMoveToPostgres(onPostgres, terminal);
    expect((await there('SELECT label FROM back_office.quarantine')).rows).toEqual([
      { label: 'seen' },
    ]);
    const tables = said.map((line) => /^(\w+) +\d+ rows, the same/.exec(line)?.[1]);
    expect(tables.filter(Boolean).sort()).toEqual([
      'added_enquiries',
      'assignments',
      'batches',
      'checklist_steps',
      'checklists',
      'colleague_notices',
      'desk_events',
      'desk_settings',
      'early_prices',
      'email_subscriptions',
      'enquiries',
      'enquiries_without_words',
      'enquiry_corrections',
      'enquiry_notes',
      'enquiry_sources',
      'enquiry_words',
      'enrollments',
      'fact_drafts',
      'fees',
      'imports',
      'instalments',
      'mail_turns',
      'message_templates',
      'month_closings',
      'offers',
      'order_events',
      'orders',
      'outbox',
      'pictures',
      'provider_events',
      'publications',
      'push_subscriptions',
      'quarantine',
      'quarantine_keys',
      'receipts',
      'registers',
      'request_a_call',
      'saved_views',
      'seats',
      'service_marks',
      'settled_rows',
      'sign_in_tries',
      'staff',
      'staff_links',
      'staff_passkeys',
      'staff_recovery_codes',
      'staff_sessions',
      'unmatched_payments',
      'waiting',
      'waiting_list',
      'web_vitals',
    ]);
  });
});
