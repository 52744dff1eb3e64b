import { lstatSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Store } from '#database/store.ts';
import { StoreAway } from '#database/store-errors.ts';
import { byteOrderMark, csvLine } from '../for-staff/csv.ts';
import { jsonLine, leadCells, leadColumns } from '../for-staff/lead-columns.ts';
import type { Offers } from '../offers/offers.ts';
import type { CommandContext } from './command-context.ts';
import type { LeadArguments } from './lead-arguments.ts';
import { selectedLeads } from './list-leads.ts';
import type { Terminal } from './terminal.ts';
import { WrongArguments } from './wrong-arguments.ts';

/**
 * CSV for a spreadsheet, to standard output or, with --out, to a file that only its owner may read. The
 * file appears under its name when it is whole; a broken export leaves none.
 */
export async function exportLeads(
  store: Store,
  args: LeadArguments,
  terminal: Terminal,
  { offers }: CommandContext,
): Promise<void> {
  if (args.out === null) {
    await writeAll(store, args, terminal, offers, (text) => terminal.write(text));
    return;
  }
  const { out } = args;
  // A device or a link (/dev/stdout, say) would be gone when the file takes its name.
  const there = lstatSync(out, { throwIfNoEntry: false });
  if (there && !there.isFile() && !there.isDirectory())
    throw new WrongArguments(
      `${out} is there and is no ordinary file. Name another, or leave --out away: export > leads.csv`,
    );
  const unfinished = `${out}.unfinished`;
  const file = await open(unfinished, 'w', 0o600).catch(cannotWrite(out));
  try {
    const count = await writeAll(
      store,
      args,
      terminal,
      offers,
      // Not `write`: on a disk that is nearly full it may take only a part of the text, without an error.
      (text) => file.appendFile(text).catch(noRoom(out)),
    );
    await file.sync().catch(noRoom(out));
    await file.close();
    await rename(unfinished, out).catch(cannotWrite(out));
    terminal.say(`${count} enquiries are in ${out}.`);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

function cannotWrite(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw new WrongArguments(
      `Cannot write ${path} (${error.code}). Name a file in a folder that is there and is yours.`,
    );
  };
}

/** A disk that is full, or a quota that is used up; every other failure keeps its own words. */
function noRoom(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'ENOSPC' && error.code !== 'EDQUOT' && error.code !== 'EFBIG') throw error;
    throw new WrongArguments(
      `There is no room for ${path} (${error.code}): nothing of it was kept. Make room, or name a file on another disk with --out.`,
    );
  };
}

async function writeAll(
  store: Store,
  args: LeadArguments,
  terminal: Terminal,
  offers: Offers,
  write: (text: string) => Promise<void>,
): Promise<number> {
  await noteExport(store, args, terminal);
  let count = 0;
  if (!args.json) await write(byteOrderMark + csvLine(leadColumns));
  for await (const lead of selectedLeads(store, args, terminal)) {
    count += 1;
    await write(args.json ? jsonLine(lead, offers) : csvLine(leadCells(lead, offers)));
  }
  return count;
}

/**
 * Before the first row: whoever reads from a pipe may close it, and the process ends there. On a full disk no entry
 * can be written, and what is there can still be carried away.
 */
async function noteExport(
  { desk }: Store,
  { filter, text, limit }: LeadArguments,
  terminal: Terminal,
): Promise<void> {
  const { table, since, until } = filter;
  // What was searched for may be somebody's name or number, and stays out of the audit.
  const what = {
    ...(table && { kinds: [table] }),
    ...(since && { since }),
    ...(until && { until }),
    ...(limit !== null && { limit }),
    isSearched: text !== null,
  };
  try {
    await desk.noteEvent('enquiries.exported', 'enquiries', 'terminal', what);
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    terminal.say('The database takes no entry now, so the audit does not tell of this export.');
  }
}
