import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { retentionLimits } from '../retention-limits.ts';
import { computeSessionCutoffs } from './session-store.ts';

/** Deletes ended sessions, and links and attempts that are older than `retention-limits.ts` allows. */
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
      .where((eb) =>
        eb(eb.fn.coalesce('used_at', 'expires_at'), '<', ago(retentionLimits.staffLinksMs)),
      )
      .execute();
    await db
      .deleteFrom('sign_in_tries')
      .where('last_at', '<', ago(retentionLimits.signInTriesMs))
      .execute();
  });
}
