/** Being the only one who has a database file open: checked, never assumed. */
import { DatabaseSync } from 'node:sqlite';
import { UnusableStore } from '../store.ts';
import { explainOpening, isBusy } from './sqlite-file.ts';

/** Throws UnusableStore when somebody has it open. A damaged file is nobody's. */
export function refuseWhileInUse(path: string): void {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 0 });
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
  } catch (error) {
    if (!isDamage(error)) throw inUse(error, path);
  } finally {
    db?.close();
  }
}

/**
 * Runs `work` while nobody else can open the file. Before it, everything that stands in the -wal is put into
 * the file, so that the file alone is the whole database; `work` gets null for one that is damaged.
 */
export async function aloneWith<T>(
  path: string,
  work: (db: DatabaseSync | null) => T | Promise<T>,
): Promise<T> {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(path, { timeout: 0 });
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL');
    // With a statement that reads, SQLite lets go of what the exclusive mode held; then it is taken again.
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db?.close();
    db = null;
    if (!isDamage(error)) throw inUse(error, path);
  }
  try {
    return await work(db);
  } finally {
    db?.close();
  }
}

/** Not a database at all, or a malformed one. */
export function isDamage(error: unknown): boolean {
  return [11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);
}

function inUse(error: unknown, path: string): unknown {
  if (!isBusy(error)) return explainOpening(error, path);
  return new UnusableStore(`${path} is in use. Stop the service first, then try again.`, error);
}
