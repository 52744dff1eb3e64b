import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import { staffChangeRefusalSentences } from '../../desk/staff-change-refusal-sentences.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { WrongArguments } from '../terminal/wrong-arguments.ts';
import { findStaffMember } from './find-staff-member.ts';
import { readStaffAddress, type StaffArguments } from './staff-arguments.ts';
import type { StaffCommandContext } from './staff-command-context.ts';

export async function endStaffAccess(
  { store }: StaffCommandContext,
  { rest: [typed], to, yes }: StaffArguments,
  terminal: Terminal,
): Promise<void> {
  const person = await findStaffMember(store, readStaffAddress(typed, 'leave'));
  if (person.state === 'left') throw new WrongArguments(`${person.name} has left already.`);
  const successor = to === null ? null : await findStaffMember(store, to);
  if (successor !== null) {
    const takesOver = successor.state === 'active' && hasPermission(successor.role, 'enquiries');
    if (!takesOver || successor.id === person.id)
      throw new WrongArguments(staffChangeRefusalSentences.noHeir(successor.name));
  }
  const whose = successor === null ? 'become nobody’s' : `go to ${successor.name}`;
  if (!yes) {
    const question = `End the access of ${person.name}? Their enquiries ${whose}. Type yes: `;
    const answered = await terminal.ask(question);
    if (answered === null)
      throw new WrongArguments(
        'Nothing was changed, for want of an answer. Add --yes to go on without being asked.',
      );
    if (answered.trim().toLowerCase() !== 'yes') return terminal.say('Nothing was changed.');
  }
  if (!(await store.staff.removeMember(person.id, successor?.id ?? null, 'terminal')))
    throw new WrongArguments(staffChangeRefusalSentences.lastOwner);
  terminal.say(`${person.name} can no longer sign in, and is signed out everywhere.`);
}
