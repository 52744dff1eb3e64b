/**
 * Copies a database file with SQLite's online backup. The copy includes everything in the -wal, whether a service is
 * writing it now or was killed long ago. (Without its -wal, the file may be an empty database.) The copy is one file
 * and is checked completely.
 */
import { existsSync, rmSync, statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { refuseMovedFile } from '../../connection/moved-sqlite-file-mark.ts';
import { hasOurApplicationId } from '../../connection/sqlite-file.ts';
import { addSqliteFunctions } from '../../connection/sqlite-functions.ts';
import { describeSqliteSchemaDifference } from '../../migrate/describe-sqlite-schema-difference.ts';
import { UnusableStore } from '../../store-errors.ts';
import { createPrivateFile } from '../create-private-file.ts';
import { flushToDisk } from '../flush-to-disk.ts';
import type { DatabaseSummary } from '../restore-target.ts';
import { readSqliteSummary } from './read-sqlite-summary.ts';

const readOnlyFolder = 8;
const cannotOpen = 14;

/**
 * The result of checking a copied file: its counts, and in `foreign` which part of its schema is not ours (from
 * `describeSqliteSchemaDifference`); null if all of it is ours.
 */
export type SqliteCopyCheck = { summary: DatabaseSummary; foreign: string | null };

/**
 * Copies a database file and checks the copy. Rejects with UnusableStore if the source can't be read, is not ours, is
 * damaged or was moved to PostgreSQL, or if the numbers of enquiries differ; then no `target` is left. An existing
 * `target` is an error and stays unchanged. `copyPages` is SQLite's own backup function.
 */
export async function copyAndCheckSqlite(
  source: string,
  target: string,
  copyPages: typeof backup = backup,
): Promise<SqliteCopyCheck> {
  const db = openCopy(source);
  let isCreated = false;
  try {
    if (!hasOurApplicationId(db))
      throw new UnusableStore(`${source} is no database of this service.`);
    refuseMovedFile(db, source);
    db.exec('BEGIN');
    const before = readSqliteSummary(db);
    createPrivateFile(target);
    isCreated = true;
    // All pages are copied in one step. Between two steps another process could write, and the backup would start
    // again.
    await copyPages(db, target, { rate: 1_000_000_000 });
    mergeWalIntoFile(target);
    const copy = checkCopy(target, source);
    if (
      copy.summary.enquiries !== before.enquiries ||
      copy.summary.inQuarantine !== before.inQuarantine
    )
      throw new UnusableStore(
        `Of the ${before.enquiries} enquiries in ${source}, ${copy.summary.enquiries} arrived in the copy.`,
      );
    flushToDisk(target);
    return copy;
  } catch (error) {
    // Only a file that this call has created is removed, never one that existed before.
    if (isCreated) rmSync(target, { force: true });
    throw asSentence(error, source);
  } finally {
    db.close();
  }
}

/** Opens a database for reading. If the disk is read-only, a file without a -wal can still be opened. */
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

/** Merges the -wal into the file, so that the file can be copied alone and read where nothing can be written. */
export function mergeWalIntoFile(path: string): void {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = DELETE');
  db.close();
}

function checkCopy(path: string, source: string): SqliteCopyCheck {
  const db = new DatabaseSync(path, { readOnly: true });
  // Registers our functions first, because indexes may use them, and the check computes the values of indexes again.
  addSqliteFunctions(db, { idempotencyKey: null, now: Date.now });
  try {
    const verdict = Object.values(db.prepare('PRAGMA integrity_check(1)').get() ?? {})[0];
    if (verdict !== 'ok') throw new UnusableStore(`${source} is damaged: ${verdict}`);
    return { summary: readSqliteSummary(db), foreign: describeSqliteSchemaDifference(db) };
  } finally {
    db.close();
  }
}

function asSentence(error: unknown, path: string): unknown {
  if (error instanceof UnusableStore || (error as { errcode?: number }).errcode === undefined)
    return error;
  return new UnusableStore(`${path} cannot be copied (${(error as Error).message}).`, error);
}
