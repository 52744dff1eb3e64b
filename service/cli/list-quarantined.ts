/** What looked like a script, each with its whole message, because somebody has to judge by it; the desk lets it in. */
import { asLead } from '#database/enquiries/lead-record.ts';
import type { Store } from '#database/store.ts';
import { jsonLine } from '../for-staff/lead-columns.ts';
import type { CommandContext } from './command-context.ts';
import type { LeadArguments } from './lead-arguments.ts';
import { leadLine } from './lead-line.ts';
import type { Terminal } from './terminal.ts';

export async function listQuarantined(
  store: Store,
  args: LeadArguments,
  terminal: Terminal,
  { offers }: CommandContext,
): Promise<void> {
  const quarantined = await store.quarantined();
  const write = args.json ? jsonLine : leadLine;
  for (const one of quarantined)
    await terminal.write(write(asLead(one), offers, { reason: one.reason }));
  if (args.json) return;
  const { length } = quarantined;
  terminal.say(length === 0 ? 'Quarantine is empty.' : `${length} in quarantine.`);
}
