/** From a row of `staff` to a member of staff; secrets stay behind. */
import type { Selectable } from 'kysely';
import { dateOfMoment } from '../connection/desk-database.ts';
import type { StaffTable } from '../desk/desk-tables.ts';
import type { Staff } from './staff-port.ts';

export const staffColumns = [
  'staff.id',
  'staff.email',
  'staff.name',
  'staff.role',
  'staff.state',
  'staff.takes_turns',
  'staff.made_at',
  'staff.left_at',
] as const;

type StaffRecord = Omit<Selectable<StaffTable>, 'password_hash' | 'totp_secret' | 'totp_step'>;

export function toStaff(record: StaffRecord): Staff {
  const { id, email, name, role, state, takes_turns, made_at, left_at } = record;
  return {
    id,
    email,
    name,
    role,
    state,
    takesTurns: Boolean(takes_turns),
    createdAt: dateOfMoment(made_at),
    leftAt: left_at === null ? null : dateOfMoment(left_at),
  };
}
