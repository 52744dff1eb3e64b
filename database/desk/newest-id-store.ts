import type { KyselyDatabase } from '../connection/kysely-database.ts';
import type { NewestIdPort } from './desk-port.ts';

/**
 * Open pages call this store every few seconds, so it must be fast. For quarantined submissions, it reads the
 * quarantine table itself, which is small and has an index for its newest row.
 */
export function makeNewestIdStore(database: KyselyDatabase): NewestIdPort {
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
