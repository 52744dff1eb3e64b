import type { Store } from '#database/store.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { type Beside, nothingBeside } from './command-context.ts';
import { erase } from './erase.ts';
import { exportLeads } from './export-leads.ts';
import { list } from './list-leads.ts';
import { listQuarantined } from './list-quarantined.ts';
import { retry, show, stats } from './lead-commands.ts';
import type { Terminal } from './terminal.ts';
import { WrongArguments } from './wrong-arguments.ts';

type Command = (store: Store, args: Arguments, terminal: Terminal, beside: Beside) => Promise<void>;

const selecting = ['kind', 'since', 'until', 'text'];

/** What each may be followed by: so many words, and these options. */
const commands: Readonly<Record<string, { run: Command; words: number; options: string[] }>> = {
  list: { run: list, words: 0, options: [...selecting, 'limit', 'json'] },
  show: { run: show, words: 1, options: ['json'] },
  export: { run: exportLeads, words: 0, options: [...selecting, 'limit', 'json', 'out'] },
  erase: { run: erase, words: Infinity, options: [...selecting, 'email', 'yes', 'json'] },
  stats: { run: stats, words: 0, options: ['json'] },
  retry: { run: retry, words: 0, options: ['json'] },
  quarantine: { run: listQuarantined, words: 0, options: ['json'] },
};

export const help = `What came in, for staff.

  npm run leads -- list                      one line each, newest first
  npm run leads -- show <id>                 all of one
  npm run leads -- export > leads.csv        a file for Excel, in the order in which they came;
                                             or: export --out leads.csv, which only you may read
  npm run leads -- erase <id> …              for good; or: erase --email name@example.com
  npm run leads -- stats                     how many came, and whether staff were told
  npm run leads -- retry                     try again what could not be sent
  npm run leads -- quarantine                what looked like a script; the desk lets it in

  --kind call|enrolment|subscription   only these
  --since 2026-11-21   --until today   days and times in India; also yesterday, 7d, 12h
  --text "flutter"                     anywhere in it; digits find a phone number
  --limit 20   --json   --yes          a few; for scripts; erase without asking

In a pipe npm puts two lines of its own before it; with -s it does not: npm run -s leads -- list --json | jq .
`;

/**
 * Runs one command. Returns the exit code: 0 done, 2 the command was not understood.
 */
export async function runLeads(
  words: string[],
  terminal: Terminal,
  open: () => Promise<Store>,
  beside: Beside = nothingBeside,
): Promise<number> {
  let args: Arguments;
  try {
    args = readArguments(words, terminal.now());
    if (args.command === 'help') {
      await terminal.write(help);
      return 0;
    }
    const command = commands[args.command];
    if (!command) {
      throw new WrongArguments(
        `There is no command "${args.command}". There are ${Object.keys(commands).join(', ')}.`,
      );
    }
    const [unasked] = args.rest.slice(command.words);
    if (unasked !== undefined)
      throw new WrongArguments(
        `"${args.command}" does not know what to do with "${unasked}". See npm run leads -- --help`,
      );
    const option = args.given.find((name) => !command.options.includes(name));
    if (option !== undefined)
      throw new WrongArguments(
        `"${args.command}" knows no --${option}. See npm run leads -- --help`,
      );
    const store = await open();
    try {
      await command.run(store, args, terminal, beside);
    } finally {
      await store.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error;
    terminal.say(error.message);
    return 2;
  }
}
