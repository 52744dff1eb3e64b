/**
 * A copy put back, or only tried: the same words and the same rules for a file and for PostgreSQL. Nothing
 * that is there is touched before it was named, and what is replaced is kept.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PlaceStatus, RestorePlace, StagedCopy } from '#database/copies/copy-types.ts';
import { restorePlace } from '#database/copies/restore-place.ts';
import { UnusableStore } from '#database/store-errors.ts';
import { stamp } from '../for-staff/indian-time.ts';
import type { Config } from '../settings/config.ts';
import { enquiryCount, sayFacts } from './copy-facts.ts';
import { keptDays } from './old-copies.ts';
import type { Terminal } from './terminal.ts';
import { WrongArguments } from './wrong-arguments.ts';

/** Ctrl-C, or a supervisor: what was begun is removed again. */
export const stopped = new UnusableStore('Stopped. Nothing was changed.');

/** Puts the copy into a database of its own, reads all of it, says what is in it, and removes it again. */
export async function runDrill(
  config: Config,
  file: string,
  terminal: Terminal,
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  const copy = resolve(file);
  refuseOtherKind(config, copy);
  const place = restorePlace(config);
  const staged = await stage(place, copy, stop);
  await staged.discard();
  stop.throwIfAborted();
  terminal.say(`The drill went well: ${copy} can be put back. It holds ${sayFacts(staged.facts)}.`);
  terminal.say(
    `It was read in a scratch database that is gone again; ${place.name} was not touched.`,
  );
}

/**
 * Puts the copy in the place of the database. `named` is that place as it was typed with the command, or
 * null to ask for it. Returns whether anything was replaced.
 */
export async function runRestore(
  config: Config,
  file: string,
  named: string | null,
  terminal: Terminal,
  stop: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const copy = resolve(file);
  const place = restorePlace(config);
  if (named !== null && named !== place.name)
    throw new WrongArguments(
      `--replace names ${named}, but the settings here are those of ${place.name}. Nothing was changed.`,
    );
  if (config.databaseUrl !== null)
    terminal.say(
      `DATABASE_URL is set: this is about PostgreSQL, ${place.name}, and not about DATA_DIR.`,
    );
  refuseOtherKind(config, copy);
  await place.refuseWhileInUse();
  const staged = await stage(place, copy, stop);
  try {
    terminal.say(`The copy holds ${sayFacts(staged.facts)}.`);
    const seen = await staged.look();
    if (seen.at !== 'nothing') {
      for (const line of whatIsReplaced(place.name, seen)) terminal.say(line);
      const answer =
        named ?? (await terminal.ask(`To replace it, type its name (${place.name}): `));
      if (answer === null)
        throw new WrongArguments(
          `Nothing was changed, for want of an answer. Without being asked: npm run restore -- ${file} --replace ${place.name}`,
        );
      if (answer.trim() !== place.name) {
        terminal.say('That is not its name. Nothing was changed.');
        return false;
      }
    }
    stop.throwIfAborted();
    const { kept, notes } = await staged.replace(seen, stamp(terminal.now()));
    terminal.say(`Restored: ${place.name} holds ${sayFacts(staged.facts)}.`);
    if (kept !== null)
      terminal.say(
        `What was there before is kept as ${kept}, until npm run backup finds it older than ${keptDays} days.`,
      );
    for (const note of notes) terminal.say(note);
    return true;
  } finally {
    await staged.discard();
  }
}

/** A program that is stopped with us fails for a reason that is none. */
async function stage(place: RestorePlace, copy: string, stop: AbortSignal): Promise<StagedCopy> {
  try {
    return await place.stage(copy);
  } catch (error) {
    stop.throwIfAborted();
    throw error;
  }
}

function whatIsReplaced(place: string, seen: Exclude<PlaceStatus, { at: 'nothing' }>): string[] {
  if (seen.at === 'unreadable')
    return [
      `${place} is damaged (${seen.why}), so nobody can say what is newer in it than in the copy.`,
    ];
  const lines = [`It would replace ${place}, which holds ${sayFacts(seen)}.`];
  if (seen.newer > 0)
    lines.push(`Newer than the copy, and then only in what is kept: ${enquiryCount(seen.newer)}.`);
  if (seen.erasedSince > 0)
    lines.push(
      `Erased since the copy was made, and back with it: ${enquiryCount(seen.erasedSince)}. Erase them again afterwards.`,
    );
  if (seen.newer + seen.erasedSince === 0) lines.push('Both hold the same enquiries.');
  return lines;
}

/** A file is put back into a file, a dump into PostgreSQL. */
function refuseOtherKind({ databaseUrl }: Config, copy: string): void {
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
