/** Checks that no other process has a database file open. */
import { appendFileSync, closeSync, existsSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { UnusableStore } from '../store-errors.ts';
import { explainOpeningError, isBusy } from './sqlite-file.ts';

/** Throws UnusableStore if the file is in use. A damaged file counts as unused. */
export function refuseFileInUse(path: string): void {
  const log = heldLog(path);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 0 });
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    db.close();
  } catch (error) {
    db?.close();
    if (!isCorruptionError(error)) throw inUse(error, path);
    log.putBack();
  } finally {
    log.letGo();
  }
}

/**
 * Runs `work` while no other process can use the file. Before that, the -wal is written into the file, so that the file
 * alone is the whole database. `work` gets null if the file is damaged; then nothing is locked. Rejects with
 * UnusableStore if the file is in use.
 */
export async function withExclusiveFile<T>(
  path: string,
  work: (db: DatabaseSync | null) => T | Promise<T>,
): Promise<T> {
  const log = heldLog(path);
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(path, { timeout: 0 });
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL');
    // Reading releases the lock of the exclusive mode, so the lock is taken again after the read.
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db?.close();
    db = null;
    if (!isCorruptionError(error)) throw inUse(error, path);
    log.putBack();
  } finally {
    log.letGo();
  }
  try {
    return await work(db);
  } finally {
    db?.close();
  }
}

/**
 * Opens the -wal and keeps it open while the database file, which may be damaged, is opened. SQLite deletes a -wal
 * whose header it can't read, together with rows that could still be saved. Through the open handle, the deleted -wal
 * can still be read. On Windows, the open handle prevents the deletion.
 */
function heldLog(path: string): { putBack(): void; letGo(): void } {
  const name = `${path}-wal`;
  let log: number;
  try {
    log = openSync(name, 'r');
  } catch {
    // A -wal that does not exist or can't be read can't be put back. If it can't be read, SQLite itself reports this.
    return { putBack: () => {}, letGo: () => {} };
  }
  return {
    putBack() {
      if (existsSync(name)) return;
      const copy = openSync(name, 'wx', 0o600);
      const part = Buffer.alloc(1 << 20);
      for (let at = 0, size = -1; size !== 0; at += size) {
        size = readSync(log, part, 0, part.length, at);
        appendFileSync(copy, part.subarray(0, size));
      }
      closeSync(copy);
    },
    letGo: () => closeSync(log),
  };
}

/** Whether the error says that the file is no database or is malformed. */
export function isCorruptionError(error: unknown): boolean {
  return [11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);
}

function inUse(error: unknown, path: string): unknown {
  if (!isBusy(error)) return explainOpeningError(error, path);
  return new UnusableStore(`${path} is in use. Stop the service first, then try again.`, error);
}
