/** Stores the members of staff: who was invited, with which role, and who has left. */
import type { Transaction } from 'kysely';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { recordDeskEvent } from '../desk/desk-event-store.ts';
import { type DeskTransaction, inDeskTransaction } from '../desk/desk-transaction.ts';
import { isUuid, makeUuidV7 } from '../uuid-v7.ts';
import type { InvitationPort } from './invitation-port.ts';
import {
  type LockedMember,
  lockedMemberMayOwnEnquiries,
  lockStaffRows,
} from './lock-staff-rows.ts';
import type { MemberPort } from './member-port.ts';
import { reassignEnquiriesAndLearners } from './reassign-enquiries-and-learners.ts';
import { revokeAccess } from './revoke-access.ts';
import { staffColumns, toStaffMember } from './staff-record.ts';

export function makeMemberStore(database: KyselyDatabase): MemberPort {
  /** Changes only the given columns. Does nothing for an unknown id. */
  const change = (
    id: string,
    columns:
      | { takes_turns: boolean | number }
      | { name: string }
      | { rest_days: string; away_from: string | null; away_until: string | null },
    type: DeskEventType,
    who: string,
    what: Record<string, unknown>,
  ) =>
    inDeskTransaction(database, async (work) => {
      if (!isUuid(id)) return;
      const changed = await work.trx
        .updateTable('staff')
        .set(columns)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (changed) await recordDeskEvent(work, { type, subject: id, who, what });
    });

  return {
    async hasDesk() {
      const first = await database.run((db) =>
        db.selectFrom('staff').select('id').limit(1).executeTakeFirst(),
      );
      return first !== undefined;
    },
    async staff() {
      const records = await database.run((db) =>
        db.selectFrom('staff').select(staffColumns).orderBy('name').orderBy('id').execute(),
      );
      return records.map(toStaffMember);
    },
    async findStaff(id) {
      if (!isUuid(id)) return null;
      const record = await database.run((db) =>
        db.selectFrom('staff').select(staffColumns).where('id', '=', id).executeTakeFirst(),
      );
      return record ? toStaffMember(record) : null;
    },
    async staffByEmail(email) {
      const record = await database.run((db) =>
        db
          .selectFrom('staff')
          .select(staffColumns)
          .where('email', '=', email.trim().toLowerCase())
          .executeTakeFirst(),
      );
      return record ? toStaffMember(record) : null;
    },

    changeRole: (id, role, who) =>
      inDeskTransaction(database, async (work) => {
        const { staff, isLastOwner } = await lockWithOwners(work.trx, [id]);
        const member = staff.get(id);
        if (!member) return false;
        if (member.role === role) return true;
        if (isLastOwner(id)) return false;
        await work.trx.updateTable('staff').set({ role }).where('id', '=', id).execute();
        const handedOver = hasPermission(role, 'enquiries')
          ? 0
          : await reassignEnquiriesAndLearners(work, { from: id, to: null, who });
        await recordDeskEvent(work, {
          type: 'staff.role-changed',
          subject: id,
          who,
          what: { was: member.role, becomes: role, handedOver },
        });
        return true;
      }),
    setTakesTurns: (id, takesTurns, who) =>
      change(id, { takes_turns: database.boolean(takesTurns) }, 'staff.turns-set', who, {
        takesTurns,
      }),
    setAvailability: (id, { restDays, away }, who) =>
      change(
        id,
        {
          rest_days: [...restDays].sort().join(','),
          away_from: away?.from ?? null,
          away_until: away?.until ?? null,
        },
        'staff.availability-set',
        who,
        { restDays, awayFrom: away?.from ?? null, awayUntil: away?.until ?? null },
      ),
    rename: (id, name, who) => change(id, { name }, 'staff.renamed', who, {}),

    removeMember: (id, heir, who) =>
      inDeskTransaction(database, async (work) => {
        const { staff, isLastOwner } = await lockWithOwners(work.trx, [id, heir]);
        if (!staff.has(id) || isLastOwner(id)) return false;
        const to =
          heir !== null && heir !== id && lockedMemberMayOwnEnquiries(staff.get(heir))
            ? heir
            : null;
        await endAccess(work, id);
        const handedOver = await reassignEnquiriesAndLearners(work, { from: id, to, who });
        await recordDeskEvent(work, {
          type: 'staff.left',
          subject: id,
          who,
          what: { heir: to, handedOver },
        });
        return true;
      }),
  };
}

/**
 * Locks these members and all owners. Otherwise two owners could remove each other at the same time, and none would be
 * left.
 */
async function lockWithOwners(trx: Transaction<AllTables>, ids: readonly (string | null)[]) {
  const owners = await trx.selectFrom('staff').select('id').where('role', '=', 'owner').execute();
  const staff = await lockStaffRows(trx, [...ids, ...owners.map(({ id }) => id)]);
  const isActiveOwner = ({ role, state }: LockedMember) => role === 'owner' && state === 'active';
  const active = [...staff].filter(([, member]) => isActiveOwner(member)).map(([id]) => id);
  return { staff, isLastOwner: (id: string) => active.length === 1 && active[0] === id };
}

async function endAccess(work: DeskTransaction, id: string): Promise<void> {
  await revokeAccess(work, id);
  const { database, trx, now } = work;
  await trx
    .updateTable('staff')
    .set({ state: 'left', left_at: database.moment(now) })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('saved_views').where('staff_id', '=', id).execute();
}

/**
 * Creates an invited member, or makes the former member with that address invited again; an active member stays active.
 * Locks the row. The caller stores the link.
 */
export async function createOrReinviteMember(
  { database, trx, now }: DeskTransaction,
  person: Parameters<InvitationPort['invite']>[0],
) {
  const { name, role } = person;
  const email = person.email.trim().toLowerCase();
  // Enquiries are distributed in turn to an owner only if the owner has chosen this.
  const takes_turns = database.boolean(role !== 'owner' && hasPermission(role, 'enquiries'));
  const record = await trx
    .insertInto('staff')
    .values({
      id: makeUuidV7(now.getTime()),
      email,
      name,
      role,
      state: 'invited',
      takes_turns,
      made_at: database.moment(now),
      totp_step: 0,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning(staffColumns)
    .executeTakeFirstOrThrow();
  if (record.state === 'active') return toStaffMember(record);
  // A member who has not signed in yet, or who had left, gets the role of this invitation.
  const again = await trx
    .updateTable('staff')
    .set({
      state: 'invited',
      left_at: null,
      name,
      role,
      ...(record.role === role ? {} : { takes_turns }),
    })
    .where('id', '=', record.id)
    .returning(staffColumns)
    .executeTakeFirstOrThrow();
  return toStaffMember(again);
}
