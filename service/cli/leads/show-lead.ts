/** Shows everything about one enquiry. */
import type { Store } from '#database/store.ts';
import { formatLeadJsonLine } from '../../for-staff/format-lead-json-line.ts';
import { formatLeadCells, leadColumnTitles } from '../../for-staff/lead-columns.ts';
import { sanitiseForTerminal, type Terminal } from '../terminal/terminal.ts';
import { WrongArguments } from '../terminal/wrong-arguments.ts';
import type { LeadArguments } from './lead-arguments.ts';
import type { LeadCommandContext } from './lead-command-context.ts';

export async function showLead(
  store: Store,
  args: LeadArguments,
  terminal: Terminal,
  { offers }: Pick<LeadCommandContext, 'offers'>,
): Promise<void> {
  const id = args.rest[0];
  if (id === undefined) throw new WrongArguments('Say which one: npm run leads -- show <id>');
  const lead = await store.findLead(id);
  if (lead === null)
    throw new WrongArguments(`There is no enquiry with the id ${sanitiseForTerminal(id)}.`);
  if (args.json) return terminal.write(formatLeadJsonLine(lead, offers));
  const values = formatLeadCells(lead, offers);
  for (const [n, column] of leadColumnTitles.entries()) {
    const lines = (values[n] ?? '').split('\n').map(sanitiseForTerminal);
    if (values[n] !== null)
      await terminal.write(`${`${column}:`.padEnd(24)}${lines.join(`\n${' '.repeat(24)}`)}\n`);
  }
}
