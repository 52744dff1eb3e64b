/**
 * Erases people: the enquiries with the given ids, or all enquiries of a mail address that match the other options.
 * Then cleans the database's files, in which deleted data would otherwise stay readable, and lists the copies that may
 * still contain it.
 */
import { normaliseEmail } from '#contract/rows/normalise-email.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';
import { toLeadFromQuarantine } from '#database/enquiries/lead-record.ts';
import type { QuarantinedSubmission } from '#database/quarantine/quarantine-port.ts';
import type { Store } from '#database/store.ts';
import { UnusableStore } from '#database/store-errors.ts';
import { formatEnquiryKindForStaff } from '../../for-staff/format-enquiry-kind-for-staff.ts';
import { formatIndianTime } from '../../for-staff/indian-time-text.ts';
import { isTextInLead } from '../../for-staff/is-text-in-lead.ts';
import { receiptNumbersOfErasureEvent } from '../../payments/receipt-numbers-of-erasure-event.ts';
import {
  copyExpiresAt,
  copyKeptDays,
  fewestKeptBackups,
  type KeptCopy,
} from '../copies/kept-copies.ts';
import { sanitiseForTerminal, type Terminal } from '../terminal/terminal.ts';
import { WrongArguments } from '../terminal/wrong-arguments.ts';
import type { LeadArguments } from './lead-arguments.ts';
import type { LeadCommandContext } from './lead-command-context.ts';
import { iterateLeads } from './list-leads.ts';

type Found = { id: string; createdAt: Date; what: string };

export async function eraseLeads(
  store: Store,
  args: LeadArguments,
  terminal: Terminal,
  context: Pick<LeadCommandContext, 'listKeptCopies' | 'removeUnfinishedBackups'>,
): Promise<void> {
  const named = await findByIds(store, args.rest);
  const erasedEarlierIds = await findErasedEarlier(store, named.unknown);
  const missing = named.unknown.filter((id) => !erasedEarlierIds.includes(id));
  if (missing.length > 0) {
    // The files are cleaned even if an id is unknown. The id may be mistyped, and an earlier run may have erased the
    // enquiry but stopped before it cleaned the files.
    if (!(await scrub(store, terminal, context))) throw new UnusableStore(filesStillReadMessage);
    throw new WrongArguments(
      [
        ...missing.map((id) => `There is no enquiry with the id ${sanitiseForTerminal(id)}.`),
        'Nothing was erased now.',
      ].join('\n'),
    );
  }
  for (const id of erasedEarlierIds) terminal.say(`${sanitiseForTerminal(id)} was erased earlier.`);
  const all = [
    ...named.found,
    ...(args.email === null ? [] : await findByEmail(store, args.email, args, terminal)),
  ];
  const found = [...new Map(all.map((one) => [one.id, one])).values()];
  if (args.rest.length === 0 && args.email === null)
    throw new WrongArguments(
      'Say which: npm run leads -- erase <id> …, or erase --email name@example.com',
    );

  for (const { createdAt, what, id } of found)
    terminal.say(`  ${formatIndianTime(createdAt)}  ${what}  ${id}`);
  if (found.length > 0 && !args.yes) {
    const answer = await terminal.ask(`Erase ${found.length} for good? Type yes: `);
    if (answer === null)
      throw new WrongArguments(
        'Nothing was erased, for want of an answer. Add --yes to erase without being asked.',
      );
    if (answer.trim().toLowerCase() !== 'yes') return terminal.say('Nothing was erased.');
  }
  const erased = await store.desk.erase(
    found.map(({ id }) => id),
    'terminal',
  );
  const nothing =
    erasedEarlierIds.length > 0 ? 'Nothing is left to erase.' : 'Nothing found to erase.';
  terminal.say(found.length === 0 ? nothing : `${erased} erased.`);
  // The files are cleaned even if no enquiry was found, because an earlier run may have stopped before it cleaned them.
  const areFilesClean = await scrub(store, terminal, context);
  const keptCopies = await context.listKeptCopies();
  const receipts = await findReceiptNumbers(store, [
    ...erasedEarlierIds,
    ...found.map(({ id }) => id),
  ]);
  if (args.json)
    await terminal.write(
      `${JSON.stringify({ erased, receipts, copies: keptCopies.map(toCopyJson) })}\n`,
    );
  for (const line of describeKeptReceipts(receipts)) terminal.say(line);
  for (const line of describeKeptCopies(keptCopies)) terminal.say(line);
  if (!areFilesClean) throw new UnusableStore(filesStillReadMessage);
}

/**
 * Cleans the database's files, and removes the incomplete files of killed backups. Resolves with true if the database's
 * files contain nothing of the erased data any more.
 */
async function scrub(
  store: Store,
  terminal: Terminal,
  { removeUnfinishedBackups }: Pick<LeadCommandContext, 'removeUnfinishedBackups'>,
): Promise<boolean> {
  const begun = terminal.now();
  const areFilesClean = await store.purgeErasedData();
  const removed = areFilesClean ? await removeUnfinishedBackups(begun) : 0;
  if (removed > 0) terminal.say(`Removed what backups that did not end have left: ${removed}.`);
  return areFilesClean;
}

/** Returns those of the ids whose enquiries were already erased, according to their history. */
async function findErasedEarlier(store: Store, ids: readonly string[]): Promise<string[]> {
  const events = await store.desk.eventsOf(ids);
  return ids.filter((id) =>
    events.some(({ subject, type }) => subject === id && type === 'enquiry.erased'),
  );
}

/**
 * Returns the numbers of the receipts that are kept although their enquiries were erased. The event of each erasure
 * contains these numbers.
 */
async function findReceiptNumbers(store: Store, ids: readonly string[]): Promise<string[]> {
  return (await store.desk.eventsOf(ids)).flatMap(receiptNumbersOfErasureEvent);
}

function describeKeptReceipts(receipts: readonly string[]): string[] {
  if (receipts.length === 0) return [];
  return [
    `Receipts stay, with the name as printed, because tax law has them kept: ${receipts.join(', ')}`,
  ];
}

const filesStillReadMessage =
  'Something else was reading the database all the while (a backup, another program), so what was erased may still stand in its files. Run the same command again when that has ended.';

async function findByIds(
  store: Store,
  ids: readonly string[],
): Promise<{ found: Found[]; unknown: string[] }> {
  const quarantined = ids.length === 0 ? [] : await store.findAllQuarantined();
  const found: Found[] = [];
  const unknown: string[] = [];
  for (const id of ids) {
    const lead = await store.findLead(id);
    const kept = quarantined.find((one) => one.id === id);
    if (lead) found.push(toFoundLead(lead));
    else if (kept) found.push(toFoundQuarantined(kept));
    else unknown.push(id);
  }
  return { found, unknown };
}

async function findByEmail(
  store: Store,
  email: string,
  args: LeadArguments,
  terminal: Terminal,
): Promise<Found[]> {
  const wanted = normaliseEmail(email);
  const found: Found[] = [];
  for await (const lead of iterateLeads(store, args, terminal))
    if (normaliseEmail(lead.email ?? '') === wanted) found.push(toFoundLead(lead));
  const { table, since, until } = args.filter;
  const quarantined = (await store.findAllQuarantined()).filter(
    (one) =>
      normaliseEmail(one.row.email ?? '') === wanted &&
      (table === undefined || one.table === table) &&
      (since === undefined || one.createdAt >= since) &&
      (until === undefined || one.createdAt < until) &&
      (args.text === null || isTextInLead(toLeadFromQuarantine(one), args.text)),
  );
  return [...found, ...quarantined.map(toFoundQuarantined)];
}

const toFoundLead = ({ id, createdAt, table }: Lead): Found => ({
  id,
  createdAt,
  what: formatEnquiryKindForStaff(table),
});
const toFoundQuarantined = ({ id, createdAt }: QuarantinedSubmission): Found => ({
  id,
  createdAt,
  what: 'in quarantine',
});

const toCopyJson = (copy: KeptCopy) => ({
  name: copy.name,
  until: copyExpiresAt(copy)?.toISOString() ?? null,
});

function describeKeptCopies(copies: readonly KeptCopy[]): string[] {
  if (copies.length === 0) return [];
  return [
    'Copies made earlier hold what they held:',
    ...copies.map((copy) => {
      const end = copyExpiresAt(copy);
      const said = end === null ? 'you remove it' : formatIndianTime(end).slice(0, 10);
      return `  ${copy.name}  until ${said}`;
    }),
    `npm run backup removes a copy when it is older than ${copyKeptDays} days, but the newest ${fewestKeptBackups} stay. Copies elsewhere are yours to remove.`,
  ];
}
