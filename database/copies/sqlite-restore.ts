/**
 * A copy made ready beside the database file, then put in its place in one step: at no moment is there no
 * file under that name, and the old one is kept beside it. The service must not be running; this is checked.
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
import { aloneWith, isDamage, refuseWhileInUse } from '../connection/sqlite-alone.ts';
import { prepareFolder } from '../connection/sqlite-file.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import { UnusableStore } from '../store-errors.ts';
import type { PlaceStatus, Replaced, RestorePlace, StagedCopy } from './copy-types.ts';
import { goOnInFile } from './given-numbers.ts';
import { keepAwayInFile } from './left-since.ts';
import { flushToDisk } from './private-file.ts';
import { asOneFile, copySqlite } from './sqlite-copy.ts';
import { lookAt, placeStatusOf } from './sqlite-status.ts';

const besides = ['-wal', '-shm', '-journal'];

export function sqliteRestorePlace(target: string): RestorePlace {
  return {
    name: target,
    refuseWhileInUse: async () => {
      if (existsSync(target)) refuseWhileInUse(target);
    },
    removeAbandoned: () => inWords(target, async () => removeAbandoned(target)),
    stage: (copy) => inWords(target, () => stage(copy, target)),
  };
}

/** A folder that this user may not read or write. */
async function inWords<T>(target: string, work: () => Promise<T>): Promise<T> {
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
  const createdFolder = prepareFolder(dirname(target));
  removeAbandoned(target);
  const scratch = `${target}.scratch-${process.pid}`;
  const discard = async () => {
    for (const suffix of ['', ...besides]) rmSync(scratch + suffix, { force: true });
    if (createdFolder && readdirSync(dirname(target)).length === 0) rmdirSync(dirname(target));
  };
  try {
    const { facts, foreign } = await copySqlite(copy, scratch);
    if (foreign !== null) throw new UnusableStore(`${copy} is not put back: ${foreign}.`);
    // A copy of an older release is brought up to date here, and not at the next start.
    await openSqliteStore(scratch, Date.now).close();
    asOneFile(scratch);
    flushToDisk(scratch);
    return {
      facts,
      look: () => lookAt(target, scratch),
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
  seen: PlaceStatus,
  stamp: string,
): Promise<Replaced> {
  const kept = `${target}.before-restore-${stamp}`;
  if (!existsSync(target)) {
    moveBesides(target, kept);
    keepAs(scratch, target);
    flushToDisk(dirname(target));
    return { kept: null, notes: [] };
  }
  return aloneWith(target, async (db) => {
    // Of a damaged one nobody could say what it holds when it was shown, and nobody can now.
    const isReadable = db !== null && seen.at !== 'unreadable';
    const now = isReadable ? await placeStatusOf(db, target, scratch) : seen;
    if (!isDeepStrictEqual(now, seen))
      throw new UnusableStore(
        `${target} has changed meanwhile, so nothing was replaced. Stop the service and try again.`,
      );
    const notes = await goOn(db, scratch);
    keepAs(target, kept);
    moveBesides(target, kept);
    renameSync(scratch, target);
    flushToDisk(dirname(target));
    return { kept, notes };
  });
}

/** What must not be set back goes along. */
async function goOn(db: DatabaseSync | null, scratch: string): Promise<string[]> {
  const unknown =
    'Which numbers of receipts were given since the copy was made, and who has left, cannot be read.';
  if (db === null) return [unknown];
  try {
    return [...goOnInFile(db, scratch), ...(await keepAwayInFile(db, scratch))];
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [unknown];
  }
}

/** Only a damaged database has these still. Beside the new file they would be taken for its own. */
function moveBesides(target: string, kept: string): void {
  // Made anew at every opening.
  rmSync(`${target}-shm`, { force: true });
  for (const suffix of besides)
    if (existsSync(target + suffix)) renameSync(target + suffix, kept + suffix);
}

/** A second name for the same file, so that the first never points to nothing; never over another file. */
function keepAs(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new UnusableStore(
        `${name} is there already, so nothing was replaced. Try again.`,
        error,
      );
    // A file system without second names.
    renameSync(path, name);
  }
}

/** What a command that was killed has left: its copy, or a second name for what is still in place. */
function removeAbandoned(target: string): void {
  if (!existsSync(dirname(target))) return;
  const name = basename(target);
  const inPlace = existsSync(target) ? statSync(target).ino : null;
  for (const entry of readdirSync(dirname(target))) {
    const path = join(dirname(target), entry);
    const scratch = new RegExp(`^\\.scratch-(\\d+)(${besides.join('|')})?$`).exec(
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
