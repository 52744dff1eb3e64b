/**
 * Opens our database file and refuses any other file. A damaged file, or a file of another program, is never
 * recreated or migrated: it may be the only copy of a person's data.
 */
import { closeSync, existsSync, fsyncSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPrivateFolder } from '../copies/create-private-file.ts';
import { UnusableStore } from '../store-errors.ts';
import { addSqliteFunctions, type InsertTriggerContext } from './sqlite-functions.ts';

/** "Mirn" in ASCII: the application id in the header of a SQLite file. */
const applicationId = 0x4d69726e;

/**
 * Every start checks the pages of a file up to this size (`quick_check`). Larger files, and the contents of all
 * indexes, are checked only when a copy is made.
 */
const quickCheckBytes = 32 * 1024 * 1024;

/**
 * After this many pages (16 MB) in the -wal file, SQLite copies them into the database. Each new row changes about
 * twenty pages, mostly the same ones as the row before. With a larger number, such a page is written many times to the
 * -wal but copied only once.
 */
const pagesBetweenCheckpoints = 4_000;

/**
 * SQLite waits this long for the write lock, which other processes hold for milliseconds. A longer wait is retried
 * without blocking the process.
 */
const busyMs = 50;

export function connectToSqliteFile(
  path: string,
  context: InsertTriggerContext,
  busyTimeoutMs = busyMs,
): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: busyTimeoutMs, defensive: true });
  // FULL: a commit waits for the disk. secure_delete: erased data is overwritten. The migration turns WAL on, in which
  // readers and the writer do not block each other.
  db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
  db.exec(`PRAGMA wal_autocheckpoint = ${pagesBetweenCheckpoints}`);
  addSqliteFunctions(db, context);
  return db;
}

/** Creates the folder if it is missing. Returns whether the folder is new. Throws UnusableStore. */
export function ensureDataFolder(folder: string): boolean {
  if (existsSync(folder)) return false;
  try {
    createPrivateFolder(folder);
    return true;
  } catch (error) {
    throw new UnusableStore(
      `The folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to another one.`,
      error,
    );
  }
}

/**
 * Creates the folder and the file if they are missing. Throws UnusableStore if that fails, or for a file that is no
 * SQLite database.
 */
export function ensureSqliteFile(path: string): void {
  const folder = dirname(path);
  try {
    createPrivateFolder(folder);
    // Only this user may read the file, because it contains visitors' names and numbers. SQLite creates its other
    // files with the same rights.
    closeSync(openSync(path, 'a', 0o600));
  } catch (error) {
    throw new UnusableStore(
      `Cannot write to ${path} (${(error as NodeJS.ErrnoException).code}). Make the folder writable for this user, or set DATA_DIR to another one.`,
      error,
    );
  }
  if (!isSqlite(path)) {
    throw new UnusableStore(
      `${path} is no SQLite database, so it was left as it is. ${whatToDo(path)}`,
    );
  }
}

/**
 * Runs after a migration. Sets the application id. Also flushes the folder to disk, so that a new file still exists
 * after a power cut.
 */
export function markSqliteFileAsOurs(db: DatabaseSync, path: string): void {
  db.exec(`PRAGMA application_id = ${applicationId}`);
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Whether the file has our application id. */
export function hasOurApplicationId(db: DatabaseSync): boolean {
  const mark = db.prepare('PRAGMA application_id').get() as { application_id: number };
  return mark.application_id === applicationId;
}

/** Throws UnusableStore if the database is another program's or damaged. */
export function refuseForeignOrDamagedFile(db: DatabaseSync, path: string): void {
  const { n: tables } = db.prepare('SELECT count(*) AS n FROM sqlite_schema').get() as {
    n: number;
  };
  if (statSync(path).size <= quickCheckBytes) {
    const verdict = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
    if (verdict !== 'ok') throw damaged(path, String(verdict));
  }
  if (tables > 0 && !hasOurApplicationId(db)) {
    throw new UnusableStore(
      `${path} belongs to another program, so it was left as it is. Set DATA_DIR to another folder.`,
    );
  }
}

function damaged(path: string, how: string): UnusableStore {
  const what = how.split('\n').at(-1);
  return new UnusableStore(
    `${path} is damaged (${what}), so it was left as it is. ${whatToDo(path)}`,
  );
}

/** Explains the errors of SQLite on opening, with a remedy; returns other errors unchanged. */
export function explainOpeningError(error: unknown, path: string): unknown {
  const { errcode, message } = error as { errcode?: number; message: string };
  const kind = (errcode ?? 0) & 0xff;
  if ([11, 26].includes(kind)) return damaged(path, message);
  if ([8, 10, 13, 14].includes(kind))
    return new UnusableStore(
      `Cannot write to ${path} (${message}). Make room, make it writable for this user, or set DATA_DIR to another folder.`,
      error,
    );
  if (isBusyError(error))
    return new UnusableStore(
      `${path} is held by another program. Close it, and start again.`,
      error,
    );
  return error;
}

export function isBusyError(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode;
  return code !== undefined && [5, 6].includes(code & 0xff);
}

function whatToDo(path: string): string {
  return `Move ${path} (and its -wal and -shm files) aside and keep them, then restore the newest backup with "npm run restore".`;
}

function isEmpty(path: string): boolean {
  return statSync(path).size === 0;
}

function isSqlite(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(16);
    readSync(file, head, 0, 16, 0);
    // An empty file is accepted too: it is new, or all its pages are still in the -wal.
    return isEmpty(path) || head.toString('latin1') === 'SQLite format 3\0';
  } finally {
    closeSync(file);
  }
}
