/**
 * Locks members of staff until the transaction ends, so that a member who is being removed is assigned no work. A
 * transaction has to pass all its members in one call, which locks them in the order of their ids. With several calls,
 * two transactions could wait for each other, and one would fail.
 */
import type { Transaction } from 'kysely';
import { hasPermission, type StaffRole } from '#domain/staff/roles-and-permissions.ts';
import type { AllTables } from '../connection/all-tables.ts';
import { isUuid } from '../uuid-v7.ts';
import type { StaffState } from './member-port.ts';

export type LockedMember = { state: StaffState; role: StaffRole };

/** Locks these members and returns those that exist, by id. */
export async function lockStaffRows(
  trx: Transaction<AllTables>,
  ids: readonly (string | null)[],
): Promise<Map<string, LockedMember>> {
  const wanted = new Set(ids.filter((id) => id !== null).filter(isUuid));
  const locked = new Map<string, LockedMember>();
  for (const id of [...wanted].sort()) {
    const member = await trx
      .updateTable('staff')
      .set({ state: (eb) => eb.ref('state') })
      .where('id', '=', id)
      .returning(['state', 'role'])
      .executeTakeFirst();
    if (member) locked.set(id, member);
  }
  return locked;
}

export const lockedMemberMayOwnEnquiries = (member: LockedMember | undefined) =>
  member?.state === 'active' && hasPermission(member.role, 'enquiries');
