/**
 * Opening our database file, and refusing any other. A file that is corrupt, or that another program
 * made, is never recreated or migrated: it may be somebody's only copy of something.
 */
import { closeSync, existsSync, fsyncSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../copies/private-file.ts';
import { UnusableStore } from '../store-errors.ts';
import { addFunctions, type InsertContext } from './sqlite-functions.ts';

/** "Mirn" in ASCII, in the file's header where SQLite keeps an application's mark. */
const applicationId = 0x4d69726e;

/** Files up to this size are read through at every start; larger ones by `npm run backup`. */
const quickCheckBytes = 32 * 1024 * 1024;

/** Writers of other processes hold the file for milliseconds; longer waits are retried without blocking. */
const busyMs = 50;

export function connectToFile(
  path: string,
  context: InsertContext,
  busyTimeoutMs = busyMs,
): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: busyTimeoutMs, defensive: true });
  // FULL: a commit waits until the disk has it. WAL: readers and the writer do not wait for each other.
  db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
  addFunctions(db, context);
  return db;
}

/** Makes the folder when it is missing, and says whether it did. Throws UnusableStore. */
export function prepareFolder(folder: string): boolean {
  if (existsSync(folder)) return false;
  try {
    makeFolder(folder);
    return true;
  } catch (error) {
    throw new UnusableStore(
      `The folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to another one.`,
      error,
    );
  }
}

/** Makes the folder and the file when they are missing, and refuses what is not ours. */
export function prepareFile(path: string): void {
  const folder = dirname(path);
  try {
    makeFolder(folder);
    // Names and numbers of visitors: for this user only. SQLite gives its other files the same rights.
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

/** After migrating: the mark is set, and the folder's entry for the file is on disk like its content. */
export function markAsOurs(db: DatabaseSync, path: string): void {
  db.exec(`PRAGMA application_id = ${applicationId}`);
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Whether the file bears our mark. */
export function isOurs(db: DatabaseSync): boolean {
  const mark = db.prepare('PRAGMA application_id').get() as { application_id: number };
  return mark.application_id === applicationId;
}

/** Throws UnusableStore for another program's database and for one that is damaged. */
export function refuseForeign(db: DatabaseSync, path: string): void {
  const { n: tables } = db.prepare('SELECT count(*) AS n FROM sqlite_schema').get() as {
    n: number;
  };
  if (statSync(path).size <= quickCheckBytes) {
    const verdict = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
    if (verdict !== 'ok') throw damaged(path, String(verdict));
  }
  if (tables > 0 && !isOurs(db)) {
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

/** What SQLite says while a file is opened, as what a person can do about it; other errors as they are. */
export function explainOpening(error: unknown, path: string): unknown {
  const { errcode, message } = error as { errcode?: number; message: string };
  const kind = (errcode ?? 0) & 0xff;
  if ([11, 26].includes(kind)) return damaged(path, message);
  if ([8, 10, 13, 14].includes(kind))
    return new UnusableStore(
      `Cannot write to ${path} (${message}). Make room, make it writable for this user, or set DATA_DIR to another folder.`,
      error,
    );
  if (isBusy(error))
    return new UnusableStore(
      `${path} is held by another program. Close it, and start again.`,
      error,
    );
  return error;
}

export function isBusy(error: unknown): boolean {
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
    // A new one, or one whose pages still stand in the -wal beside it.
    return isEmpty(path) || head.toString('latin1') === 'SQLite format 3\0';
  } finally {
    closeSync(file);
  }
}
