import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import type { NewestIdPort } from '../desk-port.ts';

/**
 * Reads the id of the newest enquiry, and of the newest quarantined submission. Open pages ask for them every few
 * seconds, so an index answers each query with one read.
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
