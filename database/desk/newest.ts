import type { OfficeDatabase } from '../connection/office-database.ts';
import type { NewestPort } from './desk-port.ts';

/** Asked every few seconds; the quarantine itself is asked, which has its newest at hand and holds little. */
export function newest(office: OfficeDatabase): NewestPort {
  return {
    async newestId() {
      const row = await office.run((db) =>
        db
          .selectFrom('enquiries')
          .select('id')
          .where('is_aside', '=', office.boolean(false))
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst(),
      );
      return row?.id ?? null;
    },
    async newestAsideId() {
      const row = await office.run((db) =>
        db.selectFrom('quarantine').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst(),
      );
      return row?.id ?? null;
    },
  };
}
