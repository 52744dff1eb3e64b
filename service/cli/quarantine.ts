/** What looked like a script: looked at, let in as an enquiry, or forgotten. */
import { asLead } from '#database/enquiries/lead-record.ts';
import type { Store } from '#database/store.ts';
import { RefusedRow, ReusedKey } from '#database/visitors/visitor-port.ts';
import { jsonLine } from '../for-staff/lead-columns.ts';
import type { Offers } from '../offers/offers.ts';
import type { Arguments } from './arguments.ts';
import type { Beside } from './command-context.ts';
import { leadLine } from './lead-line.ts';
import { printable, type Terminal } from './terminal.ts';
import { WrongArguments } from './wrong-arguments.ts';

/** `quarantine` lists, `quarantine release <id> …` makes them leads, `quarantine discard <id> …` forgets them. */
export async function quarantine(
  store: Store,
  args: Arguments,
  terminal: Terminal,
  { offers }: Beside,
): Promise<void> {
  const [action = 'list', ...ids] = args.rest;
  if (action === 'list') return listQuarantined(store, args, terminal, offers);
  if (!['release', 'discard'].includes(action) || ids.length === 0) {
    throw new WrongArguments(
      'quarantine is followed by nothing, by release <id> …, or by discard <id> …',
    );
  }
  const done = { released: 0, repeated: 0, discarded: 0 };
  const problems: string[] = [];
  for (const id of ids) {
    const outcome = action === 'release' ? await release(store, id) : await discard(store, id);
    if (outcome in done) done[outcome as keyof typeof done] += 1;
    else problems.push(outcome);
  }
  if (done.released > 0) terminal.say(`${done.released} released: they are enquiries now.`);
  if (done.repeated > 0)
    terminal.say(`${done.repeated} had been sent again meanwhile: the enquiry is there, once.`);
  if (done.discarded > 0) terminal.say(`${done.discarded} discarded.`);
  if (problems.length > 0) throw new WrongArguments(problems.join('\n'));
}

/** The count it belongs to, or a sentence. */
async function release(store: Store, id: string): Promise<string> {
  try {
    const taken = await store.releaseFromQuarantine(id, 'terminal');
    return taken === 'stored' ? 'released' : (taken ?? unknown(id));
  } catch (error) {
    if (!(error instanceof RefusedRow || error instanceof ReusedKey)) throw error;
    return `${id} stays in quarantine, it cannot be stored as it is: ${error.message}`;
  }
}

async function discard(store: Store, id: string): Promise<string> {
  return (await store.takeFromQuarantine(id, 'terminal')) ? 'discarded' : unknown(id);
}

const unknown = (id: string) => `There is nothing in quarantine with the id ${printable(id)}.`;

async function listQuarantined(
  store: Store,
  args: Arguments,
  terminal: Terminal,
  offers: Offers,
): Promise<void> {
  const all = await store.quarantined();
  for (const one of all) {
    const { reason } = one;
    // With the whole message: somebody has to judge by it.
    const write = args.json ? jsonLine : leadLine;
    await terminal.write(write(asLead(one), offers, { reason }));
  }
  if (!args.json)
    terminal.say(all.length === 0 ? 'Quarantine is empty.' : `${all.length} in quarantine.`);
}
