/**
 * Tests that after an erasure the database and its files contain nothing of the person any more, and that the command
 * names the earlier copies, because these may still contain the person.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, sqlitePathInFolder } from '#database/open-store.ts';
import type { Store } from '#database/store.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import { makeMigratedTestDatabaseCloner } from '../../../tests/service/support/clone-test-databases.ts';
import { dumpAllTables } from '../../../tests/service/support/dump-all-tables.ts';
import { findOrderOfPerson } from '../../../tests/service/support/find-order-of-person.ts';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import {
  makeCallRequest,
  makeEnrolment,
  makeSubscription,
  withIdempotencyKey,
} from '../../../tests/service/support/make-submissions.ts';
import { placeMigratedSqlite } from '../../../tests/service/support/place-migrated-sqlite.ts';
import { sampleOfferOnSale } from '../../../tests/service/support/store-paid-order.ts';
import { runAtTerminal, type TerminalRun } from '../../../tests/service/support/test-terminal.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../../tests/service/support/throwaway-postgres-databases.ts';
import { formatFileNameTimestamp } from '../../for-staff/indian-time-text.ts';
import { type Config, readConfig } from '../../settings/config.ts';
import {
  listExpiredCopies,
  listKeptCopies,
  removeUnfinishedBackups,
} from '../copies/kept-copies.ts';
import { emptyLeadCommandContext } from './lead-command-context.ts';
import { runLeads } from './run-leads.ts';

const email = 'Zubeida.Forgotten@example.com';
const numbers = ['81234 56789', '81234-56789', '8123456789'];
const traces = ['Zubeida', 'zubeida', 'FORGOTTEN', 'Forgotten@', ...numbers, 'not to be found'];

let folder: ReturnType<typeof makeScratchFolder>;
beforeEach(() => {
  folder = makeScratchFolder();
});
afterEach(() => folder.remove());

function leads(config: Config, answer: string | null, ...words: string[]): Promise<TerminalRun> {
  return leadsOf(config, () => openStore(config), answer, words);
}

/**
 * Runs `leads` with a shorter time limit for cleaning the files: while another program reads the database, the command
 * gives up after 300 ms instead of ten seconds.
 */
function leadsInHaste(config: Config, ...words: string[]): Promise<TerminalRun> {
  const open = async () => {
    const store = await openStore(config);
    return { ...store, scrub: () => store.purgeErasedData(300) };
  };
  return leadsOf(config, open, 'yes', words);
}

function leadsOf(
  config: Config,
  open: () => Promise<Store>,
  answer: string | null,
  words: string[],
): Promise<TerminalRun> {
  const context = {
    ...emptyLeadCommandContext,
    listKeptCopies: () => listKeptCopies(config),
    removeUnfinishedBackups: (before: Date) => removeUnfinishedBackups(config, before),
  };
  return runAtTerminal((terminal) => runLeads(words, terminal, open, context), answer);
}

/** The number of enquiries of other people; as many other submissions are in quarantine. */
const others = 4;
/** Enough rows of other people to fill several pages of a table. */
const manyOthers = 40;

/** Creates rows of several visitors: one of each kind, quarantined rows, and notifications to staff. */
async function fill(store: Store, othersCount = others): Promise<void> {
  const row = { name: 'Zubeida Forgotten', email };
  const numbersOfOthers = Array.from({ length: othersCount }, (_, n) => n);
  await Promise.all(numbersOfOthers.map((n) => store.insertAsVisitor(makeCallRequest(n))));
  await store.insertAsVisitor(
    withIdempotencyKey(
      makeCallRequest(1, {
        ...row,
        phone: '+91 81234 56789',
        message: 'not to be found '.repeat(90),
      }),
    ),
  );
  await store.insertAsVisitor(
    makeEnrolment(1, { ...row, email: email.toUpperCase(), mobile: '81234 56789' }),
  );
  await store.insertAsVisitor(makeSubscription(email));
  const { rows } = await store.desk.inbox({ search: 'zubeida' }, 'all', 1);
  for (const { id } of rows) {
    await store.desk.addNote(id, 'Zubeida is not to be found on Mondays', 'terminal');
    await store.desk.correct(id, 'name', 'Zubeida Forgotten-Ali', 'terminal');
  }
  await store.keepInQuarantine(makeCallRequest(1, { ...row, message: 'not to be found' }), 'trap');
  await store.keepInQuarantine(makeSubscription(email), 'too fast');
  await Promise.all(numbersOfOthers.map((n) => store.keepInQuarantine(makeEnrolment(n), 'trap')));
}

/** Pays for one of the visitor's enrolments; returns the id and the receipt's number. */
async function pays(
  store: Store,
  paymentId: string,
  mode: PaymentProviderMode = 'live',
): Promise<{ id: string; number: string }> {
  await store.orders.setOffers([sampleOfferOnSale], mode);
  const { slug, amountPaise: paise } = sampleOfferOnSale;
  const who = { name: 'Zubeida Forgotten', email, mobile: '81234 56789', offer: slug };
  await store.insertAsVisitor(makeEnrolment(1, who));
  const order = await findOrderOfPerson(store.orders, { email, phone: '81234 56789' }, slug);
  if (order === null) throw new Error('There is no order.');
  const fact = { kind: 'paid', paymentId, paise, currency: 'INR' } as const;
  const { receipt } = (await store.orders.applyFact(order.id, fact, 'provider')).order;
  return { id: order.enrolmentId ?? '', number: receipt?.number ?? '' };
}

function erasing(current: () => Config, run: (sql: string) => Promise<void>, refusal: string) {
  it('removes rows, quarantine and everything recorded about them, in one transaction', async () => {
    const config = current();
    const service = await openStore(config);
    await fill(service);
    const { code, said } = await leads(config, ' Yes ', 'erase', '--email', email.toLowerCase());
    expect(code).toBe(0);
    expect(said).toMatch(/^5 erased\.$/m);
    expect(await service.countLeads({})).toBe(others);
    expect(await service.findAllQuarantined()).toHaveLength(others);
    expect((await service.stats()).outbox.mail.waiting).toBe(others);
    await service.close();
  });

  it('erases nothing at all when a part of it fails', async () => {
    const config = current();
    const service = await openStore(config);
    await fill(service);
    await run(refusal);
    await expect(leads(config, 'yes', 'erase', '--email', email)).rejects.toThrow();
    expect(await service.countLeads({})).toBe(others + 3);
    expect(await service.findAllQuarantined()).toHaveLength(others + 2);
    await service.close();
  });

  it('keeps the record of a receipt, and names it, also when the command is repeated', async () => {
    const config = current();
    const service = await openStore(config);
    await fill(service);
    const { id, number } = await pays(service, 'pay_zubeidas');
    const { said, out } = await leads(config, 'yes', 'erase', '--email', email, '--json');
    const kept = `Receipts stay, with the name as printed, because tax law has them kept: ${number}`;
    expect(said).toContain(kept);
    expect(JSON.parse(out)).toMatchObject({ receipts: [number] });
    const found = (await dumpAllTables(config))
      .split('\n')
      .filter((line) => /zubeida f/i.test(line));
    expect(found).toEqual([expect.stringContaining(number)]);
    const again = await leads(config, 'yes', 'erase', id);
    expect([again.code, again.said]).toEqual([0, expect.stringContaining(kept)]);
    await service.close();
  });

  it('keeps no record of a receipt without real money', async () => {
    const config = current();
    const service = await openStore(config);
    await pays(service, 'demo_1', 'demonstration');
    const { said } = await leads(config, 'yes', 'erase', '--email', email);
    expect(said).not.toContain('Receipts stay');
    expect(await dumpAllTables(config)).not.toMatch(/zubeida/i);
    await service.close();
  });

  it('removes corrected names from views, and notes that staff wrote when they settled a discrepancy', async () => {
    const config = current();
    const service = await openStore(config);
    await fill(service);
    const views = ['Call Zubeida', '+91 81234-56789', 'forgotten-ali: later', 'Mine'];
    for (const name of views)
      await service.desk.saveView({ id: randomUUID(), staffId: null, name, query: 'state=new' });
    await pays(service, 'pay_test', 'test');
    const [order] = await service.orders.listOrders({});
    await service.orders.settleDiscrepancy(
      order?.id ?? '',
      'terminal',
      'Zubeida rang on 81234 56789',
    );
    await leads(config, 'yes', 'erase', '--email', email);
    const left = await service.desk.savedViews('nobody');
    expect(left.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Call …', '…', '…-…: later', 'Mine']),
    );
    expect(await dumpAllTables(config)).not.toMatch(/zubeida|forgotten|81234[ -]?56789/i);
    await service.close();
  });

  it('erases a quarantined enquiry by its id, and nothing for an invalid id', async () => {
    const config = current();
    const service = await openStore(config);
    await fill(service);
    const [one] = await service.findAllQuarantined();
    await service.close();
    expect((await leads(config, 'yes', 'erase', one?.id ?? '')).said).toMatch(/^1 erased\.$/m);
    const again = await leads(config, 'yes', 'erase', one?.id ?? '');
    expect([again.code, again.said]).toEqual([0, expect.stringContaining('was erased earlier')]);
  });

  it('erases what is left when an id was erased earlier, and says so for scripts', async () => {
    const config = current();
    const service = await openStore(config);
    const ids: string[] = [];
    for (const n of [1, 2, 3]) await service.insertAsVisitor(makeCallRequest(n));
    for await (const page of service.iterateLeadPages({})) ids.push(...page.map((lead) => lead.id));
    await service.close();
    const [first = '', second = ''] = ids;
    expect((await leads(config, 'yes', 'erase', first)).code).toBe(0);
    const both = await leads(config, 'yes', 'erase', first, second, '--json');
    expect(both.code).toBe(0);
    expect(both.said).toContain(`${first} was erased earlier.`);
    expect(JSON.parse(both.out)).toMatchObject({ erased: 1 });
    const { email = '' } = makeCallRequest(3).row;
    const rest = await leads(config, 'yes', 'erase', first, '--email', email ?? '');
    expect([rest.code, rest.said]).toEqual([0, expect.stringContaining('1 erased.')]);
  });

  it('shows each row to be erased, and erases nothing for another answer than yes', async () => {
    const config = current();
    const service = await openStore(config);
    await fill(service);
    const { said, asked, code } = await leads(config, 'no', 'erase', '--email', email);
    expect(code).toBe(0);
    expect(asked).toBe('Erase 5 for good? Type yes: ');
    expect(said).toMatch(/^Nothing was erased\.$/m);
    const shown = said
      .split('\n')
      .filter((line) => /^ {2}\d{4}-\d\d-\d\d .* [\da-f-]{36}$/.test(line));
    expect(shown).toHaveLength(5);
    expect(shown.filter((line) => line.includes('  in quarantine  '))).toHaveLength(2);
    expect(await service.countLeads({})).toBe(others + 3);
    await service.close();
  });

  it('erases only the requested kind of one address, in quarantine too', async () => {
    const config = current();
    const service = await openStore(config);
    await fill(service);
    await service.close();
    for (const [n, ...only] of [
      [2, '--kind', 'call'],
      [1, '--kind', 'enrolment'],
      [0, '--until', '2020-01-01'],
      [5, '--since', '2020-01-01'],
      [0, '--since', '2100-01-01'],
      [5, '--until', '2100-01-01'],
      [2, '--text', 'not to be found'],
    ] as const) {
      const { asked } = await leads(config, 'no', 'erase', '--email', email, ...only);
      expect(asked, only.join(' ')).toBe(n === 0 ? '' : `Erase ${n} for good? Type yes: `);
    }
  });

  it('records that it was done at the terminal', async () => {
    const config = current();
    const service = await openStore(config);
    await fill(service);
    await leads(config, 'yes', 'erase', '--email', email);
    const erasures = await service.desk.readAuditPage({ type: 'enquiry.erased' });
    expect(new Set(erasures.map(({ who }) => who))).toEqual(new Set(['terminal']));
    await service.close();
  });
}

/** Defines the tests about earlier copies, whose format depends on the engine. */
function erasingCopies(current: () => Config) {
  it('removes the remains of killed backups, but none that began later', async () => {
    const config = current();
    const service = await openStore(config);
    await fill(service);
    const backups = join(config.dataDir, 'backups');
    mkdirSync(backups, { recursive: true });
    const leave = (at: number) => {
      const path = join(backups, `miranaya-${formatFileNameTimestamp(new Date(at))}.db.unfinished`);
      writeFileSync(path, 'Zubeida');
      return path;
    };
    const [killed, later] = [leave(Date.now() - 1_000), leave(Date.now() + 3_600_000)];
    const { said } = await leads(config, 'yes', 'erase', '--email', email);
    expect(said).toContain('Removed what backups that did not end have left: 1.');
    expect([killed, later].map((path) => existsSync(path))).toEqual([false, true]);
    await service.close();
  });

  it('names the copies that still hold the data, and until when', async () => {
    const config = current();
    await (await openStore(config)).close();
    const backups = join(config.dataDir, 'backups');
    mkdirSync(backups, { recursive: true });
    const createdAt = new Date('2026-11-20T00:00:00+05:30');
    writeFileSync(join(backups, `miranaya-${formatFileNameTimestamp(createdAt)}.db`), 'x');
    const { said } = await leads(config, 'yes', 'erase', '--email', 'nobody@example.com');
    expect(said).toMatch(/^Nothing found to erase\.\nCopies made earlier hold what they held:\n/);
    expect(said).toMatch(/miranaya-20261120-000000\.db {2}until 2026-12-20$/m);
    const { out } = await leads(config, 'yes', 'erase', '--email', 'nobody@example.com', '--json');
    expect(JSON.parse(out)).toMatchObject({
      erased: 0,
      copies: [{ until: '2026-12-19T18:30:00.000Z' }],
    });
  });
}

/** Defines the tests of messages that are the same on every engine. */
function erasingOnAnyEngine(current: () => Config) {
  it('asks no confirmation with --yes, and prints only the requested output', async () => {
    const config = current();
    const service = await openStore(config);
    await fill(service);
    const { said, asked, out } = await leads(config, null, 'erase', '--email', email, '--yes');
    expect(asked).toBe('');
    expect(out).toBe('');
    expect(said).toMatch(/^5 erased\.$/m);
    expect(said).not.toContain('Copies made earlier');
    await service.close();
  });

  it('names each unknown id on a line, and requires an id or an address', async () => {
    const config = current();
    await (await openStore(config)).close();
    const { said, code } = await leads(config, 'yes', 'erase', 'one', 'two');
    expect(code).toBe(2);
    expect(said).toMatch(
      /the id one\.\nThere is no enquiry with the id two\.\nNothing was erased now\./,
    );
    const nothing = await leads(config, 'yes', 'erase');
    expect(nothing.code).toBe(2);
    expect(nothing.said).toContain('Say which: npm run leads -- erase <id>');
  });

  it('says what to do without a terminal for the confirmation, and erases nothing', async () => {
    const config = current();
    const service = await openStore(config);
    await fill(service);
    const { code, said } = await leads(config, null, 'erase', '--email', email);
    expect(code).toBe(2);
    expect(said).toMatch(/Nothing was erased, for want of an answer\. Add --yes/);
    expect(await service.countLeads({})).toBe(others + 3);
    await service.close();
  });
}

describe('erasing, on SQLite,', () => {
  let config: Config;
  beforeEach(async () => {
    config = readConfig({ DATA_DIR: join(folder.path, 'data') });
    await placeMigratedSqlite(sqlitePathInFolder(config.dataDir));
  });
  erasing(
    () => config,
    async (sql) => {
      const db = new DatabaseSync(sqlitePathInFolder(config.dataDir));
      db.exec(sql);
      db.close();
    },
    "CREATE TRIGGER keep BEFORE DELETE ON quarantine BEGIN SELECT RAISE(ABORT, 'kept'); END",
  );
  erasingCopies(() => config);
  erasingOnAnyEngine(() => config);

  const found = () =>
    readdirSync(config.dataDir).flatMap((name) => {
      const bytes = readFileSync(join(config.dataDir, name), 'latin1');
      return traces.filter((trace) => bytes.includes(trace)).map((trace) => `${name}: ${trace}`);
    });

  it('leaves no byte of the data in any file of the folder, while the service runs', async () => {
    const service = await openStore(config);
    await fill(service, manyOthers);
    expect(found().length).toBeGreaterThan(4);
    await leads(config, 'yes', 'erase', '--email', email);
    expect(found()).toEqual([]);
    await service.insertAsVisitor(makeCallRequest('after'));
    await service.close();
  });

  it('handles a submission that was quarantined at the very start of a day', async () => {
    const store = await openStore(config, () => Date.parse('2026-01-05T00:00:00+05:30'));
    await store.keepInQuarantine(makeCallRequest('early', { email }), 'trap');
    await store.close();
    for (const [n, ...only] of [
      [1, '--since', '2026-01-05'],
      [0, '--since', '2026-01-06'],
      [1, '--until', '2026-01-05'],
      [0, '--until', '2026-01-04'],
    ] as const) {
      const { asked } = await leads(config, 'no', 'erase', '--email', email, ...only);
      expect(asked, only.join(' ')).toBe(n === 0 ? '' : 'Erase 1 for good? Type yes: ');
    }
  });

  it('also removes data that another program had deleted', async () => {
    const service = await openStore(config);
    await fill(service, manyOthers);
    const other = new DatabaseSync(sqlitePathInFolder(config.dataDir));
    other.exec(
      `PRAGMA secure_delete = OFF; DELETE FROM request_a_call WHERE email = '${email}';
       DELETE FROM quarantine WHERE submission LIKE '%Zubeida%'`,
    );
    other.close();
    await leads(config, 'yes', 'erase', '--email', email);
    expect(found()).toEqual([]);
    await service.close();
  });

  it('fails with what to do while another process reads an older state, and the next attempt finishes it', async () => {
    const service = await openStore(config);
    await fill(service);
    const reader = new DatabaseSync(sqlitePathInFolder(config.dataDir));
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM leads').get();
    await expect(leadsInHaste(config, 'erase', '--email', email)).rejects.toMatchObject({
      name: 'UnusableStore',
      message: expect.stringMatching(/may still stand in its files\. Run the same command again/),
    });
    expect(await service.countLeads({})).toBe(others);
    expect(found()).not.toEqual([]);
    await expect(leadsInHaste(config, 'erase', 'an-id-of-these')).rejects.toMatchObject({
      name: 'UnusableStore',
      message: expect.stringMatching(/may still stand in its files\. Run the same command again/),
    });
    reader.close();
    expect((await leads(config, 'yes', 'erase', '--email', email)).said).toContain('Nothing found');
    expect(found()).toEqual([]);
    await service.close();
  });

  it('is finished by the next attempt with the same id, even if the enquiry no longer exists', async () => {
    const service = await openStore(config);
    await service.insertAsVisitor(
      makeEnrolment(1, { name: 'Zubeida Forgotten', email, mobile: '81234 56789' }),
    );
    let id = '';
    for await (const [lead] of service.iterateLeadPages({})) id = lead?.id ?? '';
    const reader = new DatabaseSync(sqlitePathInFolder(config.dataDir));
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM leads').get();
    await expect(leadsInHaste(config, 'erase', id)).rejects.toThrow(/Run the same command again/);
    expect(found()).not.toEqual([]);
    reader.close();
    const { code, said } = await leads(config, 'yes', 'erase', id);
    expect(code).toBe(0);
    expect(said).toContain(`${id} was erased earlier.\nNothing is left to erase.`);
    expect(found()).toEqual([]);
    await service.close();
  });
});

describe.skipIf(!hasPostgres)(`erasing, on ${postgresNameInTitles},`, () => {
  const migrated = makeMigratedTestDatabaseCloner();
  let database: Awaited<ReturnType<typeof migrated>>;
  let config: Config;
  beforeEach(async () => {
    database = await migrated();
    config = readConfig({ DATA_DIR: join(folder.path, 'data'), DATABASE_URL: database.url });
  });
  afterEach(() => database.dropInBackground());
  erasing(
    () => config,
    (sql) => withServerClient(async (client) => void (await client.query(sql)), database.url),
    `CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'kept'; END $$;
     CREATE TRIGGER keep BEFORE DELETE ON back_office.quarantine
       FOR EACH ROW EXECUTE FUNCTION keep()`,
  );
  erasingCopies(() => config);

  it('vacuums every table, so that no dead row of the data remains', async () => {
    const service = await openStore(config);
    await fill(service);
    await leads(config, 'yes', 'erase', '--email', email);
    await service.close();
    const left = () =>
      withServerClient(async (client) => {
        const { rows } = await client.query(
          'SELECT relname FROM pg_stat_user_tables WHERE vacuum_count = 0 ORDER BY 1',
        );
        return rows.map(({ relname }) => relname);
      }, database.url);
    // PostgreSQL notes a vacuum in its statistics a moment after the vacuum has ended, so the test polls.
    await expect.poll(left, { timeout: 50_000 }).toEqual([]);
  });

  it('leaves none of the data in the server’s statistics', async () => {
    const service = await openStore(config);
    await fill(service, manyOthers);
    const noted = () =>
      withServerClient(async (client) => {
        const { rows } = await client.query(
          `SELECT tablename FROM pg_stats WHERE schemaname IN ('public', 'back_office')
              AND concat(most_common_vals, histogram_bounds) ILIKE '%zubeida%' ORDER BY 1`,
        );
        return rows.map(({ tablename }) => tablename);
      }, database.url);
    // PostgreSQL runs ANALYZE by itself some time after rows arrive. The test runs it now.
    await withServerClient((client) => client.query('ANALYZE'), database.url);
    expect(await noted()).not.toEqual([]);
    await leads(config, 'yes', 'erase', '--email', email);
    expect(await noted()).toEqual([]);
    await service.close();
  });

  it('collects no statistics of the quarantine, which is often emptied', async () => {
    const service = await openStore(config);
    for (const reason of ['trap', 'too fast'])
      for (const n of [1, 2])
        await service.keepInQuarantine(makeCallRequest(n, { name: 'Zubeida' }), reason);
    const noted = `SELECT FROM pg_stats WHERE schemaname = 'back_office' AND attname = 'submission'`;
    const count = async () =>
      withServerClient(async (client) => {
        await client.query('ANALYZE');
        return (await client.query(noted)).rowCount;
      }, database.url);
    expect(await count()).toBe(0);
    await service.close();
  });

  it('fails with what to do while another process reads an older state, and the next attempt finishes it', async () => {
    const service = await openStore(config);
    await fill(service);
    const reader = new pg.Client(database.url);
    await reader.connect();
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await reader.query('SELECT count(*) FROM enrollments');
    await expect(leadsInHaste(config, 'erase', '--email', email)).rejects.toMatchObject({
      name: 'UnusableStore',
    });
    expect(await service.countLeads({})).toBe(others);
    await reader.end();
    expect((await leads(config, 'yes', 'erase', '--email', email)).code).toBe(0);
    await service.close();
  });

  it('names the file that was moved to PostgreSQL, which no command removes', async () => {
    await (await openStore(config)).close();
    const file = sqlitePathInFolder(config.dataDir);
    mkdirSync(config.dataDir, { recursive: true });
    writeFileSync(file, 'x');
    const { said } = await leads(config, 'yes', 'erase', '--email', email);
    expect(said).toContain(`  ${file}  until you remove it\n`);
    const { out } = await leads(config, 'yes', 'erase', '--email', email, '--json');
    expect(JSON.parse(out).copies).toEqual([{ name: file, until: null }]);
    expect(await listExpiredCopies(config, new Date('2100-01-01'))).toEqual([]);
  });

  it('names the databases that restores have kept', async () => {
    await (await openStore(config)).close();
    const kept = `${new URL(database.url).pathname.slice(1)}_before_restore_20261120_000000`;
    await withServerClient((client) => client.query(`CREATE DATABASE ${kept}`));
    const { said } = await leads(config, 'yes', 'erase', '--email', email);
    expect(said).toMatch(new RegExp(`/${kept}  until 2026-12-20$`, 'm'));
  });
});
