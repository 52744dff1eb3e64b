/**
 * Forgetting somebody: by id, or everything of one mail address. What was erased is then looked for where a
 * database keeps more than its rows, and the copies that still hold it are named.
 */
import { normalAddress } from '#contract/normal-address.ts';
import type { Lead } from '#database/enquiries/enquiry-port.ts';
import { asLead } from '#database/enquiries/lead-record.ts';
import type { Quarantined } from '#database/quarantine/quarantine-port.ts';
import type { Store } from '#database/store.ts';
import { UnusableStore } from '#database/store-errors.ts';
import { indianTime } from '../for-staff/indian-time.ts';
import { kindOf, matchesLead } from '../for-staff/lead-columns.ts';
import { receiptsKept } from '../payments/receipts-kept.ts';
import type { CommandContext } from './command-context.ts';
import type { LeadArguments } from './lead-arguments.ts';
import { selectedLeads } from './list-leads.ts';
import { fewestBackups, keptDays, keptUntil, type OldCopy } from './old-copies.ts';
import { printable, type Terminal } from './terminal.ts';
import { WrongArguments } from './wrong-arguments.ts';

type Found = { id: string; createdAt: Date; what: string };

export async function erase(
  store: Store,
  args: LeadArguments,
  terminal: Terminal,
  context: Pick<CommandContext, 'copies' | 'removeUnfinished'>,
): Promise<void> {
  const named = await byIds(store, args.rest);
  if (named.unknown.length > 0) {
    // Erased by a run before this one, perhaps, which was stopped before it had looked where it erased.
    if (!(await scrub(store, terminal, context))) throw new UnusableStore(stillRead);
    for (const line of keptFor(await receiptsOf(store, named.unknown))) terminal.say(line);
    throw new WrongArguments(
      named.unknown
        .map((id) => `There is no enquiry with the id ${printable(id)}. Nothing was erased now.`)
        .join('\n'),
    );
  }
  const all = [
    ...named.found,
    ...(args.email === null ? [] : await byEmail(store, args.email, args, terminal)),
  ];
  const found = [...new Map(all.map((one) => [one.id, one])).values()];
  if (args.rest.length === 0 && args.email === null)
    throw new WrongArguments(
      'Say which: npm run leads -- erase <id> …, or erase --email name@example.com',
    );

  for (const { createdAt, what, id } of found)
    terminal.say(`  ${indianTime(createdAt)}  ${what}  ${id}`);
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
  terminal.say(found.length === 0 ? 'Nothing found to erase.' : `${erased} erased.`);
  // Also when there is nothing: a run before this one may have been stopped halfway.
  const isGone = await scrub(store, terminal, context);
  const old = await context.copies();
  const receipts = await receiptsOf(
    store,
    found.map(({ id }) => id),
  );
  if (args.json)
    await terminal.write(`${JSON.stringify({ erased, receipts, copies: old.map(inJson) })}\n`);
  for (const line of keptFor(receipts)) terminal.say(line);
  for (const line of stillHeld(old)) terminal.say(line);
  if (!isGone) throw new UnusableStore(stillRead);
}

/** Resolves with whether nothing of them is left in the database's files. */
async function scrub(
  store: Store,
  terminal: Terminal,
  { removeUnfinished }: Pick<CommandContext, 'removeUnfinished'>,
): Promise<boolean> {
  const begun = terminal.now();
  const isGone = await store.scrub();
  const removed = isGone ? await removeUnfinished(begun) : 0;
  if (removed > 0) terminal.say(`Removed what backups that did not end have left: ${removed}.`);
  return isGone;
}

/** As the erasing has noted them, in this run or before. */
async function receiptsOf(store: Store, ids: readonly string[]): Promise<string[]> {
  return (await store.desk.eventsOf(ids)).flatMap(receiptsKept);
}

function keptFor(receipts: readonly string[]): string[] {
  if (receipts.length === 0) return [];
  return [
    `Receipts stay, with the name as printed, because tax law has them kept: ${receipts.join(', ')}`,
  ];
}

const stillRead =
  'Something else was reading the database all the while (a backup, another program), so what was erased may still stand in its files. Run the same command again when that has ended.';

async function byIds(
  store: Store,
  ids: readonly string[],
): Promise<{ found: Found[]; unknown: string[] }> {
  const quarantined = ids.length === 0 ? [] : await store.quarantined();
  const found: Found[] = [];
  const unknown: string[] = [];
  for (const id of ids) {
    const lead = await store.findLead(id);
    const kept = quarantined.find((one) => one.id === id);
    if (lead) found.push(ofLead(lead));
    else if (kept) found.push(ofQuarantined(kept));
    else unknown.push(id);
  }
  return { found, unknown };
}

async function byEmail(
  store: Store,
  email: string,
  args: LeadArguments,
  terminal: Terminal,
): Promise<Found[]> {
  const wanted = normalAddress(email);
  const found: Found[] = [];
  for await (const lead of selectedLeads(store, args, terminal))
    if (normalAddress(lead.email) === wanted) found.push(ofLead(lead));
  const { table, since, until } = args.filter;
  const quarantined = (await store.quarantined()).filter(
    (one) =>
      normalAddress(one.row.email ?? '') === wanted &&
      (table === undefined || one.table === table) &&
      (since === undefined || one.createdAt >= since) &&
      (until === undefined || one.createdAt < until) &&
      (args.text === null || matchesLead(asLead(one), args.text)),
  );
  return [...found, ...quarantined.map(ofQuarantined)];
}

const ofLead = ({ id, createdAt, table }: Lead): Found => ({ id, createdAt, what: kindOf(table) });
const ofQuarantined = ({ id, createdAt }: Quarantined): Found => ({
  id,
  createdAt,
  what: 'in quarantine',
});

const inJson = (copy: OldCopy) => ({
  name: copy.name,
  until: keptUntil(copy)?.toISOString() ?? null,
});

function stillHeld(copies: readonly OldCopy[]): string[] {
  if (copies.length === 0) return [];
  return [
    'Copies made earlier hold what they held:',
    ...copies.map((copy) => {
      const end = keptUntil(copy);
      const said = end === null ? 'you remove it' : indianTime(end).slice(0, 10);
      return `  ${copy.name}  until ${said}`;
    }),
    `npm run backup removes a copy when it is older than ${keptDays} days, but the newest ${fewestBackups} stay. Copies elsewhere are yours to remove.`,
  ];
}
