/** Backups while rows arrive, the removal of old backups, and what is special on SQLite and on PostgreSQL. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseRestoreTarget } from '#database/copies/choose-restore-target.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';
import { openStore, sqlitePathInFolder } from '#database/open-store.ts';
import { withTroubleFactsStore } from '#database/trouble/with-trouble-facts-store.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { makeCallRequest, makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { TestTerminal } from '../../tests/service/support/test-terminal.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { formatFileNameTimestamp } from '../for-staff/indian-time-text.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { readBackupFacts } from '../trouble/backup-results.ts';
import { runBackup } from './copies/run-backup.ts';
import { runRestore, runRestoreDrill } from './copies/run-restore.ts';

let folder: ReturnType<typeof makeScratchFolder>;
let config: Config;
let said: readonly string[];
let terminal: TestTerminal;

beforeEach(() => {
  folder = makeScratchFolder();
  config = readConfig({ DATA_DIR: join(folder.path, 'data') });
  terminal = new TestTerminal(['no']);
  said = terminal.said;
});
afterEach(() => folder.remove());

const hasFaketime = spawnSync('faketime', ['--version']).status === 0;

async function names(of: Config): Promise<string[]> {
  const store = await openStore(of);
  const found: Lead[] = [];
  for await (const page of store.iterateLeadPages({})) found.push(...page);
  await store.close();
  return found.map((lead) => lead.name ?? lead.email ?? '');
}

/**
 * Defines the tests of backups for one engine. `at` returns the settings of the database on that engine, and `ending`
 * is the file extension of its copies.
 */
function takesCopies(at: () => Config, ending: string) {
  it('taken while rows arrive contains every row acknowledged before it, and is readable by its owner only', async () => {
    const store = await openStore(at());
    const acknowledged: string[] = [];
    let isWriting = true;
    const writer = (async () => {
      for (let n = 0; isWriting; n += 1) {
        await store.insertAsVisitor(makeCallRequest(n));
        acknowledged.push(`Asha ${n}`);
      }
    })();
    while (acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = [...acknowledged];
    const copy = await runBackup(at(), null, terminal);
    isWriting = false;
    await writer;
    await store.close();
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(said[0]).toMatch(
      new RegExp(
        `^The copy, checked, is in .*miranaya-\\d{8}-\\d{6}\\.${ending}: \\d+ enquiries, the newest of [\\d-]+ [\\d:]+\\.$`,
      ),
    );
    const inCopy = Number(/(\d+) enquiries/.exec(said[0] ?? '')?.[1]);
    expect(inCopy).toBeGreaterThanOrEqual(before.length);

    await runRestore(at(), copy, chooseRestoreTarget(at()).name, terminal);
    const restored = await names(at());
    expect(restored).toEqual(expect.arrayContaining(before));
    expect(restored).toHaveLength(inCopy);
    const again = await openStore(at());
    expect(await again.insertAsVisitor(makeEnrolment())).toBe('stored');
    await again.close();
  });

  it('removes copies older than thirty days by the time in their names, and nothing else', async () => {
    await (await openStore(at())).close();
    const backups = join(config.dataDir, 'backups');
    mkdirSync(backups, { recursive: true });
    const stamped = (days: number) =>
      formatFileNameTimestamp(new Date(Date.now() - days * 86_400_000));
    const old = [
      join(backups, `miranaya-${stamped(31)}.db`),
      join(backups, `miranaya-${stamped(400)}.dump`),
      join(backups, `miranaya-${stamped(2)}.db.unfinished`),
      join(config.dataDir, `miranaya.db.before-restore-${stamped(31)}`),
      join(config.dataDir, `miranaya.db.before-restore-${stamped(31)}-wal`),
    ];
    const kept = [
      ...[1, 2, 3, 4, 5, 6].map((days) => join(backups, `miranaya-${stamped(days)}.dump`)),
      join(backups, `miranaya-${stamped(29)}.db`),
      join(backups, 'miranaya-before-the-fair.db'),
      join(backups, `miranaya-${stamped(0.1)}.db.unfinished`),
      join(config.dataDir, `miranaya.db.before-restore-${stamped(29)}`),
    ];
    for (const path of [...old, ...kept]) writeFileSync(path, 'x');
    // The modification time of a file does not show when the copy was made, because copying a file may change it. So a
    // backup must take the age of a copy only from its name.
    for (const path of kept) utimesSync(path, new Date(0), new Date(0));
    await runBackup(at(), null, terminal);
    expect(old.filter(existsSync)).toEqual([]);
    expect(kept.filter((path) => !existsSync(path))).toEqual([]);
    expect(said.filter((line) => line.startsWith('Removed, older than 30 days: '))).toHaveLength(5);
  });

  /** Creates forty daily backups, the newest half a day old, and a database that a restore kept five weeks ago. */
  async function fortyDaysOfCopies(): Promise<string[]> {
    await (await openStore(at())).close();
    const backups = join(config.dataDir, 'backups');
    mkdirSync(backups, { recursive: true });
    const stamped = (days: number) =>
      formatFileNameTimestamp(new Date(Date.now() - days * 86_400_000));
    const there = Array.from({ length: 40 }, (_, n) =>
      join(backups, `miranaya-${stamped(n + 0.5)}.${ending}`),
    );
    there.push(join(config.dataDir, `miranaya.db.before-restore-${stamped(35)}`));
    for (const path of there) writeFileSync(path, 'x');
    return there;
  }
  const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000);
  const wentFrom = (there: readonly string[]) => there.filter((path) => !existsSync(path)).length;

  it('removes no copy and prints a warning while the clock is a year ahead', async () => {
    const there = await fortyDaysOfCopies();
    const ahead = new TestTerminal([], inDays(370));
    await runBackup(at(), null, ahead);
    expect(wentFrom(there)).toBe(0);
    expect(ahead.said.slice(1)).toEqual([
      expect.stringMatching(
        /^Nothing was removed: the clock of this machine says \d+ \w+ \d{4}, and the disk with the copy says \d+ \w+ \d{4}\. Set the clock/,
      ),
    ]);

    // The clock is right again. The copy that was made while it was wrong has a time in the future in its name.
    await runBackup(at(), null, terminal);
    expect(wentFrom(there)).toBe(11);
    expect(said[1]).toMatch(
      new RegExp(
        `^The time in these names is still to come.*: miranaya-\\d{8}-\\d{6}\\.${ending}\\.`,
      ),
    );
  });

  it('keeps seven copies even if all others are older than thirty days', async () => {
    await (await openStore(at())).close();
    const backups = join(config.dataDir, 'backups');
    mkdirSync(backups, { recursive: true });
    const there = Array.from({ length: 9 }, (_, n) =>
      join(
        backups,
        `miranaya-${formatFileNameTimestamp(new Date(Date.now() - (40 + n) * 86_400_000))}.${ending}`,
      ),
    );
    for (const path of there) writeFileSync(path, 'x');
    await runBackup(at(), null, terminal);
    expect(wentFrom(there)).toBe(0);
    expect(said[1]).toMatch(
      /^Nothing was removed: .*, 40 days after the newest copy before this one \(miranaya-.*\)\. If the clock is right, run npm run backup once more/,
    );
    // The owner runs the backup again, as the message asked. The copy of the first run is recent, so the clock is
    // trusted and old copies are removed.
    await runBackup(at(), null, new TestTerminal([], inDays(0.1)));
    expect(wentFrom(there)).toBe(4);
  });

  it.skipIf(!hasFaketime)(
    `deletes no backup with faketime 370 days ahead${hasFaketime ? '' : ' (skipped: no faketime here)'}`,
    async () => {
      const there = await fortyDaysOfCopies();
      const { databaseUrl } = at();
      const { status, stderr } = spawnSync(
        'faketime',
        ['-f', '+370d', process.execPath, join(import.meta.dirname, 'backup.ts')],
        {
          env: {
            PATH: process.env.PATH,
            NODE_ENV: 'test',
            DATA_DIR: config.dataDir,
            ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
          },
          encoding: 'utf8',
        },
      );
      expect(stderr).toMatch(/^The copy, checked, is in .*\nNothing was removed: .*\n$/);
      expect(status).toBe(0);
      expect(wentFrom(there)).toBe(0);
      expect(readdirSync(join(config.dataDir, 'backups'))).toHaveLength(41);
    },
  );

  it('records in the database when the last one was made, or why it failed', async () => {
    await (await openStore(at())).close();
    const backupFacts = () => withTroubleFactsStore(at(), readBackupFacts);
    expect(await backupFacts()).toMatchObject({ lastAt: null, failed: null });
    await runBackup(at(), null, terminal);
    expect(await backupFacts()).toMatchObject({ lastAt: expect.any(Date), failed: null });
    writeFileSync(join(folder.path, 'taken'), 'x');
    const out = join(folder.path, 'taken', 'copy');
    await expect(runBackup(at(), out, terminal)).rejects.toThrow('cannot be written');
    expect(await backupFacts()).toMatchObject({
      lastAt: expect.any(Date),
      failed: { why: expect.stringContaining('cannot be written') },
    });
    await runBackup(at(), join(folder.path, 'elsewhere'), terminal);
    expect(await backupFacts()).toMatchObject({ failed: null });
  });

  it('ends with a sentence and creates no file when there is no database', async () => {
    await (await openStore(at())).close();
    const taken = join(folder.path, 'taken');
    writeFileSync(taken, 'x');
    await expect(runBackup(at(), taken, terminal)).rejects.toThrow(/is there already/);
    await expect(runBackup(at(), join(taken, 'copy'), terminal)).rejects.toThrow(
      /cannot be written to .*taken.copy \((ENOTDIR|EEXIST)\)\. Run this as the user of the service/,
    );
    expect(readdirSync(folder.path).filter((name) => name.includes('unfinished'))).toEqual([]);
  });
}

describe('a backup on SQLite', () => {
  takesCopies(() => config, 'db');

  it('without the settings of the service says where it looked', async () => {
    const elsewhere = readConfig({ DATA_DIR: join(folder.path, 'nowhere') });
    await expect(runBackup(elsewhere, null, terminal)).rejects.toThrow(
      /There is no database at .*nowhere.miranaya\.db that this user could read\. .* set it to the service's own/,
    );
    expect(existsSync(join(folder.path, 'nowhere'))).toBe(false);
  });

  it('of a file to which another program has added something is kept, with a warning that a restore would refuse it', async () => {
    await (await openStore(config)).close();
    const db = new DatabaseSync(sqlitePathInFolder(config.dataDir));
    db.exec('CREATE VIEW mine AS SELECT * FROM enrollments');
    db.close();
    const copy = join(folder.path, 'copy.db');
    await expect(runBackup(config, copy, terminal)).rejects.toThrow(
      /would not put it back: the view mine in it is not ours/,
    );
    expect(existsSync(copy)).toBe(true);
  });

  it('is one file that can be read where nothing can be written', async () => {
    await (await openStore(config)).close();
    const copy = await runBackup(config, join(folder.path, 'copy.db'), terminal);
    await runRestoreDrill(config, copy, terminal);
    expect(readdirSync(folder.path).sort()).toEqual(['copy.db', 'data']);
  });
});

describe.skipIf(!hasPostgres)(`on ${postgresNameInTitles}`, () => {
  let database: Awaited<ReturnType<typeof createThrowawayPostgres>>;
  let onPostgres: Config;
  beforeEach(async () => {
    database = await createThrowawayPostgres();
    onPostgres = { ...config, databaseUrl: database.url };
  });
  afterEach(() => database.drop());

  describe('a backup', () => {
    takesCopies(() => onPostgres, 'dump');

    it('never shows the password to the other users of the machine', async () => {
      const programs = join(folder.path, 'programs');
      mkdirSync(programs);
      for (const name of ['pg_dump', 'pg_restore']) {
        const real = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
        writeFileSync(
          join(programs, name),
          `#!/bin/sh\necho "$0 $*" >> ${folder.path}/words\necho "$PGPASSWORD" >> ${folder.path}/password\nexec ${real} "$@"\n`,
          { mode: 0o755 },
        );
      }
      vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
      const url = new URL(database.url);
      url.password = 'p%40ss%2Fword';
      const secretive = { ...onPostgres, databaseUrl: url.href };
      await (await openStore(secretive)).close();
      const copy = await runBackup(secretive, null, terminal);
      await runRestoreDrill(secretive, copy, terminal);
      await runRestore(secretive, copy, chooseRestoreTarget(secretive).name, terminal);
      vi.unstubAllEnvs();
      const words = readFileSync(join(folder.path, 'words'), 'utf8');
      expect(words.match(/pg_(dump|restore) /g)?.length).toBeGreaterThan(4);
      expect(words).not.toMatch(/p%40ss|p@ss/);
      expect(readFileSync(join(folder.path, 'password'), 'utf8')).toContain('p@ss/word\n');
      expect(said.join('\n')).not.toMatch(/p%40ss|p@ss/);
    });

    it('that fails prints the reason without the password', async () => {
      const url = new URL(database.url);
      url.password = 'p%40ss%2Fword';
      url.pathname = '/no_such_database';
      const failure = await runBackup(
        { ...onPostgres, databaseUrl: url.href },
        null,
        terminal,
      ).catch((error: Error) => error);
      expect(failure).toMatchObject({ name: 'UnusableStore' });
      expect((failure as Error).message).toMatch(/no_such_database/);
      expect(inspect(failure, { depth: 9 })).not.toMatch(/p%40ss|p@ss/);
    });

    it('drops the databases that restores have kept for thirty days', async () => {
      await (await openStore(onPostgres)).close();
      const name = new URL(database.url).pathname.slice(1);
      const at = (days: number) =>
        formatFileNameTimestamp(new Date(Date.now() - days * 86_400_000));
      const kept = [31, 29, 7].map(
        (days) => `${name}_before_restore_${at(days).replace('-', '_')}`,
      );
      await withServerClient(async (client) => {
        for (const one of kept) await client.query(`CREATE DATABASE ${one}`);
      });
      await runBackup(onPostgres, null, terminal);
      expect(said.at(-1)).toMatch(new RegExp(`Removed, older than 30 days: .*/${kept[0]}$`));
      const { rows } = await withServerClient((client) =>
        client.query('SELECT datname FROM pg_database WHERE datname = ANY ($1)', [kept]),
      );
      expect(rows.map(({ datname }) => datname).sort()).toEqual(kept.slice(1).sort());
    });
  });
});
