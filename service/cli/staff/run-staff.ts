import { type CliCommand, runCommand } from '../terminal/run-command.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { endStaffAccess } from './end-staff-access.ts';
import { inviteStaff, sendNewOneTimeLink } from './invite-staff.ts';
import { listStaff } from './list-staff.ts';
import { readStaffArguments, type StaffArguments } from './staff-arguments.ts';
import type { StaffCommandContext } from './staff-command-context.ts';

const commands: Readonly<Record<string, CliCommand<StaffCommandContext, StaffArguments>>> = {
  invite: { run: inviteStaff, words: 1, options: ['role', 'name'] },
  list: { run: listStaff, words: 0, options: ['json'] },
  link: { run: sendNewOneTimeLink, words: 1, options: [] },
  leave: { run: endStaffAccess, words: 1, options: ['to', 'yes'] },
};

const help = `Who works at the desk.

  npm run staff -- invite ADDRESS --role ROLE   a link with which they choose how to sign in; the first one opens the desk
  npm run staff -- list                         who works here, and who has left
  npm run staff -- link ADDRESS                 a new link: for a lost phone, or a first one that came too late
  npm run staff -- leave ADDRESS                ends their access at once

  --role owner|counsellor|accounts   invite: what they do here      --name "Asha Rao"   invite: how colleagues see them
  --to ADDRESS   leave: who takes over their enquiries, which are nobody's otherwise
  --yes          leave: without being asked                         --json              list: for scripts

A link works once, for 72 hours. It is printed, and mailed where mail is set.
`;

/** Runs one command. Returns the exit code: 0 for success, 2 for wrong arguments. */
export const runStaff = (
  words: string[],
  terminal: Terminal,
  open: () => Promise<StaffCommandContext>,
) =>
  runCommand(
    {
      name: 'npm run staff',
      help,
      commands,
      read: readStaffArguments,
      open,
      close: ({ store }) => store.close(),
    },
    words,
    terminal,
  );
