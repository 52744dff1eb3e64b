import type { Store } from '#database/store.ts';
import type { Config } from '../../config.ts';
import type { Terminal } from '../terminal.ts';
import { WrongArguments } from '../wrong-arguments.ts';
import { invite, link } from './invite-staff.ts';
import { leave } from './leave-staff.ts';
import { list } from './list-staff.ts';
import { readStaffArguments, type StaffArguments } from './staff-arguments.ts';

export type Place = { config: Config; store: Store };

type Command = (place: Place, args: StaffArguments, terminal: Terminal) => Promise<void>;

/** What each may be followed by: so many words, and these options. */
const commands: Readonly<Record<string, { run: Command; words: number; options: string[] }>> = {
  invite: { run: invite, words: 1, options: ['role', 'name'] },
  list: { run: list, words: 0, options: ['json'] },
  link: { run: link, words: 1, options: [] },
  leave: { run: leave, words: 1, options: ['to', 'yes'] },
};

export const help = `Who works at the desk.

  npm run staff -- invite ADDRESS --role ROLE   a link with which they choose how to sign in; the first one opens the desk
  npm run staff -- list                         who works here, and who has left
  npm run staff -- link ADDRESS                 a new link: for a lost phone, or a first one that came too late
  npm run staff -- leave ADDRESS                ends their access at once

  --role owner|counsellor|accounts   invite: what they do here      --name "Asha Rao"   invite: how colleagues see them
  --to ADDRESS   leave: who takes over their enquiries, which are nobody's otherwise
  --yes          leave: without being asked                         --json              list: for scripts

A link works once, for 72 hours. It is printed, and mailed where mail is set.
`;

/** Runs one command. Returns the exit code: 0 done, 2 the command was not understood. */
export async function runStaff(
  words: string[],
  terminal: Terminal,
  open: () => Promise<Place>,
): Promise<number> {
  try {
    const args = readStaffArguments(words);
    if (args.command === 'help') {
      await terminal.write(help);
      return 0;
    }
    const command = commands[args.command];
    if (!command)
      throw new WrongArguments(
        `There is no command "${args.command}". There are ${Object.keys(commands).join(', ')}.`,
      );
    const unknown =
      args.rest.slice(command.words)[0] ??
      args.given
        .filter((name) => !command.options.includes(name))
        .map((name) => `--${name}`)
        .at(0);
    if (unknown !== undefined)
      throw new WrongArguments(
        `"${args.command}" does not know what to do with "${unknown}". See npm run staff -- --help`,
      );
    const place = await open();
    try {
      await command.run(place, args, terminal);
    } finally {
      await place.store.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error;
    terminal.say(error.message);
    return 2;
  }
}
