import type { Terminal } from './terminal.ts';
import { WrongArguments } from './wrong-arguments.ts';

/** What was typed, as far as it is read alike for every program with commands of its own. */
export interface TypedCommand {
  command: string;
  rest: readonly string[];
  /** The options that were given, without their dashes. */
  given: readonly string[];
}

/** What one command does, and what it may be followed by: so many words, and these options. */
export interface Command<Place, Typed> {
  run(place: Place, typed: Typed, terminal: Terminal): Promise<void>;
  words: number;
  options: readonly string[];
}

export interface Program<Place, Typed extends TypedCommand> {
  /** As it is typed: "npm run orders". */
  name: string;
  help: string;
  commands: Readonly<Record<string, Command<Place, Typed>>>;
  /** Throws WrongArguments. */
  read(words: string[]): Typed;
  /** Only a command that was understood opens the place it works in. */
  open(): Promise<Place>;
  close(place: Place): Promise<void>;
}

/** Runs one command. Returns the exit code: 0 done, 2 the command was not understood. */
export async function runCommand<Place, Typed extends TypedCommand>(
  program: Program<Place, Typed>,
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
    const place = await program.open();
    try {
      await command.run(place, typed, terminal);
    } finally {
      await program.close(place);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error;
    terminal.say(error.message);
    return 2;
  }
}

function commandOf<Place, Typed extends TypedCommand>(
  { name, commands }: Program<Place, Typed>,
  { command: typed, rest, given }: Typed,
): Command<Place, Typed> {
  const command = commands[typed];
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
