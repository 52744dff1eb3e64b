import type { Store } from '#database/store.ts';
import { enquiryKindsByNameForStaff } from '../../for-staff/format-enquiry-kind-for-staff.ts';
import { type CliCommand, runCommand } from '../terminal/run-command.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { eraseLeads } from './erase-leads.ts';
import { exportLeads } from './export-leads.ts';
import { type LeadArguments, readLeadArguments } from './lead-arguments.ts';
import { emptyLeadCommandContext, type LeadCommandContext } from './lead-command-context.ts';
import { listLeads } from './list-leads.ts';
import { listQuarantined } from './list-quarantined.ts';
import { retryNotifications } from './retry-notifications.ts';
import { showLead } from './show-lead.ts';
import { showLeadStats } from './show-lead-stats.ts';

type LeadCommand = typeof listLeads;

const filterOptions = ['kind', 'since', 'until', 'text'];

const commandsFor = (
  context: LeadCommandContext,
): Readonly<Record<string, CliCommand<Store, LeadArguments>>> => {
  const withContext =
    (run: LeadCommand): CliCommand<Store, LeadArguments>['run'] =>
    (store, args, terminal) =>
      run(store, args, terminal, context);
  return {
    list: { run: withContext(listLeads), words: 0, options: [...filterOptions, 'limit', 'json'] },
    show: { run: withContext(showLead), words: 1, options: ['json'] },
    export: {
      run: withContext(exportLeads),
      words: 0,
      options: [...filterOptions, 'limit', 'json', 'out'],
    },
    erase: {
      run: withContext(eraseLeads),
      words: Infinity,
      options: [...filterOptions, 'email', 'yes', 'json'],
    },
    stats: { run: withContext(showLeadStats), words: 0, options: ['json'] },
    retry: { run: withContext(retryNotifications), words: 0, options: ['json'] },
    quarantine: { run: withContext(listQuarantined), words: 0, options: ['json'] },
  };
};

const leadsHelp = `What came in, for staff.

  npm run leads -- list                      one line each, newest first
  npm run leads -- show <id>                 all of one
  npm run leads -- export > leads.csv        a file for Excel, in the order in which they came;
                                             or: export --out leads.csv, which only you may read
  npm run leads -- erase <id> …              for good; or: erase --email name@example.com
  npm run leads -- stats                     how many came, and whether staff were told
  npm run leads -- retry                     try again what could not be sent
  npm run leads -- quarantine                what looked like a script; the desk lets it in

  --kind ${Object.keys(enquiryKindsByNameForStaff).join('|')}
                                       only these
  --since 2026-11-21   --until today   days and times in India; also yesterday, 7d, 12h
  --text "flutter"                     anywhere in it; digits find a phone number
  --limit 20   --json   --yes          a few; for scripts; erase without asking

In a pipe npm puts two lines of its own before it; with -s it does not: npm run -s leads -- list --json | jq .
`;

/** Runs one command. Returns the exit code: 0 for success, 2 for wrong arguments. */
export const runLeads = (
  words: string[],
  terminal: Terminal,
  open: () => Promise<Store>,
  context: LeadCommandContext = emptyLeadCommandContext,
): Promise<number> =>
  runCommand(
    {
      name: 'npm run leads',
      help: leadsHelp,
      commands: commandsFor(context),
      read: (typed) => readLeadArguments(typed, terminal.now()),
      open,
      close: (store) => store.close(),
    },
    words,
    terminal,
  );
