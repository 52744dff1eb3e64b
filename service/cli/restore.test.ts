/**
 * Tests drills and restores, whose messages are the same on both engines. Existing data is never replaced without a
 * question.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectToSqliteFile, markSqliteFileAsOurs } from '#database/connection/sqlite-file.ts';
import { chooseRestoreTarget } from '#database/copies/choose-restore-target.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';
import { migratePostgres } from '#database/migrate/migrate-postgres.ts';
import { migrateSqlite } from '#database/migrate/migrate-sqlite.ts';
import { openStore, sqlitePathInFolder } from '#database/open-store.ts';
import {
  makeBackgroundDropper,
  makeTestDatabaseCloner,
} from '../../tests/service/support/clone-test-databases.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { makeCallRequest, makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { runBackup } from './copies/run-backup.ts';
import { restoreStoppedError, runRestore, runRestoreDrill } from './copies/run-restore.ts';
import type { Terminal } from './terminal/terminal.ts';

let folder: ReturnType<typeof makeScratchFolder>;
let said: string[];
let answers: (string | null)[];
let terminal: Terminal;

beforeEach(() => {
  folder = makeScratchFolder();
  said = [];
  answers = [];
  terminal = {
    write: async () => {},
    say: (line) => said.push(line),
    progress: () => {},
    ask: async (question) => {
      said.push(question);
      return answers.shift() ?? null;
    },
    width: 100,
    now: () => new Date(),
  };
});
afterEach(() => folder.remove());

async function leadsOf(config: Config): Promise<Lead[]> {
  const store = await openStore(config);
  const found: Lead[] = [];
  for await (const page of store.iterateLeadPages({})) found.push(...page);
  await store.close();
  return found;
}

async function names(config: Config): Promise<string[]> {
  return (await leadsOf(config)).map((lead) => lead.name ?? lead.email ?? '');
}

/** Creates a database with the row `old`, a copy of it, and then adds the row `newer`. */
async function withCopy(config: Config): Promise<string> {
  const copy = await (config.databaseUrl === null ? fillAndCopy(config) : filledAndCopied(config));
  said = [];
  return copy;
}

async function fillAndCopy(config: Config): Promise<string> {
  const store = await openStore(config);
  await store.insertAsVisitor(makeCallRequest('old'));
  await store.keepInQuarantine(makeCallRequest('aside'), 'trap');
  const copy = await runBackup(config, null, terminal);
  await store.insertAsVisitor(makeCallRequest('newer'));
  await store.close();
  return copy;
}

/**
 * Filling and copying a database is slow on PostgreSQL, so it is done once. Each test gets a database and a copy made
 * from the result.
 */
let dump: Buffer;
const filled = makeTestDatabaseCloner(async (url) => {
  const config = readConfig({ DATA_DIR: join(folder.path, 'filled'), DATABASE_URL: url });
  dump = readFileSync(await fillAndCopy(config));
});

function filledAndCopied(config: Config): string {
  const copy = join(config.dataDir, 'backups', 'copy.dump');
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, dump);
  return copy;
}

type Engine = {
  config: Config;
  /** Returns the settings of another database on the same engine; that database does not exist yet. */
  empty(): Promise<Config>;
  /**
   * Lists what exists beside the database: files or, on PostgreSQL, the databases whose names begin with the name of
   * this database.
   */
  companions(): Promise<string[]>;
  /** Returns the settings of the database that a restore replaced and kept under this name. */
  kept(name: string): Config;
  /** Changes the schema with SQL that both engines accept. */
  run(sql: string): Promise<void>;
  /** A database of an early release, with one row. */
  older(): Promise<Config>;
};

function puttingBack(current: () => Engine) {
  const nameOf = () => chooseRestoreTarget(current().config).name;

  it('a drill reads the copy beside a running service, reports its contents, and changes nothing', async () => {
    const { config, companions } = current();
    const copy = await withCopy(config);
    const running = await openStore(config);
    const before = await companions();
    await runRestoreDrill(config, copy, terminal);
    expect(said.join('\n')).toMatch(
      /^The drill went well: .* can be put back\. It holds 1 enquiry and 1 in quarantine, the newest of 20[\d-]+ [\d:]+\.\nIt was read in a scratch database that is gone again; .* was not touched\.$/,
    );
    expect(await companions()).toEqual(before);
    await running.insertAsVisitor(makeCallRequest('during'));
    await running.close();
    expect(await names(config)).toEqual(['Asha old', 'Asha newer', 'Asha during']);
    await runRestoreDrill(config, copy, terminal);
  });

  it('a drill is possible without any database', async () => {
    const { config, empty } = current();
    const copy = await withCopy(config);
    const elsewhere = await empty();
    await runRestoreDrill(elsewhere, copy, terminal);
    await runRestoreDrill(elsewhere, copy, terminal);
    expect(said[0]).toContain('1 enquiry and 1 in quarantine');
  });

  it('is refused while the service runs', async () => {
    const { config } = current();
    const copy = await withCopy(config);
    const running = await openStore(config);
    await expect(runRestore(config, copy, nameOf(), terminal)).rejects.toThrow(
      /is in use.*Stop the service first, then try again/,
    );
    await running.insertAsVisitor(makeCallRequest('during'));
    await running.close();
    expect(await names(config)).toEqual(['Asha old', 'Asha newer', 'Asha during']);
  });

  it('names what it replaces and what is newer, and changes nothing for another answer than the database’s name', async () => {
    const { config, companions } = current();
    const copy = await withCopy(config);
    const before = await companions();
    answers = ['yes'];
    expect(await runRestore(config, copy, null, terminal)).toBe(false);
    const all = said.join('\n');
    expect(all).toContain('The copy holds 1 enquiry and 1 in quarantine');
    expect(all).toContain(
      `It would replace ${nameOf()}, which holds 2 enquiries and 1 in quarantine`,
    );
    expect(all).toMatch(/^Newer than the copy, and then only in what is kept: 1 enquiry\.$/m);
    expect(all).toContain(`To replace it, type its name (${nameOf()}): `);
    expect(all).toMatch(/That is not its name\. Nothing was changed\.$/);
    await expect(runRestore(config, copy, 'another', terminal)).rejects.toThrow(
      /--replace names another, but .*Nothing was changed/,
    );
    expect(await names(config)).toEqual(['Asha old', 'Asha newer']);
    expect(await companions()).toEqual(before);
  });

  it('says what to do without a terminal for the confirmation, and changes nothing', async () => {
    const { config } = current();
    const copy = await withCopy(config);
    await expect(runRestore(config, copy, null, terminal)).rejects.toThrow(
      `Nothing was changed, for want of an answer. Without being asked: npm run restore -- ${copy} --replace ${nameOf()}`,
    );
    expect(await names(config)).toEqual(['Asha old', 'Asha newer']);
  });

  it('can be stopped without any change, and leaves nothing behind', async () => {
    const { config, companions } = current();
    const copy = await withCopy(config);
    const before = await companions();
    const stop = AbortSignal.abort(restoreStoppedError);
    await expect(runRestoreDrill(config, copy, terminal, stop)).rejects.toThrow(
      'Nothing was changed.',
    );
    await expect(runRestore(config, copy, nameOf(), terminal, stop)).rejects.toThrow(
      restoreStoppedError,
    );
    expect(await companions()).toEqual(before);
    expect(await names(config)).toEqual(['Asha old', 'Asha newer']);
  });

  it('keeps what it replaces, with newer rows, however often it is done', async () => {
    const { config, companions, kept } = current();
    const copy = await withCopy(config);
    const before = await companions();
    answers = [nameOf()];
    expect(await runRestore(config, copy, null, terminal)).toBe(true);
    expect(await names(config)).toEqual(['Asha old']);
    const added = (await companions()).filter((one) => !before.includes(one));
    expect(added).toHaveLength(1);
    expect(said.join('\n')).toContain(added[0]);
    expect(await names(kept(added[0] ?? ''))).toEqual(['Asha old', 'Asha newer']);

    terminal.now = () => new Date(Date.now() + 5_000);
    expect(await runRestore(config, copy, nameOf(), terminal)).toBe(true);
    expect(said.join('\n')).toContain('Both hold the same enquiries.');
    expect(await names(config)).toEqual(['Asha old']);
    const again = await openStore(config);
    expect(await again.insertAsVisitor(makeEnrolment())).toBe('stored');
    await again.close();
  });

  it('never replaces a kept database, whatever the clock says', async () => {
    const { config, companions, kept } = current();
    const copy = await withCopy(config);
    const at = new Date();
    terminal.now = () => at;
    await runRestore(config, copy, nameOf(), terminal);
    const before = await companions();
    await expect(runRestore(config, copy, nameOf(), terminal)).rejects.toThrow(
      /is there already, so nothing was replaced\. Try again\./,
    );
    expect(await companions()).toEqual(before);
    expect(await names(config)).toEqual(['Asha old']);
    const name = before.find((one) => one.includes('restore')) ?? '';
    expect(await names(kept(name))).toEqual(['Asha old', 'Asha newer']);
  });

  it('does not replace a database that has changed since it was shown', async () => {
    const { config, companions } = current();
    const copy = await withCopy(config);
    const before = await companions();
    terminal.ask = async () => {
      const store = await openStore(config);
      await store.insertAsVisitor(makeCallRequest('meanwhile'));
      await store.close();
      return nameOf();
    };
    await expect(runRestore(config, copy, null, terminal)).rejects.toThrow(
      /has changed meanwhile, so nothing was replaced/,
    );
    expect(await names(config)).toEqual(['Asha old', 'Asha newer', 'Asha meanwhile']);
    expect(await companions()).toEqual(before);
  });

  it('names the erased enquiries that would come back', async () => {
    const { config } = current();
    const copy = await withCopy(config);
    const [old] = await leadsOf(config);
    const store = await openStore(config);
    await store.desk.erase([old?.id ?? ''], 'terminal');
    await store.close();
    answers = ['no'];
    await runRestore(config, copy, null, terminal);
    expect(said.join('\n')).toMatch(
      /^Erased since the copy was made, and back with it: 1 enquiry\./m,
    );
  });

  it('asks nothing if no database exists', async () => {
    const { config, empty } = current();
    const copy = await withCopy(config);
    const elsewhere = await empty();
    expect(await runRestore(elsewhere, copy, null, terminal)).toBe(true);
    expect(await names(elsewhere)).toEqual(['Asha old']);
    expect(said.join('\n')).not.toMatch(/kept as/);
  });

  it.each([
    ['something that swallows rows', 'CREATE VIEW more AS SELECT 1 AS one', 'view (public.)?more'],
    ['a table of somebody else', 'CREATE TABLE recipes (a int)', '(table |public.)recipes'],
    ['an index that is gone', 'INDEX', 'index outbox_set_aside'],
  ])('a copy with %s in its schema is refused before anything is changed', async (_, sql, what) => {
    const { config, companions, run } = current();
    await withCopy(config);
    const isPostgres = config.databaseUrl !== null;
    const gone = `DROP INDEX ${isPostgres ? 'back_office.' : ''}outbox_set_aside`;
    await run(sql === 'INDEX' ? gone : sql);
    const spoilt = join(folder.path, 'spoilt');
    await runBackup(config, spoilt, terminal).catch(() => {});
    const before = await companions();
    const words = new RegExp(`is not put back: .*${what.replace('view (public.)?more', 'more')}`);
    await expect(runRestoreDrill(config, spoilt, terminal)).rejects.toThrow(words);
    expect(await companions()).toEqual(before);
  });

  it('removes what a killed command left behind, and nothing that is in use', async () => {
    const { config, companions } = current();
    const copy = await withCopy(config);
    const before = await companions();
    const script = `
      const { chooseRestoreTarget } = await import('#database/copies/choose-restore-target.ts');
      await chooseRestoreTarget(JSON.parse(process.argv[1])).stage(process.argv[2]);
      process.stdout.write('staged');
      setInterval(() => {}, 1000);`;
    const other = spawn(
      process.execPath,
      ['--input-type=module', '-e', script, JSON.stringify(config), copy],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const exited = new Promise((resolve) => other.once('exit', resolve));
    await new Promise((resolve) => other.stdout.once('data', resolve));
    const during = await companions();
    expect(during.length).toBeGreaterThan(before.length);
    await chooseRestoreTarget(config).removeAbandonedCopies();
    expect(await companions()).toEqual(during);
    other.kill('SIGKILL');
    await exited;
    // PostgreSQL notices only after a moment that the killed process has gone, so the test repeats the drill until
    // nothing is left of that process.
    await expect
      .poll(() => runRestoreDrill(config, copy, terminal).then(companions), { timeout: 60_000 })
      .toEqual(before);
    expect(await names(config)).toEqual(['Asha old', 'Asha newer']);
  });

  it('a copy of an older release is migrated, even over a database of that release', async () => {
    const config = await current().older();
    const copy = await runBackup(config, null, terminal);
    expect(said.at(-1)).toMatch(/: 1 enquiry, the newest/);
    await runRestore(config, copy, chooseRestoreTarget(config).name, terminal);
    expect(await names(config)).toEqual(['Old']);
    const store = await openStore(config);
    await store.keepInQuarantine(makeCallRequest('aside'), 'trap');
    expect(await store.insertAsVisitor(makeCallRequest('new'))).toBe('stored');
    await store.close();
  });

  it('refuses with a sentence a file that is no copy, or a copy of the other engine', async () => {
    const { config } = current();
    await withCopy(config);
    const other = join(folder.path, 'other');
    const isPostgres = config.databaseUrl !== null;
    for (const [bytes, sentence] of [
      ['nonsense', /is no copy that npm run backup has made/],
      ['', /is no copy that npm run backup has made/],
      [
        isPostgres ? 'SQLite format 3\0' : 'PGDMP',
        isPostgres ? /DATABASE_URL names PostgreSQL\. Unset it/ : /DATABASE_URL is not set/,
      ],
      [isPostgres ? 'PGDMP and no more' : 'SQLite format 3\0 and no more', /other/],
    ] as const) {
      writeFileSync(other, bytes);
      await expect(runRestoreDrill(config, other, terminal)).rejects.toMatchObject({
        name: 'UnusableStore',
        message: expect.stringMatching(sentence),
      });
    }
    await expect(runRestoreDrill(config, join(folder.path, 'none'), terminal)).rejects.toThrow(
      /no file/,
    );
    expect(await names(config)).toEqual(['Asha old', 'Asha newer']);
  });
}

describe('restoring a copy, on SQLite,', () => {
  let config: Config;
  beforeEach(() => {
    config = readConfig({ DATA_DIR: join(folder.path, 'data') });
  });
  const path = () => sqlitePathInFolder(config.dataDir);

  puttingBack(() => ({
    config,
    empty: async () => readConfig({ DATA_DIR: join(folder.path, 'new', 'place') }),
    companions: async () =>
      readdirSync(config.dataDir)
        .filter((name) => !/-(wal|shm)$/.test(name))
        .sort(),
    kept: (name) => {
      const dataDir = join(folder.path, 'kept');
      cpSync(join(config.dataDir, name), join(dataDir, 'miranaya.db'));
      return { ...config, dataDir };
    },
    run: async (sql) => {
      const db = new DatabaseSync(path());
      db.exec(sql);
      db.close();
    },
    older: async () => {
      mkdirSync(config.dataDir);
      const old = connectToSqliteFile(path(), { idempotencyKey: null, now: Date.now });
      migrateSqlite(old, Date.now(), '003-orders.sql');
      markSqliteFileAsOurs(old, path());
      old.exec(
        "INSERT INTO enrollments (id, created_at, name, email, mobile) VALUES ('0198', 1, 'Old', 'old@example.com', '9876543210')",
      );
      old.close();
      return config;
    },
  }));

  it('includes the rows in the -wal file of a folder that was copied after a crash', async () => {
    const store = await openStore(config);
    for (let n = 0; n < 20; n += 1) await store.insertAsVisitor(makeCallRequest(n));
    const crashed = join(folder.path, 'crashed');
    cpSync(config.dataDir, crashed, { recursive: true });
    await store.close();
    const copy = join(crashed, 'miranaya.db');
    const alone = new DatabaseSync(`file:${copy}?immutable=1`);
    expect(() => alone.prepare('SELECT count(*) FROM leads').get()).toThrow(/no such table/);
    alone.close();

    const elsewhere = readConfig({ DATA_DIR: join(folder.path, 'new') });
    await runRestore(elsewhere, copy, null, terminal);
    expect(said.at(-1)).toMatch(/holds 20 enquiries/);
    expect(await names(elsewhere)).toHaveLength(20);
  });

  it('refuses a trigger, even if its name is reserved for SQLite', async () => {
    const copy = await withCopy(config);
    const db = new DatabaseSync(copy);
    db.enableDefensive(false);
    db.exec(`PRAGMA writable_schema = ON;
      INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql)
        VALUES ('trigger', 'sqlite_quiet', 'enrollments', 0,
          'CREATE TRIGGER sqlite_quiet BEFORE INSERT ON enrollments BEGIN SELECT RAISE(IGNORE); END')`);
    db.close();
    await expect(runRestore(config, copy, path(), terminal)).rejects.toThrow(
      /is not put back: the trigger sqlite_quiet in it is not ours/,
    );
    expect(await names(config)).toEqual(['Asha old', 'Asha newer']);
  });

  it('refuses a changed definition', async () => {
    const copy = await withCopy(config);
    const db = new DatabaseSync(copy);
    db.enableDefensive(false);
    db.exec(`PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'BETWEEN 6 AND 254', 'BETWEEN 6 AND 25') WHERE name = 'enrollments'`);
    db.close();
    await expect(runRestoreDrill(config, copy, terminal)).rejects.toThrow(
      /the table enrollments in it is not as we make it/,
    );
  });

  it('replaces a damaged database, which the service refuses to open', async () => {
    const copy = await withCopy(config);
    writeFileSync(path(), 'x'.repeat(9000));
    await expect(openStore(config)).rejects.toThrow(/restore the newest backup/);
    answers = [path()];
    await runRestore(config, copy, null, terminal);
    expect(said.join('\n')).toMatch(/is damaged .*nobody can say what is newer in it/);
    expect(await names(config)).toEqual(['Asha old']);
    const kept = readdirSync(config.dataDir).find((name) => name.includes('before-restore'));
    expect(readFileSync(join(config.dataDir, kept ?? ''), 'utf8')).toBe('x'.repeat(9000));
  });

  it('a damaged copy is refused before anything is changed', async () => {
    const copy = await withCopy(config);
    writeFileSync(copy, readFileSync(copy).fill(7, 8192, 16384));
    await expect(runRestore(config, copy, path(), terminal)).rejects.toThrow(/miranaya-.*\.db/);
    expect(await names(config)).toEqual(['Asha old', 'Asha newer']);
    expect(readdirSync(config.dataDir).filter((name) => /scratch|restor/.test(name))).toEqual([]);
  });

  it('does not use a remaining -wal of the old file', async () => {
    const copy = await withCopy(config);
    const store = await openStore(config);
    await store.insertAsVisitor(makeCallRequest('log'));
    const wal = readFileSync(`${path()}-wal`);
    await store.close();
    rmSync(path());
    writeFileSync(`${path()}-wal`, wal);
    await runRestore(config, copy, null, terminal);
    expect(await names(config)).toEqual(['Asha old']);
  });

  it('never replaces the file of another program', async () => {
    const copy = await withCopy(config);
    rmSync(path());
    const other = new DatabaseSync(path());
    other.exec('CREATE TABLE recipes (a); INSERT INTO recipes VALUES (1)');
    other.close();
    await expect(runRestore(config, copy, path(), terminal)).rejects.toThrow(
      /belongs to another program, so it is not replaced/,
    );
    await expect(runRestore(config, path(), path(), terminal)).rejects.toThrow(
      /is the database itself, not a copy of it/,
    );
  });
});

describe.skipIf(!hasPostgres)(`restoring a copy, on ${postgresNameInTitles},`, () => {
  const letGo = makeBackgroundDropper();
  let database: Awaited<ReturnType<typeof filled>>;
  let others: Awaited<ReturnType<typeof createThrowawayPostgres>>[];
  let config: Config;
  beforeEach(async () => {
    database = await filled();
    others = [];
    config = readConfig({ DATA_DIR: join(folder.path, 'data'), DATABASE_URL: database.url });
  });
  afterEach(() => {
    database.dropInBackground();
    others.forEach(letGo);
  });
  const databaseName = () => new URL(database.url).pathname.slice(1);
  const run = (sql: string, url = database.url) =>
    withServerClient(async (client) => void (await client.query(sql)), url);

  async function empty(): Promise<Config> {
    const other = await createThrowawayPostgres();
    others.push(other);
    return { ...config, databaseUrl: other.url };
  }

  puttingBack(() => ({
    config,
    empty,
    companions: async () => {
      const { rows } = await withServerClient((client) =>
        client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1) ORDER BY 1', [
          databaseName(),
        ]),
      );
      return rows.map(({ datname }) => datname);
    },
    kept: (name) => {
      const url = new URL(database.url);
      url.pathname = `/${name}`;
      return { ...config, databaseUrl: url.href };
    },
    run,
    older: async () => {
      const older = await empty();
      await withServerClient(async (client) => {
        await migratePostgres(client, '003-orders.sql');
        await client.query(
          "INSERT INTO enrollments (name, email, mobile) VALUES ('Old', 'old@example.com', '9876543210')",
        );
      }, older.databaseUrl ?? '');
      return older;
    },
  }));

  it('says that it is about PostgreSQL, whatever DATA_DIR is', async () => {
    const copy = await withCopy(config);
    const elsewhere = readConfig({
      DATA_DIR: join(folder.path, 'drill'),
      DATABASE_URL: database.url,
    });
    await expect(runRestore(elsewhere, copy, null, terminal)).rejects.toThrow(
      /Nothing was changed/,
    );
    expect(said[0]).toBe(
      `DATABASE_URL is set: this is about PostgreSQL, ${chooseRestoreTarget(config).name}, and not about DATA_DIR.`,
    );
  });

  it('recognises a service whose idle connections were closed', async () => {
    const running = await openStore(config);
    const mine = 'SELECT pid FROM pg_stat_activity WHERE datname = $1';
    const connections = async () =>
      (await withServerClient((client) => client.query(mine, [databaseName()]))).rows.map(
        ({ pid }) => pid,
      );
    const before = await connections();
    await withServerClient((client) =>
      client.query('SELECT pg_terminate_backend(unnest($1::int[]))', [before]),
    );
    // The service reconnects to the database even if no visitor comes.
    await expect
      .poll(async () => (await connections()).filter((pid) => !before.includes(pid)).length, {
        timeout: 30_000,
      })
      .toBe(1);
    await expect(chooseRestoreTarget(config).refuseWhileInUse(200)).rejects.toThrow(
      /is in use \(connections of miranaya: 1\)/,
    );
    await running.close();
  });

  it('gives the new database the rights and the settings of the old one', async () => {
    const copy = await withCopy(config);
    const name = databaseName();
    await run(`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC;
      GRANT CONNECT ON DATABASE ${name} TO anon;
      ALTER DATABASE ${name} SET statement_timeout = '77s';
      ALTER DATABASE ${name} SET search_path = public, "$user";
      ALTER DATABASE ${name} CONNECTION LIMIT 50`);
    const properties = () =>
      withServerClient(async (client) => {
        const { rows } = await client.query(
          `SELECT datconnlimit, setconfig,
                  (SELECT array_agg(format('%s %s', grantee::regrole, privilege_type) ORDER BY 1)
                     FROM aclexplode(datacl) WHERE grantee <> datdba) AS grants
             FROM pg_database d JOIN pg_db_role_setting ON setdatabase = d.oid WHERE datname = $1`,
          [name],
        );
        return rows[0];
      });
    const before = await properties();
    expect(before.setconfig).toHaveLength(2);
    await runRestore(config, copy, chooseRestoreTarget(config).name, terminal);
    expect(await properties()).toEqual(before);
    expect(said.join('\n')).not.toMatch(/Not carried over/);
  });

  it('refuses a rule that silently drops rows, and a right that visitors must not have', async () => {
    const spoilt = [
      [
        'CREATE RULE quiet AS ON INSERT TO enrollments DO INSTEAD NOTHING',
        /the rule quiet of public.enrollments is not ours/,
      ],
      ['GRANT SELECT ON enrollments TO anon', /the table public.enrollments is not as we make it/],
      [
        'ALTER TABLE enrollments DISABLE TRIGGER b_receive',
        /the trigger b_receive of public.enrollments is not as we make it/,
      ],
    ] as const;
    await Promise.all(
      spoilt.map(async ([sql, sentence], i) => {
        const { url, dropInBackground } = await filled();
        await run(sql, url);
        const of = { ...config, databaseUrl: url };
        const copy = await runBackup(of, join(folder.path, `copy${i}`), terminal);
        await expect(runRestoreDrill(of, copy, terminal)).rejects.toThrow(sentence);
        dropInBackground();
      }),
    );
  });

  it('never replaces a database that contains something else as well', async () => {
    const copy = await withCopy(config);
    await run('CREATE SCHEMA shop; CREATE TABLE shop.orders (a int)');
    await expect(
      runRestore(config, copy, chooseRestoreTarget(config).name, terminal),
    ).rejects.toThrow(/holds other tables as well \(shop\.orders\), which would be set back too/);
    expect(await names(config)).toEqual(['Asha old', 'Asha newer']);
  });

  it('names the missing right, and changes nothing', async () => {
    const copy = await withCopy(config);
    const user = databaseName().replace('test', 'user');
    await run(`CREATE ROLE ${user} LOGIN; GRANT anon TO ${user};
      ALTER DATABASE ${databaseName()} OWNER TO ${user}`);
    try {
      const url = new URL(database.url);
      url.username = user;
      const limited = { ...config, databaseUrl: url.href };
      await expect(runRestoreDrill(limited, copy, terminal)).rejects.toThrow(
        `${user} may not create any. As a superuser: ALTER ROLE "${user}" CREATEDB;`,
      );
      await run(`ALTER ROLE ${user} CREATEDB`);
      await runRestoreDrill(limited, copy, terminal);
      expect(said.at(-2)).toContain('The drill went well');
    } finally {
      await run(`ALTER DATABASE ${databaseName()} OWNER TO CURRENT_USER; DROP ROLE ${user}`);
    }
  });
});

it.each([
  { words: [], given: 'no name' },
  { words: [''], given: 'an empty name' },
  { words: ['', '--drill'], given: 'an empty name for a drill' },
])('shows its usage when it is given $given', ({ words }) => {
  const { status, stderr } = spawnSync(process.execPath, ['service/cli/restore.ts', ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: folder.path },
  });
  expect(status).not.toBe(0);
  expect(stderr).toContain('npm run restore -- FILE --drill');
});
