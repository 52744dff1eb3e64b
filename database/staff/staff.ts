/** Staff on both engines, put together from its parts. */
import type { OfficeDatabase } from '../connection/office-database.ts';
import { retention } from '../retention.ts';
import { credentials } from './credentials.ts';
import { links } from './links.ts';
import { members } from './members.ts';
import { sessionBounds, sessions } from './sessions.ts';
import type { StaffPort } from './staff-port.ts';
import { tries } from './tries.ts';

export function staffOn(office: OfficeDatabase): StaffPort {
  return {
    ...members(office),
    ...links(office),
    ...credentials(office),
    ...sessions(office),
    ...tries(office),
  };
}

/** Forgets sessions that are over, links that open nothing any more, and tries of long ago. */
export function tidyStaff(office: OfficeDatabase): Promise<void> {
  return office.run(async (db) => {
    const now = await office.clock(db);
    const ago = (ms: number) => office.moment(new Date(now.getTime() - ms));
    const { madeAfter, seenAfter } = sessionBounds(now);
    await db
      .deleteFrom('staff_sessions')
      .where((eb) =>
        eb.or([
          eb('made_at', '<=', office.moment(madeAfter)),
          eb('seen_at', '<=', office.moment(seenAfter)),
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
