/** Parses the words after `npm run staff --` strictly. */
import { normaliseEmail } from '#contract/rows/normalise-email.ts';
import { type StaffRole, staffRoles } from '#domain/staff/roles-and-permissions.ts';
import { cleanName } from '../../desk/clean-name.ts';
import { widelyAcceptedMailAddressPattern } from '../../notify/widely-accepted-mail-address-pattern.ts';
import { parseStrictly } from '../terminal/parse-strictly.ts';
import type { CommandArguments } from '../terminal/run-command.ts';
import { WrongArguments } from '../terminal/wrong-arguments.ts';

export interface StaffArguments extends CommandArguments {
  role: StaffRole | null;
  name: string | null;
  to: string | null;
  json: boolean;
  yes: boolean;
}

const options = {
  role: { type: 'string' },
  name: { type: 'string' },
  to: { type: 'string' },
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export function readStaffArguments(words: string[]): StaffArguments {
  const { values, positionals } = parseStrictly(words, options, 'npm run staff -- --help');
  const [command = 'help', ...rest] = positionals;
  return {
    command: values.help ? 'help' : command,
    rest,
    given: Object.keys(values).filter((name) => values[name as keyof typeof values] !== false),
    role: roleFrom(values.role),
    name: nameFrom(values.name),
    to: values.to === undefined ? null : readStaffAddress(values.to, '--to'),
    json: values.json,
    yes: values.yes,
  };
}

/**
 * Reads one mail address, normalised as addresses of staff are stored. Throws WrongArguments if it is missing or wrong.
 */
export function readStaffAddress(typed: string | undefined, commandOrOption: string): string {
  if (typed === undefined)
    throw new WrongArguments(`Say whom: npm run staff -- ${commandOrOption} owner@example.in`);
  const address = normaliseEmail(typed);
  if (widelyAcceptedMailAddressPattern.test(address)) return address;
  throw new WrongArguments(
    `${commandOrOption.startsWith('--') ? commandOrOption : 'The address'} should be a mail address, such as owner@example.in; it is "${typed}".`,
  );
}

function roleFrom(typed: string | undefined): StaffRole | null {
  const role = staffRoles.find((one) => one === typed) ?? null;
  if (typed !== undefined && role === null)
    throw new WrongArguments(`--role should be one of ${staffRoles.join(', ')}; it is "${typed}".`);
  return role;
}

function nameFrom(typed: string | undefined): string | null {
  if (typed === undefined) return null;
  const name = cleanName(typed);
  if (name === null) throw new WrongArguments('--name should be a name of at most 60 letters.');
  return name;
}
