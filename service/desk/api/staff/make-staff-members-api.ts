/**
 * Lists, invites and changes members of staff, for the owner. This module checks the input. The database checks the
 * rules that two simultaneous changes could break, for example that there is always an owner.
 */
import { normaliseEmail } from '#contract/rows/normalise-email.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type {
  StaffChangeProblem,
  StaffChangeResult,
  StaffMembersApi,
} from '#desk/api-types/staff-members-api.ts';
import { hasPermission, type StaffRole, staffRoles } from '#domain/staff/roles-and-permissions.ts';
import { widelyAcceptedMailAddressPattern } from '../../../notify/widely-accepted-mail-address-pattern.ts';
import { cleanName } from '../../clean-name.ts';
import {
  inviteByOneTimeLink,
  type OneTimeLinkContext,
} from '../../sign-in/invite-by-one-time-link.ts';
import { staffChangeRefusalSentences as sentences } from '../../staff-change-refusal-sentences.ts';
import { requirePermission } from '../require-permission.ts';

const done: StaffChangeResult = { at: 'done' };
const problem = (what: StaffChangeProblem['with'], sentence: string): StaffChangeProblem => ({
  at: 'problem',
  with: what,
  sentence,
});

const roleIn = (typed: string): StaffRole | null => staffRoles.find((one) => one === typed) ?? null;

const orderOfState = { active: 0, invited: 1, left: 2 } as const;

export function makeStaffMembersApi(
  database: OneTimeLinkContext,
  me: StaffMember,
): StaffMembersApi {
  const { staff } = database;

  const requireStaffPermission = () => requirePermission(me.role, 'staff');

  async function find(id: string): Promise<StaffMember> {
    requireStaffPermission();
    const person = await staff.findStaff(id);
    if (person === null) throw new Response(null, { status: 404 });
    return person;
  }

  return {
    async people() {
      requireStaffPermission();
      const all = await staff.staff();
      return all
        .map((person) => ({ ...person, isMe: person.id === me.id }))
        .sort(
          (a, b) =>
            orderOfState[a.state] - orderOfState[b.state] ||
            (b.leftAt?.getTime() ?? 0) - (a.leftAt?.getTime() ?? 0) ||
            a.name.localeCompare(b.name),
        );
    },

    async invite(typed) {
      requireStaffPermission();
      const email = normaliseEmail(typed.email);
      if (!widelyAcceptedMailAddressPattern.test(email))
        return problem('email', sentences.emailWrong);
      const name = cleanName(typed.name);
      if (name === null) return problem('name', sentences.nameMissing);
      const role = roleIn(typed.role);
      if (role === null) return problem('role', sentences.roleMissing);
      const known = await staff.staffByEmail(email);
      if (known?.state === 'active') return problem('email', sentences.worksHere(known.name));
      return inviteByOneTimeLink(database, { email, name, role }, me.id);
    },

    async newLink(id) {
      const person = await find(id);
      if (person.state === 'left') return problem('person', sentences.hasLeft(person.name));
      return inviteByOneTimeLink(database, person, me.id);
    },

    async changeRole(id, typed) {
      const person = await find(id);
      const role = roleIn(typed);
      if (role === null) return problem('role', sentences.roleMissing);
      const isChanged = await staff.changeRole(person.id, role, me.id);
      return isChanged ? done : problem('role', sentences.lastOwner);
    },

    async setTakesTurns(id, takesTurns) {
      const person = await find(id);
      await staff.setTakesTurns(person.id, takesTurns, me.id);
      return done;
    },

    async rename(id, typed) {
      const person = await find(id);
      const name = cleanName(typed);
      if (name === null) return problem('name', sentences.nameMissing);
      await staff.rename(person.id, name, me.id);
      return done;
    },

    async endAccess(id, heirId) {
      const person = await find(id);
      if (person.state === 'left') return problem('person', sentences.hasLeft(person.name));
      if (heirId !== null) {
        const heir = await find(heirId);
        const takesOver = heir.state === 'active' && hasPermission(heir.role, 'enquiries');
        if (!takesOver || heir.id === person.id)
          return problem('heir', sentences.noHeir(heir.name));
      }
      const isGone = await staff.removeMember(person.id, heirId, me.id);
      return isGone ? done : problem('person', sentences.lastOwner);
    },
  };
}
