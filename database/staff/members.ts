/** Members of the staff: invited by a link that is used once, given a role, removed. */
import type { Transaction } from 'kysely';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import { may } from '#domain/staff/staff-roles.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { atWork, noteDeskEvent, type Work } from '../desk/desk-events.ts';
import type { DeskDatabaseTables } from '../orders/order-tables.ts';
import { isUuid, uuidV7 } from '../uuid-v7.ts';
import { forgetWaysIn } from './forget-ways-in.ts';
import { handOverAll } from './hand-over-all.ts';
import { isWorker, type LockedMember, lockStaff } from './lock-staff.ts';
import type { LinkPort, MemberPort } from './staff-port.ts';
import { staffColumns, toStaff } from './staff-record.ts';

export function members(database: DeskDatabase): MemberPort {
  /** Nothing but what was asked, and only of somebody who is there. */
  const change = (
    id: string,
    columns: { takes_turns: boolean | number } | { name: string },
    type: DeskEventType,
    who: string,
    what: Record<string, unknown>,
  ) =>
    atWork(database, async (work) => {
      if (!isUuid(id)) return;
      const changed = await work.trx
        .updateTable('staff')
        .set(columns)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (changed) await noteDeskEvent(work, { type, subject: id, who, what });
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
      return records.map(toStaff);
    },
    async findStaff(id) {
      if (!isUuid(id)) return null;
      const record = await database.run((db) =>
        db.selectFrom('staff').select(staffColumns).where('id', '=', id).executeTakeFirst(),
      );
      return record ? toStaff(record) : null;
    },
    async staffByEmail(email) {
      const record = await database.run((db) =>
        db
          .selectFrom('staff')
          .select(staffColumns)
          .where('email', '=', email.trim().toLowerCase())
          .executeTakeFirst(),
      );
      return record ? toStaff(record) : null;
    },

    changeRole: (id, role, who) =>
      atWork(database, async (work) => {
        const { staff, isLastOwner } = await lockBesideOwners(work.trx, [id]);
        const member = staff.get(id);
        if (!member) return false;
        if (member.role === role) return true;
        if (isLastOwner(id)) return false;
        await work.trx.updateTable('staff').set({ role }).where('id', '=', id).execute();
        const handedOver = may(role, 'enquiries')
          ? 0
          : await handOverAll(work, { from: id, to: null, who });
        await noteDeskEvent(work, {
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
    rename: (id, name, who) => change(id, { name }, 'staff.renamed', who, {}),

    leave: (id, heir, who) =>
      atWork(database, async (work) => {
        const { staff, isLastOwner } = await lockBesideOwners(work.trx, [id, heir]);
        if (!staff.has(id) || isLastOwner(id)) return false;
        const to = heir !== null && heir !== id && isWorker(staff.get(heir)) ? heir : null;
        await endAccess(work, id);
        const handedOver = await handOverAll(work, { from: id, to, who });
        await noteDeskEvent(work, {
          type: 'staff.left',
          subject: id,
          who,
          what: { heir: to, handedOver },
        });
        return true;
      }),
  };
}

/** With the owners beside them: two owners who let each other go at once must not both succeed. */
async function lockBesideOwners(
  trx: Transaction<DeskDatabaseTables>,
  ids: readonly (string | null)[],
) {
  const owners = await trx.selectFrom('staff').select('id').where('role', '=', 'owner').execute();
  const staff = await lockStaff(trx, [...ids, ...owners.map(({ id }) => id)]);
  const isActiveOwner = ({ role, state }: LockedMember) => role === 'owner' && state === 'active';
  const active = [...staff].filter(([, member]) => isActiveOwner(member)).map(([id]) => id);
  return { staff, isLastOwner: (id: string) => active.length === 1 && active[0] === id };
}

async function endAccess(work: Work, id: string): Promise<void> {
  await forgetWaysIn(work, id);
  const { database, trx, now } = work;
  await trx
    .updateTable('staff')
    .set({ state: 'left', left_at: database.moment(now) })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('saved_views').where('staff_id', '=', id).execute();
}

/** Makes somebody, or brings back who has that address; returns their row, locked. */
export async function inviteMember(
  { database, trx, now }: Work,
  person: Parameters<LinkPort['invite']>[0],
) {
  const { name, role } = person;
  const email = person.email.trim().toLowerCase();
  const record = await trx
    .insertInto('staff')
    .values({
      id: uuidV7(now.getTime()),
      email,
      name,
      role,
      state: 'invited',
      takes_turns: database.boolean(may(role, 'enquiries')),
      made_at: database.moment(now),
      totp_step: 0,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning(staffColumns)
    .executeTakeFirstOrThrow();
  if (record.state === 'active') return toStaff(record);
  // Somebody who has not signed in yet, or comes back, gets the role of this invitation.
  const again = await trx
    .updateTable('staff')
    .set({ state: 'invited', left_at: null, name, role })
    .where('id', '=', record.id)
    .returning(staffColumns)
    .executeTakeFirstOrThrow();
  return toStaff(again);
}
