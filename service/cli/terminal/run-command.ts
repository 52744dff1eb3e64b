import type { Terminal } from './terminal.ts';
import { WrongArguments } from './wrong-arguments.ts';

/** The arguments that the programs with several commands (leads, orders, staff) parse in the same way. */
export interface CommandArguments {
  command: string;
  rest: readonly string[];
  /** The names of the options that were typed, without dashes. */
  given: readonly string[];
}

/** Describes one command: what it does, how many words it takes, and its options. */
export interface CliCommand<Context, Typed> {
  run(context: Context, typed: Typed, terminal: Terminal): Promise<void>;
  words: number;
  options: readonly string[];
}

export interface CliProgram<Context, Typed extends CommandArguments> {
  /** The program as a person types it: "npm run orders". */
  name: string;
  help: string;
  commands: Readonly<Record<string, CliCommand<Context, Typed>>>;
  /** Throws WrongArguments if the words can't be parsed. */
  read(words: string[]): Typed;
  /**
   * Opens what the commands need, such as the database. The arguments are parsed before, so wrong arguments are
   * reported even if there is no database.
   */
  open(): Promise<Context>;
  close(context: Context): Promise<void>;
}

/** Runs one command. Returns the exit code: 0 for success, 2 for wrong arguments. */
export async function runCommand<Context, Typed extends CommandArguments>(
  program: CliProgram<Context, Typed>,
  words: string[],
  terminal: Terminal,
): Promise<number> {
  try {
    const typed = program.read(words);
    if (typed.command === 'help') {
      await terminal.write(program.help);
      return 0;
    }
    const command = commandOf(program, typed);
    const context = await program.open();
    try {
      await command.run(context, typed, terminal);
    } finally {
      await program.close(context);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error;
    terminal.say(error.message);
    return 2;
  }
}

function commandOf<Context, Typed extends CommandArguments>(
  { name, commands }: CliProgram<Context, Typed>,
  { command: typed, rest, given }: Typed,
): CliCommand<Context, Typed> {
  const command = Object.hasOwn(commands, typed) ? commands[typed] : undefined;
  if (!command)
    throw new WrongArguments(
      `There is no command "${typed}". There are ${Object.keys(commands).join(', ')}.`,
    );
  const [word] = rest.slice(command.words);
  const option = given.find((one) => !command.options.includes(one));
  const unknown = word ?? (option && `--${option}`);
  if (unknown !== undefined)
    throw new WrongArguments(
      `"${typed}" does not know what to do with "${unknown}". See ${name} -- --help`,
    );
  return command;
}
