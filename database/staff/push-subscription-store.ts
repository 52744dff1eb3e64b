/**
 * Browsers that subscribed to notifications of new enquiries. Each belongs to a session, and its subscription ends with
 * that session.
 */
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { firstUuidAt } from '../uuid-v7.ts';
import type { PushSubscriptionPort } from './push-subscription-port.ts';
import { computeSessionCutoffs } from './session-store.ts';

/** Names a row in `service_marks`. Its note is the id of the newest enquiry about which members got a push message. */
const markName = 'push told up to';

/** The clock of the instance that made an id may be ahead by this much. */
const clockErrorMs = 60_000;

export function makePushSubscriptionStore(database: KyselyDatabase): PushSubscriptionPort {
  const { moment, boolean } = database;
  return {
    addPush: (endpoint, sessionId) =>
      database.transaction(async (trx) => {
        const session = await trx
          .selectFrom('staff_sessions')
          .select('hash')
          .where('id', '=', sessionId)
          .executeTakeFirst();
        if (session === undefined) return;
        const row = {
          session_hash: session.hash,
          made_at: moment(await database.readClock(trx)),
        };
        await trx
          .insertInto('push_subscriptions')
          .values({ endpoint, ...row })
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
          .execute();
      }),

    removePush: (endpoint) =>
      database.run(async (db) => {
        await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
      }),

    removePushOf: (sessionId) =>
      database.run(async (db) => {
        await db
          .deleteFrom('push_subscriptions')
          .where('session_hash', 'in', (eb) =>
            eb.selectFrom('staff_sessions').select('hash').where('id', '=', sessionId),
          )
          .execute();
      }),

    countPushOf: (sessionId) =>
      database.run(async (db) => {
        const { n } = await db
          .selectFrom('push_subscriptions')
          .innerJoin('staff_sessions', 'staff_sessions.hash', 'push_subscriptions.session_hash')
          .select((eb) => eb.fn.countAll().as('n'))
          .where('staff_sessions.id', '=', sessionId)
          .executeTakeFirstOrThrow();
        return Number(n);
      }),

    claimBrowsersToNotify: () =>
      database.transaction(async (trx) => {
        const now = await database.readClock(trx);
        const { createdAfter, seenAfter } = computeSessionCutoffs(now);
        const subscribed = await trx
          .selectFrom('push_subscriptions')
          .innerJoin('staff_sessions', 'staff_sessions.hash', 'push_subscriptions.session_hash')
          .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
          .select(['endpoint', 'staff.id', 'staff.role'])
          .where('staff.state', '=', 'active')
          .where('staff_sessions.made_at', '>', moment(createdAfter))
          .where('seen_at', '>', moment(seenAfter))
          .execute();
        if (subscribed.length === 0) return [];
        const kept = await trx
          .selectFrom('service_marks')
          .select('note')
          .where('name', '=', markName)
          .executeTakeFirst();
        // Ids after this one are left out: their times lie too far in the future, so they come from a wrong clock.
        const beyond = firstUuidAt(now.getTime() + clockErrorMs);
        // If there is no stored id yet, or its time lies too far in the future, only enquiries from now on are
        // reported. Without this, an id from the future would stop all notifications until that time comes.
        const notifiedUpTo = kept?.note ?? beyond;
        const after = notifiedUpTo < beyond ? notifiedUpTo : firstUuidAt(now.getTime());
        const found = await trx
          .selectFrom('enquiries')
          .leftJoin('added_enquiries', 'added_enquiries.id', 'enquiries.id')
          .select(['enquiries.id', 'owner_id', 'taken_by'])
          .where('enquiries.id', '>', after)
          .where('enquiries.id', '<', beyond)
          .where('state', '=', 'new')
          .where('is_aside', '=', boolean(false))
          .where('kind', '<>', 'email_subscriptions')
          .orderBy('enquiries.id')
          .execute();
        const newest = found.at(-1)?.id ?? after;
        if (newest !== kept?.note) {
          const row = { at: moment(now), note: newest };
          const changed = await trx
            .insertInto('service_marks')
            .values({ name: markName, ...row })
            .onConflict((conflict) =>
              conflict
                .column('name')
                .doUpdateSet(row)
                // The condition fails if another instance has sent these notifications in the meantime; then this one
                // sends none.
                .where('service_marks.note', '=', kept?.note ?? after),
            )
            .returning('name')
            .execute();
          if (changed.length === 0) return [];
        }
        // A member who recorded an enquiry as their own is not notified of it.
        const owners = new Set(
          found
            .filter(({ owner_id, taken_by }) => owner_id === null || owner_id !== taken_by)
            .map(({ owner_id }) => owner_id),
        );
        return subscribed
          .filter(({ id }) => owners.has(null) || owners.has(id))
          .map(({ endpoint, role }) => ({ endpoint, role }));
      }),
  };
}
