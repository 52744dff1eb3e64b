/**
 * Copies a database file as SQLite sees it, with its own online backup: what still stands in the -wal comes
 * along, whether a service is writing it at this moment or was killed long ago. (The bytes of the file
 * alone can be those of an empty database.) The copy is one file, and is read from end to end.
 */
import { existsSync, rmSync, statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { tableNames } from '#contract/tables.ts';
import { refuseMoved } from '../connection/moved-mark.ts';
import { isOurs } from '../connection/sqlite-file.ts';
import { addFunctions } from '../connection/sqlite-functions.ts';
import { foreignInSqlite } from '../migrate/foreign-in-sqlite.ts';
import { UnusableStore } from '../store-errors.ts';
import type { CopyFacts } from './copy-types.ts';
import { flushToDisk, makePrivateFile } from './private-file.ts';

const readOnlyFolder = 8;
const cannotOpen = 14;

/** `foreign` says what in the schema is not ours, if anything. */
export type SqliteCopy = { facts: CopyFacts; foreign: string | null };

/**
 * Rejects with UnusableStore when the source cannot be read, is not ours or not whole, or when the copy
 * does not hold as much; then no `target` is made. A file that is there is an error, and stays. `copyPages` is
 * SQLite's own backup.
 */
export async function copySqlite(
  source: string,
  target: string,
  copyPages: typeof backup = backup,
): Promise<SqliteCopy> {
  const db = openCopy(source);
  let isCreated = false;
  try {
    if (!isOurs(db)) throw new UnusableStore(`${source} is no database of this service.`);
    refuseMoved(db, source);
    db.exec('BEGIN');
    const before = readCopyFacts(db);
    makePrivateFile(target);
    isCreated = true;
    // All pages in one step: between steps another process may write, and the copy would begin anew.
    await copyPages(db, target, { rate: 1_000_000_000 });
    asOneFile(target);
    const copy = checkCopy(target, source);
    if (
      copy.facts.enquiries !== before.enquiries ||
      copy.facts.inQuarantine !== before.inQuarantine
    )
      throw new UnusableStore(
        `Of the ${before.enquiries} enquiries in ${source}, ${copy.facts.enquiries} arrived in the copy.`,
      );
    flushToDisk(target);
    return copy;
  } catch (error) {
    // One that was there before is somebody's.
    if (isCreated) rmSync(target, { force: true });
    throw asSentence(error, source);
  } finally {
    db.close();
  }
}

/** A copy on a disk that takes nothing can be read as well, if it has no -wal to be worked in. */
function openCopy(path: string): DatabaseSync {
  if (!existsSync(path)) throw new UnusableStore(`There is no file ${path}.`);
  try {
    return opened(path);
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    const hasLog = existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0;
    if (hasLog || ![readOnlyFolder, cannotOpen].includes((errcode ?? 0) & 0xff))
      throw asSentence(error, path);
  }
  try {
    const address = pathToFileURL(path);
    address.search = '?immutable=1';
    return opened(address);
  } catch (error) {
    throw asSentence(error, path);
  }
}

function opened(path: string | URL): DatabaseSync {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** One file and nothing beside it: it can be carried about, and read where nothing can be written. */
export function asOneFile(path: string): void {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = DELETE');
  db.close();
}

function checkCopy(path: string, source: string): SqliteCopy {
  const db = new DatabaseSync(path, { readOnly: true });
  // An index may be made by one of our functions, and is compared with what that says.
  addFunctions(db, { idempotencyKey: null, now: Date.now });
  try {
    const verdict = Object.values(db.prepare('PRAGMA integrity_check(1)').get() ?? {})[0];
    if (verdict !== 'ok') throw new UnusableStore(`${source} is damaged: ${verdict}`);
    return { facts: readCopyFacts(db), foreign: foreignInSqlite(db) };
  } finally {
    db.close();
  }
}

export function readCopyFacts(db: DatabaseSync): CopyFacts {
  const all = (sql: string) => Object.values(db.prepare(sql).get() ?? {})[0] as number | null;
  const tables = tableNames.filter((table) => hasTable(db, table));
  const sum = (of: string) => tables.map((table) => all(`SELECT ${of} FROM ${table}`) ?? 0);
  const newest = Math.max(0, ...sum('max(created_at)'));
  return {
    enquiries: sum('count(*)').reduce((a, b) => a + b, 0),
    inQuarantine: hasTable(db, 'quarantine') ? (all('SELECT count(*) FROM quarantine') ?? 0) : 0,
    newest: newest === 0 ? null : new Date(newest),
  };
}

/** The tables of an early release are fewer. */
export function hasTable(db: DatabaseSync, table: string): boolean {
  const sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?";
  return db.prepare(sql).get(table) !== undefined;
}

function asSentence(error: unknown, path: string): unknown {
  if (error instanceof UnusableStore || (error as { errcode?: number }).errcode === undefined)
    return error;
  return new UnusableStore(`${path} cannot be copied (${(error as Error).message}).`, error);
}
