/**
 * Restores a copy, or in a drill only checks whether it can be restored. Messages and rules are the same for SQLite and
 * PostgreSQL. Existing data is replaced only after the person has typed the name of the database, and the replaced data
 * is kept.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { chooseRestoreTarget } from '#database/copies/choose-restore-target.ts';
import type {
  RestoreTarget,
  RestoreTargetStatus,
  StagedCopy,
} from '#database/copies/restore-target.ts';
import { UnusableStore } from '#database/store-errors.ts';
import { formatEnquiryCount } from '../../for-staff/format-enquiry-count.ts';
import { formatFileNameTimestamp } from '../../for-staff/indian-time-text.ts';
import type { Config } from '../../settings/config.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { WrongArguments } from '../terminal/wrong-arguments.ts';
import { describeCopyContents } from './describe-copy-contents.ts';
import { copyKeptDays } from './kept-copies.ts';

/** The reason with which SIGINT or SIGTERM aborts a restore or a drill. Everything that it created is then removed. */
export const restoreStoppedError = new UnusableStore('Stopped. Nothing was changed.');

/** Restores the copy into a temporary database, reads all of it, reports its contents, and removes that database. */
export async function runRestoreDrill(
  config: Config,
  file: string,
  terminal: Terminal,
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  const copy = resolve(file);
  refuseOtherKindOfCopy(config, copy);
  const target = chooseRestoreTarget(config);
  const staged = await stage(target, copy, stop);
  await staged.discard();
  stop.throwIfAborted();
  terminal.say(
    `The drill went well: ${copy} can be put back. It holds ${describeCopyContents(staged.summary)}.`,
  );
  terminal.say(
    `It was read in a scratch database that is gone again; ${target.name} was not touched.`,
  );
}

/**
 * Replaces the database with the copy. `named` is the database's name if the person typed it with the command
 * (`--replace`). If it is null and the database has data, the person is asked to type the name. Resolves with false,
 * and changes nothing, if the answer is another name. Throws WrongArguments if `named` is another name, or if nobody
 * answers.
 */
export async function runRestore(
  config: Config,
  file: string,
  named: string | null,
  terminal: Terminal,
  stop: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const copy = resolve(file);
  const target = chooseRestoreTarget(config);
  if (named !== null && named !== target.name)
    throw new WrongArguments(
      `--replace names ${named}, but the settings here are those of ${target.name}. Nothing was changed.`,
    );
  if (config.databaseUrl !== null)
    terminal.say(
      `DATABASE_URL is set: this is about PostgreSQL, ${target.name}, and not about DATA_DIR.`,
    );
  refuseOtherKindOfCopy(config, copy);
  await target.refuseWhileInUse();
  const staged = await stage(target, copy, stop);
  try {
    terminal.say(`The copy holds ${describeCopyContents(staged.summary)}.`);
    const current = await staged.compareWithTarget();
    if (current.at !== 'nothing') {
      for (const line of describeReplacedData(target.name, current)) terminal.say(line);
      const answer =
        named ?? (await terminal.ask(`To replace it, type its name (${target.name}): `));
      if (answer === null)
        throw new WrongArguments(
          `Nothing was changed, for want of an answer. Without being asked: npm run restore -- ${file} --replace ${target.name}`,
        );
      if (answer.trim() !== target.name) {
        terminal.say('That is not its name. Nothing was changed.');
        return false;
      }
    }
    stop.throwIfAborted();
    const { kept, notes } = await staged.replace(current, formatFileNameTimestamp(terminal.now()));
    terminal.say(`Restored: ${target.name} holds ${describeCopyContents(staged.summary)}.`);
    if (kept !== null)
      terminal.say(
        `What was there before is kept as ${kept}, until npm run backup finds it older than ${copyKeptDays} days.`,
      );
    for (const note of notes) terminal.say(note);
    return true;
  } finally {
    await staged.discard();
  }
}

/**
 * Prepares the copy for the restore. Ctrl-C also stops the program that prepares it, such as `pg_restore`. The person
 * then reads "Stopped", and not that this program failed.
 */
async function stage(target: RestoreTarget, copy: string, stop: AbortSignal): Promise<StagedCopy> {
  try {
    return await target.stage(copy);
  } catch (error) {
    stop.throwIfAborted();
    throw error;
  }
}

function describeReplacedData(
  targetName: string,
  current: Exclude<RestoreTargetStatus, { at: 'nothing' }>,
): string[] {
  if (current.at === 'unreadable')
    return [
      `${targetName} is damaged (${current.why}), so nobody can say what is newer in it than in the copy.`,
    ];
  const lines = [`It would replace ${targetName}, which holds ${describeCopyContents(current)}.`];
  if (current.newer > 0)
    lines.push(
      `Newer than the copy, and then only in what is kept: ${formatEnquiryCount(current.newer)}.`,
    );
  if (current.erasedSince > 0)
    lines.push(
      `Erased since the copy was made, and back with it: ${formatEnquiryCount(current.erasedSince)}. Erase them again afterwards.`,
    );
  if (current.newer + current.erasedSince === 0) lines.push('Both hold the same enquiries.');
  lines.push(
    'All else goes back to the copy as well: notes, orders, batches, fees, published facts.',
  );
  return lines;
}

/**
 * Refuses a file that is no copy, and a copy of the other kind of database: a SQLite file can't be restored to
 * PostgreSQL, nor a PostgreSQL dump to a file.
 */
function refuseOtherKindOfCopy({ databaseUrl }: Config, copy: string): void {
  const head = beginningOf(copy);
  if (head.startsWith('SQLite format 3') && databaseUrl !== null)
    throw new UnusableStore(
      `${copy} is a copy of a database file, and DATABASE_URL names PostgreSQL. Unset it for this command (DATABASE_URL= npm run restore -- …), or put a .dump back.`,
    );
  if (head.startsWith('PGDMP') && databaseUrl === null)
    throw new UnusableStore(
      `${copy} is a copy of a PostgreSQL database, and DATABASE_URL is not set. Set it to where the copy is to go.`,
    );
  if (!/^(SQLite format 3|PGDMP)/.test(head))
    throw new UnusableStore(`${copy} is no copy that npm run backup has made.`);
}

function beginningOf(copy: string): string {
  try {
    const file = openSync(copy, 'r');
    try {
      const head = Buffer.alloc(16);
      readSync(file, head);
      return head.toString('latin1');
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UnusableStore(
      code === 'ENOENT' ? `There is no file ${copy}.` : `${copy} cannot be read (${code}).`,
      error,
    );
  }
}
