/** Checks that no other process has a database file open, and keeps other processes out while work runs on the file. */
import { appendFileSync, closeSync, existsSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { UnusableStore } from '../store-errors.ts';
import { explainOpeningError, isBusyError } from './sqlite-file.ts';

/**
 * Throws UnusableStore if another process uses the file. A damaged file counts as unused, because a restore may replace
 * it.
 */
export function refuseFileInUse(path: string): void {
  const wal = holdWalOpen(path);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 0 });
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    db.close();
  } catch (error) {
    db?.close();
    if (!isCorruptionError(error)) throw explainFileInUse(error, path);
    wal.putBack();
  } finally {
    wal.close();
  }
}

/**
 * Runs `work` while no other process can use the file. First writes the -wal (SQLite's log) into the file, so that the
 * file alone is the whole database. If the file is damaged, `work` gets null and nothing is locked. Rejects with
 * UnusableStore if the file is in use.
 */
export async function withExclusiveFile<T>(
  path: string,
  work: (db: DatabaseSync | null) => T | Promise<T>,
): Promise<T> {
  const wal = holdWalOpen(path);
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(path, { timeout: 0 });
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL');
    // After `locking_mode = NORMAL`, SQLite gives the exclusive lock up at the next read. So this reads something and
    // then locks the file again.
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db?.close();
    db = null;
    if (!isCorruptionError(error)) throw explainFileInUse(error, path);
    wal.putBack();
  } finally {
    wal.close();
  }
  try {
    return await work(db);
  } finally {
    db?.close();
  }
}

/**
 * Keeps the -wal (SQLite's log of recent changes) open while SQLite opens the database file. If the file is damaged,
 * SQLite may delete a -wal whose rows could still be saved; `putBack` then writes the -wal again from the open handle.
 * On Windows, the open handle prevents the deletion. `close` closes the handle.
 */
function holdWalOpen(path: string): { putBack(): void; close(): void } {
  const name = `${path}-wal`;
  let wal: number;
  try {
    wal = openSync(name, 'r');
  } catch {
    // Nothing can be put back: there is no -wal, or it can't be read, which SQLite itself then reports.
    return { putBack: () => {}, close: () => {} };
  }
  return {
    putBack() {
      if (existsSync(name)) return;
      const copy = openSync(name, 'wx', 0o600);
      const part = Buffer.alloc(1 << 20);
      for (let at = 0, size = -1; size !== 0; at += size) {
        size = readSync(wal, part, 0, part.length, at);
        appendFileSync(copy, part.subarray(0, size));
      }
      closeSync(copy);
    },
    close: () => closeSync(wal),
  };
}

/** Whether the error says that the file is no database or is malformed. */
export function isCorruptionError(error: unknown): boolean {
  return [11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);
}

function explainFileInUse(error: unknown, path: string): unknown {
  if (!isBusyError(error)) return explainOpeningError(error, path);
  return new UnusableStore(`${path} is in use. Stop the service first, then try again.`, error);
}
