/** The staff store of both engines, assembled from its parts. */
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { retention } from '../retention.ts';
import { makeCredentialStore } from './credential-store.ts';
import { makeInvitationStore } from './invitation-store.ts';
import { makeMemberStore } from './member-store.ts';
import { makePushStore } from './push-store.ts';
import { computeSessionCutoffs, makeSessionStore } from './session-store.ts';
import { makeSignInAttemptStore } from './sign-in-attempt-store.ts';
import type { StaffPort } from './staff-port.ts';

export function makeStaffStore(database: KyselyDatabase): StaffPort {
  return {
    ...makeMemberStore(database),
    ...makeInvitationStore(database),
    ...makeCredentialStore(database),
    ...makeSessionStore(database),
    ...makeSignInAttemptStore(database),
    ...makePushStore(database),
  };
}

/** Deletes ended sessions, and links and attempts that are older than `retention.ts` allows. */
export function deleteExpiredStaffRecords(database: KyselyDatabase): Promise<void> {
  return database.run(async (db) => {
    const now = await database.readClock(db);
    const ago = (ms: number) => database.moment(new Date(now.getTime() - ms));
    const { createdAfter, seenAfter } = computeSessionCutoffs(now);
    await db
      .deleteFrom('staff_sessions')
      .where((eb) =>
        eb.or([
          eb('made_at', '<=', database.moment(createdAfter)),
          eb('seen_at', '<=', database.moment(seenAfter)),
        ]),
      )
      .execute();
    await db
      .deleteFrom('staff_links')
      .where((eb) => eb(eb.fn.coalesce('used_at', 'expires_at'), '<', ago(retention.staffLinksMs)))
      .execute();
    await db
      .deleteFrom('sign_in_tries')
      .where('last_at', '<', ago(retention.signInTriesMs))
      .execute();
  });
}
