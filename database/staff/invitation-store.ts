/** Stores invitation links as hashes. Each link works once. */

import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { recordDeskEvent } from '../desk/desk-event-store.ts';
import { inDeskTransaction } from '../desk/desk-transaction.ts';
import type { InvitationPort } from './invitation-port.ts';
import { createOrReinviteMember } from './member-store.ts';
import { revokeAccess } from './revoke-access.ts';
import { staffColumns, toStaffMember } from './staff-record.ts';
import { writeCredentials } from './write-credentials.ts';

export function makeInvitationStore(database: KyselyDatabase): InvitationPort {
  const { moment } = database;
  return {
    invite: (person, { hash, expiresAt }, who) =>
      inDeskTransaction(database, async (work) => {
        const staff = await createOrReinviteMember(work, person);
        // An earlier link may have been sent to the wrong address, so only the newest link works.
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
        await recordDeskEvent(work, {
          type: 'staff.invited',
          subject: staff.id,
          who,
          what: { role: staff.role, state: staff.state },
        });
        return staff;
      }),

    async staffOfLink(hash) {
      const record = await database.run(async (db) => {
        const now = await database.readClock(db);
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
      return record ? toStaffMember(record) : null;
    },

    redeemLink: (hash, way) =>
      inDeskTransaction(database, async (work) => {
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
        await revokeAccess(work, record.id);
        await recordDeskEvent(work, {
          type: 'staff.link-used',
          subject: record.id,
          who: record.id,
          what: {},
        });
        await writeCredentials(work, record.id, way);
        return toStaffMember(record);
      }),
  };
}
