/** Being the only one who has a database file open: checked, never assumed. */
import { appendFileSync, closeSync, existsSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { UnusableStore } from '../store-errors.ts';
import { explainOpening, isBusy } from './sqlite-file.ts';

/** Throws UnusableStore when somebody has it open. A damaged file is nobody's. */
export function refuseWhileInUse(path: string): void {
  const log = heldLog(path);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 0 });
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    db.close();
  } catch (error) {
    db?.close();
    if (!isDamage(error)) throw inUse(error, path);
    log.putBack();
  } finally {
    log.letGo();
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
  const log = heldLog(path);
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
 * The -wal of a file that may be damaged. SQLite deletes one whose head it cannot read, and with it rows that somebody
 * might still save; what is open can be read although it has no name any more. On Windows nobody can delete it then.
 */
function heldLog(path: string): { putBack(): void; letGo(): void } {
  const name = `${path}-wal`;
  let log: number;
  try {
    log = openSync(name, 'r');
  } catch {
    // There is none; or it may not be read, which SQLite says next.
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

/** Not a database at all, or a malformed one. */
export function isDamage(error: unknown): boolean {
  return [11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);
}

function inUse(error: unknown, path: string): unknown {
  if (!isBusy(error)) return explainOpening(error, path);
  return new UnusableStore(`${path} is in use. Stop the service first, then try again.`, error);
}
