/** Tests that the file can be copied at any moment; `service/cli/restore.test.ts` tests the commands. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { damageTable } from '../../../tests/service/support/damage-table.ts';
import { listOpenFilesInFolder } from '../../../tests/service/support/list-open-files-in-folder.ts';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import {
  makeCallRequest,
  makeEnrolment,
  makeSubscription,
} from '../../../tests/service/support/make-submissions.ts';
import { startRecordingDiskCalls } from '../../../tests/service/support/record-disk-calls.ts';
import { connectToSqliteFile, markSqliteFileAsOurs } from '../../connection/sqlite-file.ts';
import { migrateSqlite } from '../../migrate/migrate-sqlite.ts';
import { openSqliteStore } from '../../open-sqlite-store.ts';
import type { Store } from '../../store.ts';
import { compareSqliteWithCopy } from './compare-sqlite-with-copy.ts';
import { copyAndCheckSqlite } from './copy-and-check-sqlite.ts';

let folder: ReturnType<typeof makeScratchFolder>;
const at = (name: string) => join(folder.path, name);
beforeEach(() => {
  folder = makeScratchFolder();
});
afterEach(() => {
  expect(listOpenFilesInFolder(folder.path)).toEqual([]);
  folder.remove();
});

/** Simulates a disk fault: fills a page of an index with zeros. The file must not be open. */
function emptyIndex(path: string, index: string): void {
  const db = new DatabaseSync(path);
  const { page_size: size } = db.prepare('PRAGMA page_size').get() as { page_size: number };
  const { rootpage } = db
    .prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?')
    .get(index) as { rootpage: number };
  db.close();
  const bytes = readFileSync(path);
  // Clears two fields in the header of the page: the number of its entries, and the offset at which they begin.
  bytes.fill(0, (rootpage - 1) * size + 3, (rootpage - 1) * size + 7);
  writeFileSync(path, bytes);
}

describe('a copy of the database', () => {
  const now = Date.UTC(2026, 10, 21, 9);
  let store: Store;
  beforeEach(async () => {
    store = openSqliteStore(at('live.db'), () => now);
    await store.insertAsVisitor(makeCallRequest(1));
    await store.insertAsVisitor(makeEnrolment(2));
    await store.keepInQuarantine(makeCallRequest(3), 'trap');
  });
  afterEach(() => store.close());

  it('contains the rows in the -wal, and says how many rows it has', async () => {
    expect(statSync(at('live.db-wal')).size).toBeGreaterThan(0);
    expect(await copyAndCheckSqlite(at('live.db'), at('copy.db'))).toEqual({
      summary: { enquiries: 2, inQuarantine: 1, newest: new Date(now) },
      foreign: null,
    });
  });

  it('is one file of its owner only, with nothing beside it', async () => {
    await copyAndCheckSqlite(at('live.db'), at('copy.db'));
    expect(readdirSync(folder.path).filter((name) => name.startsWith('copy.db'))).toEqual([
      'copy.db',
    ]);
    expect(statSync(at('copy.db')).mode & 0o777).toBe(0o600);
    const copy = new DatabaseSync(at('copy.db'), { readOnly: true });
    expect(copy.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' });
    copy.close();
  });

  it('of an empty database has no rows and no newest one', async () => {
    await openSqliteStore(at('empty.db'), () => now).close();
    const { summary } = await copyAndCheckSqlite(at('empty.db'), at('copy.db'));
    expect(summary).toEqual({ enquiries: 0, inQuarantine: 0, newest: null });
  });

  it('never replaces an existing file', async () => {
    writeFileSync(at('copy.db'), 'an earlier copy');
    await expect(copyAndCheckSqlite(at('live.db'), at('copy.db'))).rejects.toMatchObject({
      code: 'EEXIST',
    });
    expect(statSync(at('copy.db')).size).toBe('an earlier copy'.length);
  });

  it('reports a part of the schema that is not ours', async () => {
    await store.close();
    const live = new DatabaseSync(at('live.db'));
    live.exec('CREATE TABLE theirs (id)');
    live.close();
    store = openSqliteStore(at('other.db'), () => now);
    expect((await copyAndCheckSqlite(at('live.db'), at('copy.db'))).foreign).toMatch(/theirs/);
  });

  it('is not made of a damaged file, which is named', async () => {
    await store.close();
    damageTable(at('live.db'), 'email_subscriptions');
    store = openSqliteStore(at('other.db'), () => now);
    await expect(copyAndCheckSqlite(at('live.db'), at('copy.db'))).rejects.toMatchObject({
      name: 'UnusableStore',
      message: expect.stringContaining(at('live.db')),
    });
    expect(existsSync(at('copy.db'))).toBe(false);
  });

  it.each([
    ['is missing', () => {}, /^There is no file .*foreign\.db\.$/],
    [
      'is no database',
      (path: string) => writeFileSync(path, 'x'.repeat(5_000)),
      /cannot be copied/,
    ],
    [
      'belongs to another program',
      (path: string) => {
        const db = new DatabaseSync(path);
        db.exec('CREATE TABLE theirs (id)');
        db.close();
      },
      /is no database of this service\.$/,
    ],
  ])('is not made of a file that %s', async (_, make, sentence) => {
    make(at('foreign.db'));
    const copying = copyAndCheckSqlite(at('foreign.db'), at('copy.db'));
    await expect(copying).rejects.toMatchObject({ name: 'UnusableStore' });
    await expect(copying).rejects.toThrow(sentence);
    expect(existsSync(at('copy.db'))).toBe(false);
  });

  it('is not made of a file whose index lost entries, even if every row can be read', async () => {
    await store.close();
    emptyIndex(at('live.db'), 'outbox_waiting');
    store = openSqliteStore(at('other.db'), () => now);
    await expect(copyAndCheckSqlite(at('live.db'), at('copy.db'))).rejects.toThrow(
      /live\.db is damaged: \S/,
    );
    expect(existsSync(at('copy.db'))).toBe(false);
  });

  it('contains the rows at its beginning and the same count, whatever arrives meanwhile', async () => {
    const other = new DatabaseSync(at('live.db'));
    const { summary } = await copyAndCheckSqlite(at('live.db'), at('copy.db'), (...asked) => {
      other.exec('DELETE FROM enrollments');
      return backup(...asked);
    });
    expect(summary).toMatchObject({ enquiries: 2, inQuarantine: 1 });
    other.close();
  });

  it('is made in one step, however large, because a write between two steps would restart it', async () => {
    const other = new DatabaseSync(at('live.db'));
    other.exec("INSERT INTO settings VALUES ('large', CAST(zeroblob(3000000) AS text))");
    other.close();
    let pauses = 0;
    await copyAndCheckSqlite(at('live.db'), at('copy.db'), (db, path, options) =>
      backup(db, path, { ...options, progress: () => (pauses += 1) }),
    );
    expect(statSync(at('copy.db')).size).toBeGreaterThan(3_000_000);
    expect(pauses).toBe(0);
  });

  it.each([
    ['enquiries', 'DELETE FROM enrollments', /^Of the 2 enquiries in .*live\.db, 1 arrived/],
    ['what was quarantined', 'DELETE FROM quarantine', /^Of the 2 enquiries in .*, 2 arrived/],
  ])('is refused when it has fewer rows: %s', async (_, lose, sentence) => {
    const copying = copyAndCheckSqlite(at('live.db'), at('copy.db'), async (...asked) => {
      const pages = await backup(...asked);
      const copy = new DatabaseSync(at('copy.db'));
      copy.exec(lose);
      copy.close();
      return pages;
    });
    await expect(copying).rejects.toThrow(sentence);
    expect(readdirSync(folder.path).filter((name) => name.startsWith('copy.db'))).toEqual([]);
  });

  it.each([
    ['half of it is there', (path: string) => writeFileSync(path, 'x'.repeat(5_000))],
    ['somebody has taken it away', (path: string) => rmSync(path)],
  ])('that stops in the middle leaves nothing, when %s', async (_, breakOff) => {
    const copying = copyAndCheckSqlite(at('live.db'), at('copy.db'), async () => {
      breakOff(at('copy.db'));
      throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
    });
    await expect(copying).rejects.toThrow(`${at('live.db')} cannot be copied (disk I/O error).`);
    expect(existsSync(at('copy.db'))).toBe(false);
  });

  it('is on disk before any other step relies on it', async () => {
    const asked = startRecordingDiskCalls();
    await copyAndCheckSqlite(at('live.db'), at('copy.db'));
    expect(asked).toEqual(['flush copy.db']);
  });

  it('leaves the folder of a crash unchanged, including the -wal', async () => {
    mkdirSync(at('crashed'));
    for (const suffix of ['', '-wal'])
      copyFileSync(at(`live.db${suffix}`), at(`crashed/db${suffix}`));
    const before = ['', '-wal'].map((suffix) => readFileSync(at(`crashed/db${suffix}`)));
    await copyAndCheckSqlite(at('crashed/db'), at('copy.db'));
    expect(await compareSqliteWithCopy(at('crashed/db'), at('copy.db'))).toMatchObject({
      enquiries: 2,
      newer: 0,
    });
    expect(['', '-wal'].map((suffix) => readFileSync(at(`crashed/db${suffix}`)))).toEqual(before);
  });

  it('is compared with its target: newer enquiries, and enquiries that were erased', async () => {
    await copyAndCheckSqlite(at('live.db'), at('copy.db'));
    expect(await compareSqliteWithCopy(at('nowhere.db'), at('copy.db'))).toEqual({ at: 'nothing' });
    await store.insertAsVisitor(makeCallRequest(4));
    await store.keepInQuarantine(makeCallRequest(5), 'trap');
    const [aside] = await store.findAllQuarantined();
    await store.deleteFromQuarantine(aside?.id ?? '', 'terminal');
    expect(await compareSqliteWithCopy(at('live.db'), at('copy.db'))).toEqual({
      at: 'rows',
      enquiries: 3,
      inQuarantine: 1,
      newest: new Date(now),
      newer: 2,
      erasedSince: 1,
    });
  });

  it('of a new file has no enquiries, and those of a broken target are unknown', async () => {
    await copyAndCheckSqlite(at('live.db'), at('copy.db'));
    writeFileSync(at('new.db'), '');
    expect(await compareSqliteWithCopy(at('new.db'), at('copy.db'))).toEqual({ at: 'nothing' });
    writeFileSync(at('broken.db'), 'x'.repeat(5_000));
    for (const path of [at('broken.db'), folder.path])
      expect(await compareSqliteWithCopy(path, at('copy.db'))).toMatchObject({ at: 'unreadable' });
    const theirs = new DatabaseSync(at('theirs.db'));
    theirs.exec('CREATE TABLE theirs (id)');
    theirs.close();
    await expect(compareSqliteWithCopy(at('theirs.db'), at('copy.db'))).rejects.toThrow(
      /belongs to another program/,
    );
  });
});

describe('a copy of a file in a folder that can not be written', () => {
  /** Returns the path of a database in one file: its store was closed, so there is no -wal. */
  async function closed(name: string): Promise<string> {
    const store = openSqliteStore(at('closed.db'), () => 0);
    await store.insertAsVisitor(makeCallRequest(1));
    await store.close();
    cpSync(at('closed.db'), at(name));
    return at(name);
  }
  /**
   * The name is so long that SQLite can't append the suffixes of its other files. Opening the file then fails as on a
   * disk that can't be written.
   */
  const longName = 'x'.repeat(253);

  it('is made of the file as it is', async () => {
    const { summary } = await copyAndCheckSqlite(await closed(longName), at('copy.db'));
    expect(summary.enquiries).toBe(1);
  });

  it('is not made without its -wal if that can not be read', async () => {
    const path = await closed('logged.db');
    mkdirSync(`${path}-wal`);
    writeFileSync(join(`${path}-wal`, 'something'), 'x');
    await expect(copyAndCheckSqlite(path, at('copy.db'))).rejects.toMatchObject({
      name: 'UnusableStore',
      message: `${path} cannot be copied (unable to open database file).`,
    });
  });

  it('is not made of a broken file, or of something that is no file', async () => {
    const bytes = readFileSync(await closed('broken.db'));
    writeFileSync(at(longName), bytes.fill('x', 100, 4096));
    for (const path of [folder.path, at(longName)])
      await expect(copyAndCheckSqlite(path, at('copy.db'))).rejects.toMatchObject({
        name: 'UnusableStore',
        message: expect.stringContaining(`${path} cannot be copied (`),
      });
    expect(existsSync(at('copy.db'))).toBe(false);
  });
});

describe('a file of an earlier release', () => {
  /** A database to which only the first migrations were applied. */
  function early(): DatabaseSync {
    const db = connectToSqliteFile(at('early.db'), { idempotencyKey: null, now: Date.now });
    migrateSqlite(db, 0, '003-orders.sql');
    markSqliteFileAsOurs(db, at('early.db'));
    return db;
  }

  it('is copied with all its rows, and no table is missed', async () => {
    const db = early();
    db.exec(
      "INSERT INTO enrollments (id, created_at, name, email, mobile) VALUES ('0198', 1234, 'Old', 'old@example.com', '9876543210')",
    );
    expect(await copyAndCheckSqlite(at('early.db'), at('copy.db'))).toEqual({
      summary: { enquiries: 1, inQuarantine: 0, newest: new Date(1234) },
      foreign: null,
    });
    db.close();
  });

  it('is compared by ids with a copy of today', async () => {
    early().close();
    const store = openSqliteStore(at('live.db'), () => 0);
    await store.insertAsVisitor(makeSubscription('asha@example.com'));
    await store.keepInQuarantine(makeCallRequest(1), 'trap');
    await copyAndCheckSqlite(at('live.db'), at('copy.db'));
    await store.close();
    expect(await compareSqliteWithCopy(at('early.db'), at('copy.db'))).toMatchObject({
      enquiries: 0,
      newer: 0,
      erasedSince: 2,
    });
    expect(await compareSqliteWithCopy(at('live.db'), at('early.db'))).toMatchObject({
      newer: 2,
      erasedSince: 0,
    });
  });
});
