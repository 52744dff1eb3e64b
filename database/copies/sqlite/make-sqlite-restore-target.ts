/**
 * Prepares a copy beside the database file, checks that no service uses the file, then replaces it in one step. The
 * name of the database always belongs to a complete file. The replaced file is kept beside the new one.
 */
import {
  existsSync,
  linkSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import {
  isCorruptionError,
  refuseFileInUse,
  withExclusiveFile,
} from '../../connection/exclusive-sqlite-file.ts';
import { ensureDataFolder } from '../../connection/sqlite-file.ts';
import { openSqliteStore } from '../../open-sqlite-store.ts';
import { UnusableStore } from '../../store-errors.ts';
import { continueReceiptRegistersInFile } from '../continue-receipt-registers.ts';
import { flushToDisk } from '../flush-to-disk.ts';
import { removeFormerStaffInFile } from '../remove-former-staff.ts';
import type {
  RestoreResult,
  RestoreTarget,
  RestoreTargetStatus,
  StagedCopy,
} from '../restore-target.ts';
import { compareOpenSqliteWithCopy, compareSqliteWithCopy } from './compare-sqlite-with-copy.ts';
import { copyAndCheckSqlite, mergeWalIntoFile } from './copy-and-check-sqlite.ts';

const sideFileSuffixes = ['-wal', '-shm', '-journal'];

export function makeSqliteRestoreTarget(target: string): RestoreTarget {
  return {
    name: target,
    refuseWhileInUse: async () => {
      if (existsSync(target)) refuseFileInUse(target);
    },
    removeAbandonedCopies: () => withErrorsAsSentences(target, async () => removeAbandoned(target)),
    stage: (copy) => withErrorsAsSentences(target, () => stage(copy, target)),
  };
}

/** Turns errors of the file system into sentences, for example when this user may not read or write the folder. */
async function withErrorsAsSentences<T>(target: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new UnusableStore(
      `Nothing can be done in ${dirname(target)} (${code}). Run this as the user of the service, or set DATA_DIR to another folder.`,
      error,
    );
  }
}

async function stage(copy: string, target: string): Promise<StagedCopy> {
  if (existsSync(copy) && existsSync(target) && realpathSync(copy) === realpathSync(target))
    throw new UnusableStore(`${copy} is the database itself, not a copy of it.`);
  const createdFolder = ensureDataFolder(dirname(target));
  removeAbandoned(target);
  const scratch = `${target}.scratch-${process.pid}`;
  const discard = async () => {
    for (const suffix of ['', ...sideFileSuffixes]) rmSync(scratch + suffix, { force: true });
    if (createdFolder && readdirSync(dirname(target)).length === 0) rmdirSync(dirname(target));
  };
  try {
    const { summary, foreign } = await copyAndCheckSqlite(copy, scratch);
    if (foreign !== null) throw new UnusableStore(`${copy} is not put back: ${foreign}.`);
    // A copy of an older release is migrated now and not at the next start.
    await openSqliteStore(scratch, Date.now).close();
    mergeWalIntoFile(scratch);
    flushToDisk(scratch);
    return {
      summary,
      compareWithTarget: () => compareSqliteWithCopy(target, scratch),
      replace: (seen, stamp) => replace(target, scratch, seen, stamp),
      discard,
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function replace(
  target: string,
  scratch: string,
  seen: RestoreTargetStatus,
  stamp: string,
): Promise<RestoreResult> {
  const kept = `${target}.before-restore-${stamp}`;
  if (!existsSync(target)) {
    moveSideFiles(target, kept);
    linkAs(scratch, target);
    flushToDisk(dirname(target));
    return { kept: null, notes: [] };
  }
  return withExclusiveFile(target, async (db) => {
    // A damaged database can't be compared with the copy, so it counts as unchanged since the person confirmed the
    // restore.
    const isReadable = db !== null && seen.at !== 'unreadable';
    const now = isReadable ? await compareOpenSqliteWithCopy(db, target, scratch) : seen;
    if (!isDeepStrictEqual(now, seen))
      throw new UnusableStore(
        `${target} has changed meanwhile, so nothing was replaced. Stop the service and try again.`,
      );
    const notes = await keepRegistersAndLeavers(db, scratch);
    linkAs(target, kept);
    moveSideFiles(target, kept);
    renameSync(scratch, target);
    flushToDisk(dirname(target));
    return { kept, notes };
  });
}

/**
 * Applies to the copy what a restore must not undo: the numbers of receipts that were given since, and the removal of
 * members who have left. Returns sentences about both for the person who restores.
 */
async function keepRegistersAndLeavers(
  db: DatabaseSync | null,
  scratch: string,
): Promise<string[]> {
  const unknown =
    'Which numbers of receipts were given since the copy was made, and who has left, cannot be read.';
  if (db === null) return [unknown];
  try {
    return [
      ...continueReceiptRegistersInFile(db, scratch),
      ...(await removeFormerStaffInFile(db, scratch)),
    ];
  } catch (error) {
    if (!isCorruptionError(error)) throw error;
    return [unknown];
  }
}

/**
 * Moves away the -wal and similar files that a damaged or deleted database left beside the target. SQLite would treat
 * them as part of the new file.
 */
function moveSideFiles(target: string, kept: string): void {
  // SQLite creates the -shm file again at every opening, so it can be deleted.
  rmSync(`${target}-shm`, { force: true });
  for (const suffix of sideFileSuffixes)
    if (existsSync(target + suffix)) renameSync(target + suffix, kept + suffix);
}

/** Hard-links the file under a second name, so that the first name always exists. Never overwrites a file. */
function linkAs(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new UnusableStore(
        `${name} is there already, so nothing was replaced. Try again.`,
        error,
      );
    // The file system has no hard links, so the file is renamed, and for a moment the first name does not exist.
    renameSync(path, name);
  }
}

/** Removes what interrupted commands left behind: a staged copy, or a second name of the current file. */
function removeAbandoned(target: string): void {
  if (!existsSync(dirname(target))) return;
  const name = basename(target);
  const inPlace = existsSync(target) ? statSync(target).ino : null;
  for (const entry of readdirSync(dirname(target))) {
    const path = join(dirname(target), entry);
    const scratch = new RegExp(`^\\.scratch-(\\d+)(${sideFileSuffixes.join('|')})?$`).exec(
      entry.startsWith(name) ? entry.slice(name.length) : '',
    );
    const isAbandoned =
      (scratch !== null && !isRunning(Number(scratch[1]))) ||
      (entry.startsWith(`${name}.before-restore-`) && statSync(path).ino === inPlace);
    if (isAbandoned) rmSync(path, { force: true });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
