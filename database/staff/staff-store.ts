/** The staff store of both engines, assembled from its parts. */
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { retention } from '../retention.ts';
import { credentialStore } from './credential-store.ts';
import { invitationStore } from './invitation-store.ts';
import { memberStore } from './member-store.ts';
import { pushStore } from './push-store.ts';
import { sessionCutoffs, sessionStore } from './session-store.ts';
import { signInAttemptStore } from './sign-in-attempt-store.ts';
import type { StaffPort } from './staff-port.ts';

export function staffStore(database: KyselyDatabase): StaffPort {
  return {
    ...memberStore(database),
    ...invitationStore(database),
    ...credentialStore(database),
    ...sessionStore(database),
    ...signInAttemptStore(database),
    ...pushStore(database),
  };
}

/** Deletes ended sessions, and links and attempts that are older than `retention.ts` allows. */
export function deleteExpiredStaffRecords(database: KyselyDatabase): Promise<void> {
  return database.run(async (db) => {
    const now = await database.clock(db);
    const ago = (ms: number) => database.moment(new Date(now.getTime() - ms));
    const { createdAfter, seenAfter } = sessionCutoffs(now);
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
