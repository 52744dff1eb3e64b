/**
 * Removes erased data from the SQLite file. All our connections overwrite deleted rows (`secure_delete`). A small file
 * is also vacuumed, which removes what other programs deleted. Finally the write-ahead log (-wal) is written into the
 * file and emptied, which fails while any connection reads an older state.
 */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { isBusyError } from '../connection/sqlite-file.ts';
import { StoreUnavailable } from '../store-errors.ts';

/** A larger file is not vacuumed: at this size it takes two seconds, during which visitors' rows wait. */
const mostVacuumedBytes = 64 * 1024 * 1024;

const pauseMs = 100;

/**
 * Returns whether the data was removed; retries each step until `patienceMs` have passed. Rejects with
 * StoreUnavailable. Vacuums only after the -wal could be emptied, which shows that no connection reads an older state:
 * otherwise each attempt would add the whole file to the -wal.
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
    (await succeeds(() => truncateWal(db))) &&
    (await succeeds(() => vacuumIfSmall(db, path))) &&
    (await succeeds(() => truncateWal(db)))
  );
}

function isDoneBy(step: () => boolean): boolean {
  try {
    return step();
  } catch (error) {
    if (isBusyError(error)) return false;
    throw new StoreUnavailable(error);
  }
}

function truncateWal(db: DatabaseSync): boolean {
  const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  return busy === 0;
}

function vacuumIfSmall(db: DatabaseSync, path: string): boolean {
  if (statSync(path).size <= mostVacuumedBytes) db.exec('VACUUM');
  return true;
}
