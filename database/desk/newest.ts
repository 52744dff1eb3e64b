import type { DeskDatabase } from '../connection/desk-database.ts';
import type { NewestPort } from './desk-port.ts';

/** Asked every few seconds; the quarantine itself is asked, which has its newest at hand and holds little. */
export function newest(database: DeskDatabase): NewestPort {
  return {
    async newestId() {
      const row = await database.run((db) =>
        db
          .selectFrom('enquiries')
          .select('id')
          .where('is_aside', '=', database.boolean(false))
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst(),
      );
      return row?.id ?? null;
    },
    async newestQuarantinedId() {
      const row = await database.run((db) =>
        db.selectFrom('quarantine').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst(),
      );
      return row?.id ?? null;
    },
  };
}
