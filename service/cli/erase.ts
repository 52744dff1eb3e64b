/**
 * Forgetting somebody: by id, or everything of one mail address. What was erased is then looked for where a
 * database keeps more than its rows, and the copies that still hold it are named.
 */
import type { Lead, Quarantined, Store } from '#database/store.ts';
import { UnusableStore } from '#database/store.ts';
import { type Arguments, WrongArguments } from './arguments.ts';
import { indianTime } from './indian-time.ts';
import { kindOf } from './lead-columns.ts';
import { selected } from './list.ts';
import { keptDays, type OldCopy } from './old-copies.ts';
import { printable, type Terminal } from './terminal.ts';

type Found = { id: string; createdAt: Date; what: string };

export async function erase(
  store: Store,
  args: Arguments,
  terminal: Terminal,
  copies: () => Promise<OldCopy[]>,
): Promise<void> {
  const all = [
    ...(await byIds(store, args.rest)),
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
  const erased = await store.eraseLeads(found.map(({ id }) => id));
  terminal.say(found.length === 0 ? 'Nothing found to erase.' : `${erased} erased.`);
  // Also when there is nothing: a run before this one may have been stopped halfway.
  const isGone = await store.scrub();
  const old = await copies();
  if (args.json) await terminal.write(`${JSON.stringify({ erased, copies: old.map(inJson) })}\n`);
  for (const line of stillHeld(old)) terminal.say(line);
  if (!isGone)
    throw new UnusableStore(
      'Something else was reading the database all the while (a backup, another program), so what was erased may still stand in its files. Run the same command again when that has ended.',
    );
}

async function byIds(store: Store, ids: readonly string[]): Promise<Found[]> {
  const aside = ids.length === 0 ? [] : await store.quarantined();
  const found: Found[] = [];
  for (const id of ids) {
    const lead = await store.findLead(id);
    const kept = aside.find((one) => one.id === id);
    if (lead) found.push(ofLead(lead));
    else if (kept) found.push(ofQuarantined(kept));
    else throw new WrongArguments(`There is no enquiry with the id ${printable(id)}.`);
  }
  return found;
}

async function byEmail(
  store: Store,
  email: string,
  args: Arguments,
  terminal: Terminal,
): Promise<Found[]> {
  const wanted = email.toLowerCase();
  const found: Found[] = [];
  for await (const lead of selected(store, args, terminal))
    if (lead.email.toLowerCase() === wanted) found.push(ofLead(lead));
  const aside = (await store.quarantined()).filter(
    ({ row }) => row.email?.toLowerCase() === wanted,
  );
  return [...found, ...aside.map(ofQuarantined)];
}

const ofLead = ({ id, createdAt, table }: Lead): Found => ({ id, createdAt, what: kindOf(table) });
const ofQuarantined = ({ id, createdAt }: Quarantined): Found => ({
  id,
  createdAt,
  what: 'in quarantine',
});

const until = ({ madeAt }: OldCopy) => new Date(madeAt.getTime() + keptDays * 86_400_000);
const inJson = (copy: OldCopy) => ({ name: copy.name, until: until(copy).toISOString() });

function stillHeld(copies: readonly OldCopy[]): string[] {
  if (copies.length === 0) return [];
  return [
    'Copies made earlier hold what they held:',
    ...copies.map((copy) => `  ${copy.name}  until ${indianTime(until(copy)).slice(0, 10)}`),
    `npm run backup removes each when it is older than ${keptDays} days. Copies elsewhere are yours to remove.`,
  ];
}
