/** Commands that show one lead, count leads, or restart sending. */
import type { Lead } from '#database/enquiries/lead-port.ts';
import type { Store } from '#database/store.ts';
import { formatIndianTime } from '../for-staff/indian-time-text.ts';
import {
  enquiryKindNameForStaff,
  leadCells,
  leadColumnTitles,
  leadJsonLine,
} from '../for-staff/lead-columns.ts';
import type { LeadArguments } from './lead-arguments.ts';
import type { LeadCommandContext } from './lead-command-context.ts';
import { sanitiseForTerminal, type Terminal } from './terminal.ts';
import { WrongArguments } from './wrong-arguments.ts';

type Command = (
  store: Store,
  args: LeadArguments,
  terminal: Terminal,
  context: LeadCommandContext,
) => Promise<void>;

export const showLead: Command = async (store, args, terminal, { offers }) => {
  const id = args.rest[0];
  if (id === undefined) throw new WrongArguments('Say which one: npm run leads -- show <id>');
  const lead = await store.findLead(id);
  if (lead === null)
    throw new WrongArguments(`There is no enquiry with the id ${sanitiseForTerminal(id)}.`);
  if (args.json) return terminal.write(leadJsonLine(lead, offers));
  const values = leadCells(lead, offers);
  for (const [n, column] of leadColumnTitles.entries()) {
    const lines = (values[n] ?? '').split('\n').map(sanitiseForTerminal);
    if (values[n] !== null)
      await terminal.write(`${`${column}:`.padEnd(24)}${lines.join(`\n${' '.repeat(24)}`)}\n`);
  }
};

export const showStats: Command = async (store, args, terminal) => {
  const found = await store.stats();
  if (args.json) return terminal.write(`${JSON.stringify({ database: store.engine, ...found })}\n`);
  await terminal.write(
    `Database: ${store.engine}\n\n${'Enquiries'.padEnd(16)}${'24 hours'.padStart(10)}${'7 days'.padStart(10)}${'in all'.padStart(10)}\n`,
  );
  for (const [table, counts] of Object.entries(found.rows)) {
    const numbers = [counts.lastDay, counts.lastWeek, counts.total].map((n) =>
      String(n).padStart(10),
    );
    await terminal.write(
      `${enquiryKindNameForStaff(table as Lead['table']).padEnd(16)}${numbers.join('')}\n`,
    );
  }
  await terminal.write(
    `\n${'Telling staff'.padEnd(16)}${'sent'.padStart(10)}${'waiting'.padStart(10)}${'set aside'.padStart(10)}\n`,
  );
  for (const [channel, box] of Object.entries(found.outbox)) {
    const numbers = [box.sent, box.waiting, box.setAside].map((n) => String(n).padStart(10));
    const oldest = box.oldestWaiting ? `  oldest since ${formatIndianTime(box.oldestWaiting)}` : '';
    await terminal.write(`${channel.padEnd(16)}${numbers.join('')}${oldest}\n`);
  }
  const hint = found.quarantine === 0 ? '' : ', see npm run leads -- quarantine';
  await terminal.write(`\nIn quarantine: ${found.quarantine}${hint}\n`);
};

/** Makes given-up and delayed notifications due now. The running service sends them. */
export const retrySending: Command = async (store, args, terminal) => {
  const count = await store.outbox.retryAll();
  if (args.json) await terminal.write(`${JSON.stringify({ due: count })}\n`);
  else
    terminal.say(
      count === 0 ? 'Nothing is waiting for another try.' : `${count} will be tried again now.`,
    );
};
