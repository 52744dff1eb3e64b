/** Staff on both engines, put together from its parts. */
import type { DeskDatabase } from '../connection/desk-database.ts';
import { retention } from '../retention.ts';
import { credentials } from './credentials.ts';
import { links } from './links.ts';
import { members } from './members.ts';
import { sessionBounds, sessions } from './sessions.ts';
import type { StaffPort } from './staff-port.ts';
import { tries } from './tries.ts';

export function staffStore(database: DeskDatabase): StaffPort {
  return {
    ...members(database),
    ...links(database),
    ...credentials(database),
    ...sessions(database),
    ...tries(database),
  };
}

/** Forgets sessions that are over, links that open nothing any more, and tries of long ago. */
export function tidyStaff(database: DeskDatabase): Promise<void> {
  return database.run(async (db) => {
    const now = await database.clock(db);
    const ago = (ms: number) => database.moment(new Date(now.getTime() - ms));
    const { createdAfter, seenAfter } = sessionBounds(now);
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
