import type { Store } from '#database/store.ts';
import { type Command, runCommand } from '../run-command.ts';
import type { Terminal } from '../terminal.ts';
import { list } from './list-orders.ts';
import { type OrderArguments, readOrderArguments } from './order-arguments.ts';
import { reconcile } from './reconcile-orders.ts';
import { refund } from './refund-order.ts';
import { settle } from './settle-discrepancy.ts';
import { show } from './show-order.ts';

const commands: Readonly<Record<string, Command<Store, OrderArguments>>> = {
  list: { run: list, words: 0, options: ['state', 'doubt', 'limit', 'json'] },
  show: { run: show, words: 1, options: ['json'] },
  refund: {
    run: refund,
    words: 1,
    options: [
      'paise',
      'starts',
      'lms-opened',
      'guarantee',
      'attended',
      'projects-done',
      'job-offer',
      'yes',
    ],
  },
  reconcile: { run: reconcile, words: 1, options: [] },
  settle: { run: settle, words: 2, options: ['refunded'] },
};

export const help = `What was bought, and what became of it, for staff.

  npm run orders -- list                     one line each, newest first
  npm run orders -- show <id>                all of one: facts, payer, receipt, everything that happened
  npm run orders -- refund <id>              says what the terms give back, asks, and has it paid back
  npm run orders -- reconcile [<id>]         asks the payment provider now: about all that can change, or one
  npm run orders -- settle <id> "note"       a person has looked at what did not add up

  --state made|offered|paid|…          only these       --doubt   only what waits for a person
  --limit 20   --json                  a few; for scripts
  --starts 2026-12-01                  refund: the first class, where the order does not know it
  --lms-opened                         refund: the learner has signed in to the LMS
  --guarantee 2027-03-31               refund: by the job guarantee of a super program, which ends on that day,
    --attended 17/20                   of a learner who attended 17 of 20 classes,
    --projects-done   --job-offer      completed all projects, has a job offer
  --paise 299900   --yes               refund: this much, whatever the terms say; without asking
  --refunded                           settle: what went back on the provider's page is the refund of this order

What is asked for here is done by the running service within seconds, or by its next start.
`;

/** Runs one command. Returns the exit code: 0 done, 2 the command was not understood. */
export const runOrders = (words: string[], terminal: Terminal, open: () => Promise<Store>) =>
  runCommand(
    {
      name: 'npm run orders',
      help,
      commands,
      read: (typed) => readOrderArguments(typed, terminal.now()),
      open,
      close: (store) => store.close(),
    },
    words,
    terminal,
  );
