import type { Lead } from '#database/enquiries/lead-port.ts';
import type { Store } from '#database/store.ts';
import { formatLeadJsonLine } from '../../for-staff/format-lead-json-line.ts';
import { isTextInLead } from '../../for-staff/is-text-in-lead.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { formatLeadLine } from './format-lead-line.ts';
import type { LeadArguments } from './lead-arguments.ts';
import type { LeadCommandContext } from './lead-command-context.ts';

const longestMessage = 60;

/** Yields the leads that match the filters, in order of arrival or newest first, and shows a progress bar. */
export async function* iterateLeads(
  store: Store,
  args: LeadArguments,
  terminal: Terminal,
): AsyncGenerator<Lead> {
  const total = await store.countLeads(args.filter);
  let done = 0;
  let yielded = 0;
  for await (const page of store.iterateLeadPages(args.filter)) {
    for (const lead of page) {
      if (args.text !== null && !isTextInLead(lead, args.text)) continue;
      if (args.limit !== null && yielded >= args.limit) return;
      yielded += 1;
      yield lead;
    }
    done += page.length;
    terminal.progress(done, Math.max(total, done), 'read');
  }
}

/** Writes the leads that match the filters, newest first: one line each, or with --json one JSON object each. */
export async function listLeads(
  store: Store,
  args: LeadArguments,
  terminal: Terminal,
  { offers }: LeadCommandContext,
): Promise<void> {
  const newestFirst = { ...args, filter: { ...args.filter, newestFirst: true } };
  let count = 0;
  for await (const lead of iterateLeads(store, newestFirst, terminal)) {
    count += 1;
    await terminal.write(
      args.json
        ? formatLeadJsonLine(lead, offers)
        : formatLeadLine(lead, offers, { longestMessage }),
    );
  }
  if (args.json) return;
  terminal.say(count === 0 ? 'No enquiries found.' : `${count} found.`);
  const quarantined = (await store.findAllQuarantined()).length;
  if (quarantined > 0)
    terminal.say(
      `${quarantined} more ${quarantined === 1 ? 'is' : 'are'} in quarantine: npm run leads -- quarantine`,
    );
}
