/**
 * Holds members of staff until the transaction ends, so that nobody is given work while they leave. All that are
 * wanted at once and in one order, whoever asks: two who wait for each other would both fail.
 */
import type { Transaction } from 'kysely';
import { may, type StaffRole } from '#domain/staff/staff-roles.ts';
import type { DeskDatabaseTables } from '../orders/order-tables.ts';
import { isUuid } from '../uuid-v7.ts';
import type { StaffState } from './staff-port.ts';

export type LockedMember = { state: StaffState; role: StaffRole };

/** Those that there are, by their id. */
export async function lockStaff(
  trx: Transaction<DeskDatabaseTables>,
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

export const isWorker = (member: LockedMember | undefined) =>
  member?.state === 'active' && may(member.role, 'enquiries');
