import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { UnusableStore } from '../store-errors.ts';
import { refuseFileInUse, withExclusiveFile } from './exclusive-sqlite-file.ts';
import {
  connectToSqliteFile,
  ensureDataFolder,
  ensureSqliteFile,
  explainOpeningError,
  hasOurApplicationId,
  isBusyError,
  markSqliteFileAsOurs,
  refuseForeignOrDamagedFile,
} from './sqlite-file.ts';

const context = { idempotencyKey: null, now: () => 0 };
let folder: ReturnType<typeof makeScratchFolder>;
let path: string;
beforeEach(() => {
  folder = makeScratchFolder();
  path = join(folder.path, 'data', 'miranaya.db');
});
afterEach(() => folder.remove());

/** A database with one table, with or without our application id. */
function database({ isMarked = true } = {}): DatabaseSync {
  ensureSqliteFile(path);
  const db = connectToSqliteFile(path, context);
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE letters (text); INSERT INTO letters VALUES (1)');
  if (isMarked) markSqliteFileAsOurs(db, path);
  return db;
}

const sqliteError = (errcode?: number) => Object.assign(new Error('said so'), { errcode });

describe('the file of the database', () => {
  it('is created with its folder, for this user only', () => {
    ensureSqliteFile(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder.path, 'data')).mode & 0o077).toBe(0);
    expect(statSync(path).size).toBe(0);
    ensureSqliteFile(path);
  });

  it('is refused if it belongs to another program', () => {
    mkdirSync(join(folder.path, 'data'));
    for (const text of ['notes', 'SQLite format 2\0'.padEnd(100), ' SQLite format 3\0']) {
      writeFileSync(path, text);
      expect(() => ensureSqliteFile(path)).toThrow(
        /is no SQLite database, so it was left as it is/,
      );
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
  });

  it('may be empty beside its -wal', () => {
    ensureSqliteFile(path);
    writeFileSync(`${path}-wal`, '');
    expect(() => ensureSqliteFile(path)).not.toThrow();
  });

  it('is a database if it begins as one', () => {
    database().close();
    expect(() => ensureSqliteFile(path)).not.toThrow();
    const bytes = readFileSync(path);
    bytes.write('X', 15);
    writeFileSync(path, bytes);
    expect(() => ensureSqliteFile(path)).toThrow(/is no SQLite database/);
  });

  it.skipIf(process.platform !== 'linux')('is not kept open after the check', () => {
    database().close();
    const open = () => readdirSync('/proc/self/fd').length;
    const before = open();
    for (let n = 0; n < 20; n++) ensureSqliteFile(path);
    const db = new DatabaseSync(path);
    for (let n = 0; n < 20; n++) markSqliteFileAsOurs(db, path);
    db.close();
    expect(open()).toBeLessThan(before + 20);
  });

  it('has the functions that its triggers call', () => {
    const db = database();
    expect(db.prepare('SELECT idempotency_key() AS key').get()).toEqual({ key: null });
    db.close();
  });

  it('that can not be created is reported with its path and the reason', () => {
    writeFileSync(join(folder.path, 'data'), 'a file where the folder should be');
    const refusal = () => ensureSqliteFile(path);
    expect(refusal).toThrow(UnusableStore);
    expect(refusal).toThrow(/^Cannot write to .*miranaya\.db \(E[A-Z]+\)/);
    expect(() => ensureDataFolder(join(folder.path, 'data', 'deeper'))).toThrow(
      /cannot be made \(E[A-Z]+\)/,
    );
  });

  it('has a folder that is created once', () => {
    const data = join(folder.path, 'data');
    expect([ensureDataFolder(data), ensureDataFolder(data), existsSync(data)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('flushes to disk, enforces references and overwrites what is deleted', () => {
    const db = database();
    const setting = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    expect(['synchronous', 'foreign_keys', 'secure_delete', 'busy_timeout'].map(setting)).toEqual([
      2, 1, 1, 50,
    ]);
    // Even with `writable_schema`, no statement can change the schema table.
    db.exec('PRAGMA writable_schema = ON');
    expect(() => db.exec("DELETE FROM sqlite_schema WHERE name = 'letters'")).toThrow();
    db.close();
  });

  it('has our application id, and a file of another program is refused', () => {
    const db = database({ isMarked: false });
    expect(hasOurApplicationId(db)).toBe(false);
    expect(() => refuseForeignOrDamagedFile(db, path)).toThrow(/belongs to another program/);
    markSqliteFileAsOurs(db, path);
    expect(hasOurApplicationId(db)).toBe(true);
    expect(() => refuseForeignOrDamagedFile(db, path)).not.toThrow();
    db.close();
  });

  it('that is new has no owner yet', () => {
    ensureSqliteFile(path);
    const db = connectToSqliteFile(path, context);
    expect(() => refuseForeignOrDamagedFile(db, path)).not.toThrow();
    db.close();
  });

  it('that is damaged is refused with what to do', () => {
    const db = database();
    for (let n = 0; n < 500; n++) db.exec(`INSERT INTO letters VALUES ('${'x'.repeat(200)}')`);
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
    const bytes = readFileSync(path);
    bytes.fill(0xee, 8_192, 12_288);
    writeFileSync(path, bytes);
    const damaged = new DatabaseSync(path);
    expect(() => refuseForeignOrDamagedFile(damaged, path)).toThrow(
      /is damaged \(.+\), so it was left.*npm run restore/,
    );
    damaged.close();
  });
});

describe('an error of SQLite while a file is opened', () => {
  it.each([11, 26, 11 + 256])('%i: the file is damaged', (errcode) => {
    expect(explainOpeningError(sqliteError(errcode), 'x.db')).toMatchObject({
      message: expect.stringMatching(/^x\.db is damaged \(said so\)/),
    });
  });

  it.each([8, 10, 13, 14, 10 + 1024])('%i: it can not be written', (errcode) => {
    const said = explainOpeningError(sqliteError(errcode), 'x.db');
    expect(said).toBeInstanceOf(UnusableStore);
    expect((said as Error).message).toMatch(/^Cannot write to x\.db \(said so\)/);
  });

  it.each([5, 6, 5 + 512])('%i: another process locks it', (errcode) => {
    expect(isBusyError(sqliteError(errcode))).toBe(true);
    expect((explainOpeningError(sqliteError(errcode), 'x.db') as Error).message).toMatch(
      /^x\.db is held by another program/,
    );
  });

  it('any other error stays unchanged', () => {
    for (const errcode of [undefined, 1, 19]) {
      const error = sqliteError(errcode);
      expect(explainOpeningError(error, 'x.db')).toBe(error);
      expect(isBusyError(error)).toBe(false);
    }
  });
});

describe('exclusive access to a file', () => {
  it('is refused while another process has it open, and leaves it unchanged', async () => {
    const db = database();
    expect(() => refuseFileInUse(path)).toThrow(UnusableStore);
    expect(() => refuseFileInUse(path)).toThrow(/is in use\. Stop the service first/);
    await expect(withExclusiveFile(path, () => 'done')).rejects.toThrow(UnusableStore);
    await expect(withExclusiveFile(path, () => 'done')).rejects.toThrow(/is in use/);
    db.exec('INSERT INTO letters VALUES (2)');
    db.close();
    expect(() => refuseFileInUse(path)).not.toThrow();
  });

  it('has everything in the file itself, and keeps others out during the work', async () => {
    const writer = database();
    const copy = readFileSync(`${path}-wal`);
    const beforeClosing = readFileSync(path);
    writer.close();
    writeFileSync(path, beforeClosing);
    writeFileSync(`${path}-wal`, copy);
    const result = await withExclusiveFile(path, async (db) => {
      expect(existsSync(`${path}-wal`)).toBe(false);
      expect(() => refuseFileInUse(path)).toThrow(/is in use/);
      const other = new DatabaseSync(path, { timeout: 0 });
      expect(() => other.exec('INSERT INTO letters VALUES (3)')).toThrow(/locked/);
      other.close();
      return db?.prepare('SELECT count(*) AS n FROM letters').get()?.n;
    });
    expect(result).toBe(1);
    expect(() => refuseFileInUse(path)).not.toThrow();
  });

  it('ends when the work fails', async () => {
    database().close();
    const failing = withExclusiveFile(path, () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(() => refuseFileInUse(path)).not.toThrow();
  });

  it('passes no database for a damaged file', async () => {
    mkdirSync(join(folder.path, 'data'));
    writeFileSync(path, 'no database at all'.repeat(100));
    expect(() => refuseFileInUse(path)).not.toThrow();
    expect(await withExclusiveFile(path, (db) => db)).toBeNull();
  });

  it('of a file in a missing folder is refused with the same error', async () => {
    expect(() => refuseFileInUse(path)).toThrow(UnusableStore);
    expect(() => refuseFileInUse(path)).toThrow(/^Cannot write to/);
    await expect(withExclusiveFile(path, () => 1)).rejects.toThrow(/^Cannot write to/);
  });
});
