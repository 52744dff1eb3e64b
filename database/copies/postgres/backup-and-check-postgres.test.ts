/** A dump of the whole database: what it contains, and that no dump is left when a step fails. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ClonedTestDatabase,
  makeMigratedTestDatabaseCloner,
  makeTestDatabaseCloner,
} from '../../../tests/service/support/clone-test-databases.ts';
import { listOpenFilesInFolder } from '../../../tests/service/support/list-open-files-in-folder.ts';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import {
  countConnections,
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../../tests/service/support/throwaway-postgres-databases.ts';
import {
  backupPostgres,
  readPostgresSummary,
  refuseUnusableDump,
  requireEnquiryTableNames,
  rethrowAsUnreadableBackup,
} from './backup-and-check-postgres.ts';

let folder: ReturnType<typeof makeScratchFolder>;
const at = (name: string) => join(folder.path, name);
beforeEach(() => {
  folder = makeScratchFolder();
});
afterEach(() => {
  vi.unstubAllEnvs();
  expect(listOpenFilesInFolder(folder.path)).toEqual([]);
  folder.remove();
});

/**
 * Puts shell scripts with these commands in place of PostgreSQL's programs. Programs that are not listed run
 * normally.
 */
function instead(programs: Record<string, string>) {
  mkdirSync(at('programs'));
  for (const [name, does] of Object.entries(programs))
    writeFileSync(at(`programs/${name}`), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${at('programs')}:${process.env.PATH}`);
}

it('an unreadable backup is named, with the reason', async () => {
  const reason = new Error('cut short');
  await expect(rethrowAsUnreadableBackup('/a/copy', Promise.reject(reason))).rejects.toMatchObject({
    name: 'UnusableStore',
    message: '/a/copy cannot be read as a backup (cut short).',
    cause: reason,
  });
  expect(await rethrowAsUnreadableBackup('/a/copy', Promise.resolve(7))).toBe(7);
});

describe('the table of contents of a copy', () => {
  it('is not read if the file does not exist', async () => {
    await expect(refuseUnusableDump(at('none'))).rejects.toMatchObject({
      name: 'UnusableStore',
      message: `There is no file ${at('none')}.`,
    });
  });

  it('says which of our tables is missing', async () => {
    writeFileSync(at('copy'), 'x');
    const line = (table: string) => `1; 0 1 TABLE DATA public ${table} postgres`;
    const all = ['enrollments', 'request_a_call', 'email_subscriptions'];
    instead({ pg_restore: `[ "$1 $2" = "--list ${at('copy')}" ] && cat ${at('contents')}` });
    writeFileSync(at('contents'), all.map(line).join('\n'));
    await refuseUnusableDump(at('copy'));
    for (const missing of all) {
      const spoilt = all.map((table) => line(table === missing ? `${table}_old` : table));
      writeFileSync(at('contents'), spoilt.join('\n'));
      await expect(refuseUnusableDump(at('copy'))).rejects.toMatchObject({
        name: 'UnusableStore',
        message: `${at('copy')} is no backup of this service: ${missing} is not in it.`,
      });
    }
  });
});

describe.skipIf(!hasPostgres)(`a backup of ${postgresNameInTitles}`, () => {
  const row = `INSERT INTO enrollments (name, email, mobile) VALUES ('Asha', 'asha@example.in', '9876543210');`;
  const migrated = makeMigratedTestDatabaseCloner(
    `${row} UPDATE enrollments SET created_at = '2026-11-21T14:05:09Z'`,
  );
  const empty = makeTestDatabaseCloner(async () => {});
  let live: ClonedTestDatabase;
  beforeEach(async () => {
    live = await migrated();
  });
  afterEach(() => live.dropInBackground());
  const run = (sql: string, url = live.url) => withServerClient((client) => client.query(sql), url);
  const files = () => readdirSync(folder.path).filter((name) => !/^(programs|words)$/.test(name));

  it('is one private file with every row, and says what it contains', async () => {
    await run(
      `INSERT INTO back_office.quarantine (id, created_at, kind, submission, reason)
         VALUES (gen_random_uuid(), now(), 'enrollments', '{}', 'trap')`,
    );
    const summary = { enquiries: 1, inQuarantine: 1, newest: new Date('2026-11-21T14:05:09Z') };
    expect(await backupPostgres(live.url, at('copy'))).toEqual(summary);
    expect(files()).toEqual(['copy']);
    expect(statSync(at('copy')).mode & 0o777).toBe(0o600);
    const sql = execFileSync('pg_restore', ['--file=-', at('copy')], { encoding: 'utf8' });
    expect(sql).toContain('asha@example.in');
    await refuseUnusableDump(at('copy'));
  });

  it('contains exactly what was counted, whatever arrives meanwhile', async () => {
    const real = execFileSync('sh', ['-c', 'command -v pg_dump'], { encoding: 'utf8' }).trim();
    const psql = execFileSync('sh', ['-c', 'command -v psql'], { encoding: 'utf8' }).trim();
    instead({
      pg_dump: `${psql} -qc "${row.replace('asha@', 'late@')}" && exec ${real} "$@"`,
    });
    expect(await backupPostgres(live.url, at('copy'))).toMatchObject({ enquiries: 1 });
    const { rows } = await run('SELECT email FROM enrollments ORDER BY 1');
    expect(rows).toEqual([{ email: 'asha@example.in' }, { email: 'late@example.in' }]);
    const sql = execFileSync('pg_restore', ['--file=-', at('copy')], { encoding: 'utf8' });
    expect(sql).not.toContain('late@example.in');
  });

  it('never overwrites an existing file', async () => {
    writeFileSync(at('copy'), 'theirs');
    await expect(backupPostgres(live.url, at('copy'))).rejects.toMatchObject({
      name: 'UnusableStore',
      message: `${at('copy')} is there already. Give another name.`,
    });
    expect(readFileSync(at('copy'), 'utf8')).toBe('theirs');
  });

  it('ignores the unfinished file of an earlier one', async () => {
    writeFileSync(at('copy.unfinished'), 'x');
    await backupPostgres(live.url, at('copy'));
    expect(files()).toEqual(['copy']);
  });

  it.each([
    ['cannot be written', { pg_dump: 'echo "pg_dump: error: disk" >&2; exit 1' }, 'disk'],
    ['is not one', { pg_dump: 'exit 0' }, 'cannot be read as a backup'],
    [
      'can be listed and not be read',
      {
        pg_restore:
          'case "$1" in --list) for t in enrollments request_a_call email_subscriptions; do echo "TABLE DATA public $t x"; done;; --file=/dev/null) echo "error: page $2" >&2; exit 1;; esac',
      },
      /copy\.unfinished cannot be read as a backup \(pg_restore failed: page .*copy\.unfinished\)/,
    ],
  ])('that %s fails, and leaves no file', async (_, programs, sentence) => {
    instead(programs as Record<string, string>);
    const failure = expect(backupPostgres(live.url, at('copy'))).rejects;
    await failure.toMatchObject({
      name: 'UnusableStore',
      message: expect.stringMatching(sentence),
    });
    expect(files()).toEqual([]);
    await expect.poll(() => countConnections(live.url)).toBe(0);
  });

  it('of a database without our tables fails', async () => {
    const nothing = await empty();
    await expect(backupPostgres(nothing.url, at('copy'))).rejects.toMatchObject({
      name: 'UnusableStore',
      message: 'The tables of this service are not in that database.',
    });
    expect(existsSync(at('copy'))).toBe(false);
    nothing.dropInBackground();
  });

  it('of an early release without a quarantine is counted too', async () => {
    const tables = () => withServerClient(requireEnquiryTableNames, live.url);
    expect((await tables()).toSorted()).toEqual([
      'back_office.added_enquiries',
      'back_office.quarantine',
      'public.email_subscriptions',
      'public.enrollments',
      'public.request_a_call',
      'public.waiting_list',
    ]);
    await run('DROP TABLE back_office.quarantine CASCADE');
    expect(await tables()).not.toContain('back_office.quarantine');
    expect(await withServerClient(readPostgresSummary, live.url)).toEqual({
      enquiries: 1,
      inQuarantine: 0,
      newest: new Date('2026-11-21T14:05:09Z'),
    });
    await run('ALTER TABLE request_a_call RENAME TO calls');
    await expect(tables()).rejects.toThrow('are not in that database');
  });
});
