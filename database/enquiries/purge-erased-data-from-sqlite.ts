/**
 * Removes erased data from the file. `secure_delete`, which is set on every connection of ours, overwrites deleted
 * rows. Vacuuming a small file also removes what other programs deleted. Last, the -wal is written to the file and
 * truncated, which fails while any connection reads an older state.
 */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { isBusy } from '../connection/sqlite-file.ts';
import { StoreUnavailable } from '../store-errors.ts';

/** A larger file is not vacuumed: at this size it takes two seconds, during which visitors' rows wait. */
const anewBytes = 64 * 1024 * 1024;

const pauseMs = 100;

/**
 * Resolves with whether the data was removed; the steps are retried until `patienceMs` are over. Rejects with
 * StoreUnavailable. Does not vacuum while a connection reads an older state: each attempt would add the whole file to
 * the log, which then can't be truncated.
 */
export async function purgeErasedDataFromSqlite(
  db: DatabaseSync,
  path: string,
  patienceMs = 10_000,
): Promise<boolean> {
  let pausesLeft = patienceMs / pauseMs;
  const succeeds = async (step: () => boolean): Promise<boolean> => {
    while (!isDoneBy(step)) {
      if (pausesLeft <= 0) return false;
      pausesLeft -= 1;
      await delay(pauseMs);
    }
    return true;
  };
  return (
    (await succeeds(() => cutLogOff(db))) &&
    (await succeeds(() => buildAnew(db, path))) &&
    (await succeeds(() => cutLogOff(db)))
  );
}

function isDoneBy(step: () => boolean): boolean {
  try {
    return step();
  } catch (error) {
    if (isBusy(error)) return false;
    throw new StoreUnavailable(error);
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
