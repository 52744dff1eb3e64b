/**
 * What was deleted must not linger in the file. `secure_delete`, which every connection of ours has, overwrites
 * a row as it goes; building a small file anew also takes what other programs have deleted in it. Last, the log
 * of pages is emptied into the file and cut off, which fails while anybody reads an older state of it.
 */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { isBusy } from '../connection/sqlite-file.ts';
import { StoreAway } from '../store.ts';

/** A file of this size is built anew in two seconds, for which visitors' rows wait. */
const anewBytes = 64 * 1024 * 1024;

const tries = 100;
const pauseMs = 100;

/** Resolves with whether it was done. Rejects with StoreAway. */
export async function scrubSqlite(db: DatabaseSync, path: string): Promise<boolean> {
  for (let n = 0; n < tries; n += 1) {
    if (scrubOnce(db, path)) return true;
    await delay(pauseMs);
  }
  return false;
}

function scrubOnce(db: DatabaseSync, path: string): boolean {
  try {
    if (statSync(path).size <= anewBytes) db.exec('VACUUM');
    const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    return busy === 0;
  } catch (error) {
    if (isBusy(error)) return false;
    throw new StoreAway(error);
  }
}
