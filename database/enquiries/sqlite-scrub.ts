/**
 * What was deleted must not linger in the file. `secure_delete`, which every connection of ours has, overwrites
 * a row as it goes; building a small file anew also takes what other programs have deleted in it. Last, the log
 * of pages is emptied into the file and cut off, which fails while anybody reads an older state of it.
 */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { isBusy } from '../connection/sqlite-file.ts';
import { StoreAway } from '../store-errors.ts';

/** A file of this size is built anew in two seconds, for which visitors' rows wait. */
const anewBytes = 64 * 1024 * 1024;

const pauseMs = 100;

/**
 * Resolves with whether it was done; each step is tried for so long. Rejects with StoreAway. While somebody reads an
 * older state nothing is built anew: each time would add the whole file to the log, which cannot be cut off then.
 */
export async function scrubSqlite(
  db: DatabaseSync,
  path: string,
  patienceMs = 10_000,
): Promise<boolean> {
  const succeeds = (step: () => boolean) => becomesTrue(() => isDoneBy(step), patienceMs);
  return (
    (await succeeds(() => cutLogOff(db))) &&
    (await succeeds(() => buildAnew(db, path))) &&
    (await succeeds(() => cutLogOff(db)))
  );
}

async function becomesTrue(isTrue: () => boolean, patienceMs: number): Promise<boolean> {
  for (let n = 0; n < patienceMs / pauseMs; n += 1) {
    if (isTrue()) return true;
    await delay(pauseMs);
  }
  return false;
}

function isDoneBy(step: () => boolean): boolean {
  try {
    return step();
  } catch (error) {
    if (isBusy(error)) return false;
    throw new StoreAway(error);
  }
}

function cutLogOff(db: DatabaseSync): boolean {
  const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  return busy === 0;
}

function buildAnew(db: DatabaseSync, path: string): boolean {
  if (statSync(path).size <= anewBytes) db.exec('VACUUM');
  return true;
}
