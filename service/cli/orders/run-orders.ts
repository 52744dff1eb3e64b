import type { Store } from '#database/store.ts';
import { type CliCommand, runCommand } from '../terminal/run-command.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { listOrders } from './list-orders.ts';
import { type OrderArguments, readOrderArguments } from './order-arguments.ts';
import { requestReconciliation } from './request-reconciliation.ts';
import { showOrder } from './show-order.ts';

const commands: Readonly<Record<string, CliCommand<Store, OrderArguments>>> = {
  list: { run: listOrders, words: 0, options: ['state', 'discrepancy', 'limit', 'json'] },
  show: { run: showOrder, words: 1, options: ['json'] },
  reconcile: { run: requestReconciliation, words: 1, options: [] },
};

const help = `What was bought, and what became of it, for staff.

  npm run orders -- list                     one line each, newest first
  npm run orders -- show <id>                all of one: facts, payer, receipt, everything that happened
  npm run orders -- reconcile [<id>]         asks the payment provider now: about all that can change, or one

  --state made|offered|paid|…          only these       --discrepancy   only what waits for a person
  --limit 20   --json                  a few; for scripts

Refunds and what did not add up are a person's decision: they are made at the desk. The running service asks the provider
within seconds; while none runs, nobody is asked until its next start.
`;

/** Runs one command. Returns the exit code: 0 for success, 2 for wrong arguments. */
export const runOrders = (words: string[], terminal: Terminal, open: () => Promise<Store>) =>
  runCommand(
    {
      name: 'npm run orders',
      help,
      commands,
      read: readOrderArguments,
      open,
      close: (store) => store.close(),
    },
    words,
    terminal,
  );
