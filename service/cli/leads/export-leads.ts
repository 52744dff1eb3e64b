import { lstatSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Store } from '#database/store.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { byteOrderMark, formatCsvLine } from '../../for-staff/format-csv-line.ts';
import { formatEnquiryCount } from '../../for-staff/format-enquiry-count.ts';
import { formatLeadJsonLine } from '../../for-staff/format-lead-json-line.ts';
import { formatLeadCells, leadColumnTitles } from '../../for-staff/lead-columns.ts';
import type { Offers } from '../../offers/read-offers.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { WrongArguments } from '../terminal/wrong-arguments.ts';
import type { LeadArguments } from './lead-arguments.ts';
import type { LeadCommandContext } from './lead-command-context.ts';
import { iterateLeads } from './list-leads.ts';

/**
 * Exports leads as CSV for spreadsheets, or with --json as one JSON object per line. The export goes to standard
 * output, or with --out to a file that only its owner may read. The file gets its final name when the export is
 * complete, so a failed export leaves no file.
 */
export async function exportLeads(
  store: Store,
  args: LeadArguments,
  terminal: Terminal,
  { offers }: LeadCommandContext,
): Promise<void> {
  if (args.out === null) {
    await writeAll(store, args, terminal, offers, (text) => terminal.write(text));
    return;
  }
  const { out } = args;
  // Refuses a device or a link such as /dev/stdout, because the final rename would replace it.
  const existing = lstatSync(out, { throwIfNoEntry: false });
  if (existing && !existing.isFile() && !existing.isDirectory())
    throw new WrongArguments(
      `${out} is there and is no ordinary file. Name another, or leave --out away: export > leads.csv`,
    );
  const unfinished = `${out}.unfinished`;
  const file = await open(unfinished, 'w', 0o600).catch(explainUnwritable(out));
  try {
    const count = await writeAll(
      store,
      args,
      terminal,
      offers,
      // The text is written with `appendFile`, because on a nearly full disk `write` may write only a part of the text
      // without an error.
      (text) => file.appendFile(text).catch(explainFullDisk(out)),
    );
    await file.sync().catch(explainFullDisk(out));
    await file.close();
    await rename(unfinished, out).catch(explainUnwritable(out));
    terminal.say(`${formatEnquiryCount(count)} ${count === 1 ? 'is' : 'are'} in ${out}.`);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

function explainUnwritable(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw new WrongArguments(
      `Cannot write ${path} (${error.code}). Name a file in a folder that is there and is yours.`,
    );
  };
}

/**
 * Turns the error of a full disk, a full quota or a limited file size into a sentence; throws every other error
 * unchanged.
 */
function explainFullDisk(path: string) {
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
  await recordExport(store, args, terminal);
  let count = 0;
  if (!args.json) await write(byteOrderMark + formatCsvLine(leadColumnTitles));
  for await (const lead of iterateLeads(store, args, terminal)) {
    count += 1;
    await write(
      args.json ? formatLeadJsonLine(lead, offers) : formatCsvLine(formatLeadCells(lead, offers)),
    );
  }
  return count;
}

/**
 * Records the export in the audit before the first row is written, because in `leads export | head` this process ends
 * as soon as `head` closes the pipe. If the database can't store the entry, for example on a full disk, the export
 * continues and a message says so.
 */
async function recordExport(
  { desk }: Store,
  { filter, text, limit }: LeadArguments,
  terminal: Terminal,
): Promise<void> {
  const { table, since, until } = filter;
  // A search text may be a person's name or number, so the audit records only whether there was one.
  const what = {
    ...(table && { kinds: [table] }),
    ...(since && { since }),
    ...(until && { until }),
    ...(limit !== null && { limit }),
    isSearched: text !== null,
  };
  try {
    await desk.recordEvent('enquiries.exported', 'enquiries', 'terminal', what);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    terminal.say('The database takes no entry now, so the audit does not tell of this export.');
  }
}
