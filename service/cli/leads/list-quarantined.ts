/**
 * Lists quarantined submissions with their whole messages, because a person has to judge them. The owner
 * releases them at the desk.
 */
import { toLeadFromQuarantine } from '#database/enquiries/lead-record.ts';
import type { Store } from '#database/store.ts';
import { formatLeadJsonLine } from '../../for-staff/format-lead-json-line.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { formatLeadLine } from './format-lead-line.ts';
import type { LeadArguments } from './lead-arguments.ts';
import type { LeadCommandContext } from './lead-command-context.ts';

export async function listQuarantined(
  store: Store,
  args: LeadArguments,
  terminal: Terminal,
  { offers }: LeadCommandContext,
): Promise<void> {
  const quarantined = await store.findAllQuarantined();
  const write = args.json ? formatLeadJsonLine : formatLeadLine;
  for (const one of quarantined)
    await terminal.write(write(toLeadFromQuarantine(one), offers, { reason: one.reason }));
  if (args.json) return;
  const { length } = quarantined;
  terminal.say(length === 0 ? 'Quarantine is empty.' : `${length} in quarantine.`);
}
