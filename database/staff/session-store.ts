/**
 * Sessions of staff, found by the hash of the browser's token. A session ends when nobody used it for too long, or when
 * it is too old.
 */
import type { Selectable } from 'kysely';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { dateOfMoment } from '../connection/stored-moment.ts';
import { recordDeskEvent } from '../desk/desk-event-store.ts';
import type { DeskTables } from '../desk/desk-tables.ts';
import { inDeskTransaction } from '../desk/desk-transaction.ts';
import { isUuid, makeUuidV7 } from '../uuid-v7.ts';
import { type Session, type SessionPort, sessionLife } from './session-port.ts';
import { staffColumns, toStaffMember } from './staff-record.ts';

/**
 * The last use of a session is stored at most once in this time, because storing it for every page would be most of the
 * page's cost.
 */
const noteSeenMs = 60_000;

/** A session that was created or last used before these times is over. */
export const computeSessionCutoffs = (now: Date) => ({
  createdAfter: new Date(now.getTime() - sessionLife.longestMs),
  seenAfter: new Date(now.getTime() - sessionLife.idleMs),
});

const sessionColumns = [
  'staff_sessions.id as session_id',
  'staff_sessions.staff_id',
  'staff_sessions.made_at as session_made_at',
  'seen_at',
  'device',
] as const;

export function makeSessionStore(database: KyselyDatabase): SessionPort {
  const { moment } = database;
  return {
    startSession: (hash, staffId, device) =>
      inDeskTransaction(database, async (work) => {
        const at = moment(work.now);
        const row = {
          hash,
          id: makeUuidV7(work.now.getTime()),
          staff_id: staffId,
          made_at: at,
          seen_at: at,
          device,
        };
        await work.trx.insertInto('staff_sessions').values(row).execute();
        await recordDeskEvent(work, {
          type: 'staff.signed-in',
          subject: staffId,
          who: staffId,
          what: { device },
        });
        return toSession(row);
      }),

    noteFailedSignIn: (staffId, device) =>
      inDeskTransaction(database, async (work) => {
        await recordDeskEvent(work, {
          type: 'staff.sign-in-failed',
          subject: staffId,
          who: 'sign-in page',
          what: { device },
        });
      }),

    sessionOf: (hash) =>
      database.run(async (db) => {
        const now = await database.readClock(db);
        const { createdAfter, seenAfter } = computeSessionCutoffs(now);
        const record = await db
          .selectFrom('staff_sessions')
          .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
          .select([...staffColumns, ...sessionColumns])
          .where('hash', '=', hash)
          .where('staff.state', '=', 'active')
          .where('staff_sessions.made_at', '>', moment(createdAfter))
          .where('seen_at', '>', moment(seenAfter))
          .executeTakeFirst();
        if (!record) return null;
        const session = toSession({
          ...record,
          id: record.session_id,
          made_at: record.session_made_at,
        });
        if (now.getTime() - session.seenAt.getTime() >= noteSeenMs)
          await db
            .updateTable('staff_sessions')
            .set({ seen_at: moment(now) })
            .where('hash', '=', hash)
            .execute();
        return { session, staff: toStaffMember(record) };
      }),

    async sessionsOf(staffId) {
      if (!isUuid(staffId)) return [];
      const records = await database.run(async (db) => {
        const { createdAfter, seenAfter } = computeSessionCutoffs(await database.readClock(db));
        return db
          .selectFrom('staff_sessions')
          .select(['id', 'staff_id', 'made_at', 'seen_at', 'device'])
          .where('staff_id', '=', staffId)
          .where('made_at', '>', moment(createdAfter))
          .where('seen_at', '>', moment(seenAfter))
          .orderBy('seen_at', 'desc')
          .execute();
      });
      return records.map(toSession);
    },

    endSession: (id, staffId) =>
      database.run(async (db) => {
        if (!isUuid(id)) return;
        await db
          .deleteFrom('staff_sessions')
          .where('id', '=', id)
          .where('staff_id', '=', staffId)
          .execute();
      }),
    endSessions: (staffId, exceptId) =>
      database.run(async (db) => {
        let query = db.deleteFrom('staff_sessions').where('staff_id', '=', staffId);
        if (exceptId !== null) query = query.where('id', '!=', exceptId);
        await query.execute();
      }),
  };
}

function toSession(record: Omit<Selectable<DeskTables['staff_sessions']>, 'hash'>): Session {
  const { id, staff_id, made_at, seen_at, device } = record;
  return {
    id,
    staffId: staff_id,
    createdAt: dateOfMoment(made_at),
    seenAt: dateOfMoment(seen_at),
    device,
  };
}
