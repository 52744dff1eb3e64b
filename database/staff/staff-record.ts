/** Converts a row of `staff` to a member, without secrets. */
import type { Selectable } from 'kysely';
import { dateOfMoment } from '../connection/stored-moment.ts';
import type { StaffTable } from '../desk/desk-tables.ts';
import type { StaffMember } from './member-port.ts';

export const staffColumns = [
  'staff.id',
  'staff.email',
  'staff.name',
  'staff.role',
  'staff.state',
  'staff.takes_turns',
  'staff.made_at',
  'staff.left_at',
  'staff.rest_days',
  'staff.away_from',
  'staff.away_until',
  'staff.last_turn_at',
] as const;

type StaffRecord = Omit<Selectable<StaffTable>, 'password_hash' | 'totp_secret' | 'totp_step'>;

export function toStaffMember(record: StaffRecord): StaffMember {
  const { id, email, name, role, state, takes_turns, made_at, left_at } = record;
  const { rest_days, away_from, away_until, last_turn_at } = record;
  return {
    id,
    email,
    name,
    role,
    state,
    takesTurns: Boolean(takes_turns),
    createdAt: dateOfMoment(made_at),
    leftAt: left_at === null ? null : dateOfMoment(left_at),
    restDays: rest_days === '' ? [] : rest_days.split(',').map(Number),
    away: away_from === null || away_until === null ? null : { from: away_from, until: away_until },
    lastTurnAt: last_turn_at === null ? null : dateOfMoment(last_turn_at),
  };
}
