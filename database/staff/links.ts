/** Invitations: links that are kept by their hash and used once. */
import type { DeskDatabase } from '../connection/desk-database.ts';
import { atWork, noteDeskEvent } from '../desk/desk-events.ts';
import { forgetWaysIn } from './forget-ways-in.ts';
import { inviteMember } from './members.ts';
import type { LinkPort } from './staff-port.ts';
import { staffColumns, toStaff } from './staff-record.ts';
import { writeWayIn } from './write-way-in.ts';

export function links(database: DeskDatabase): LinkPort {
  const { moment } = database;
  return {
    invite: (person, { hash, expiresAt }, who) =>
      atWork(database, async (work) => {
        const staff = await inviteMember(work, person);
        // An earlier link may have gone to the wrong place: only the newest one opens.
        await work.trx
          .deleteFrom('staff_links')
          .where('staff_id', '=', staff.id)
          .where('used_at', 'is', null)
          .execute();
        await work.trx
          .insertInto('staff_links')
          .values({
            hash,
            staff_id: staff.id,
            made_at: moment(work.now),
            expires_at: moment(expiresAt),
            used_at: null,
          })
          .execute();
        await noteDeskEvent(work, {
          type: 'staff.invited',
          subject: staff.id,
          who,
          what: { role: staff.role, state: staff.state },
        });
        return staff;
      }),

    async staffOfLink(hash) {
      const record = await database.run(async (db) => {
        const now = await database.clock(db);
        return db
          .selectFrom('staff_links')
          .innerJoin('staff', 'staff.id', 'staff_links.staff_id')
          .select(staffColumns)
          .where('hash', '=', hash)
          .where('used_at', 'is', null)
          .where('expires_at', '>', moment(now))
          .where('staff.state', '!=', 'left')
          .executeTakeFirst();
      });
      return record ? toStaff(record) : null;
    },

    takeLink: (hash, way) =>
      atWork(database, async (work) => {
        const used = await work.trx
          .updateTable('staff_links')
          .set({ used_at: moment(work.now) })
          .where('hash', '=', hash)
          .where('used_at', 'is', null)
          .where('expires_at', '>', moment(work.now))
          .returning('staff_id')
          .executeTakeFirst();
        if (!used) return null;
        const record = await work.trx
          .updateTable('staff')
          .set({ state: 'active' })
          .where('id', '=', used.staff_id)
          .where('state', '!=', 'left')
          .returning(staffColumns)
          .executeTakeFirst();
        if (!record) return null;
        await forgetWaysIn(work, record.id);
        await noteDeskEvent(work, {
          type: 'staff.link-used',
          subject: record.id,
          who: record.id,
          what: {},
        });
        await writeWayIn(work, record.id, way);
        return toStaff(record);
      }),
  };
}
