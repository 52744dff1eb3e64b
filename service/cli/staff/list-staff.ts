import type { StaffMember } from '#database/staff/member-port.ts';
import { formatIndianTime } from '../../for-staff/indian-time-text.ts';
import { sanitiseForTerminal, type Terminal } from '../terminal/terminal.ts';
import type { StaffArguments } from './staff-arguments.ts';
import type { StaffCommandContext } from './staff-command-context.ts';

/**
 * Writes the members in columns, one line each, with the day on which they were invited or left; with --json one object
 * each.
 */
export async function listStaff(
  { store }: StaffCommandContext,
  { json }: StaffArguments,
  terminal: Terminal,
): Promise<void> {
  const all = await store.staff.staff();
  if (json) {
    for (const person of all) await terminal.write(`${JSON.stringify(person)}\n`);
    return;
  }
  if (all.length === 0) {
    terminal.say(
      'Nobody was invited yet, so there is no desk. npm run staff -- invite owner@example.in --role owner opens it.',
    );
    return;
  }
  const rows = all.map(cells);
  const widths = rows[0]?.map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0))) ?? [];
  for (const row of rows) {
    const line = row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join('  ');
    await terminal.write(`${line.trimEnd()}\n`);
  }
}

const cells = ({ name, email, role, state, createdAt, leftAt }: StaffMember): string[] => [
  sanitiseForTerminal(name),
  sanitiseForTerminal(email),
  role,
  state,
  formatIndianTime(leftAt ?? createdAt).slice(0, 10),
];
