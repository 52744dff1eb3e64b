import { auditRowsPerPage } from '#domain/rows-per-page.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { firstUuidAt, isUuid } from '../uuid-v7.ts';
import { recordDeskEvent, toDeskEvent } from './desk-event-store.ts';
import type { AuditLogPort } from './desk-port.ts';
import { inDeskTransaction } from './desk-transaction.ts';

export function makeAuditLogStore(database: KyselyDatabase): AuditLogPort {
  return {
    async eventsOf(subjects) {
      if (subjects.length === 0) return [];
      const records = await database.run((db) =>
        db
          .selectFrom('desk_events')
          .selectAll()
          .where('subject', 'in', [...subjects])
          .orderBy('id')
          .execute(),
      );
      return records.map((record) => toDeskEvent(record, database));
    },

    async readAuditPage({ who, type, span, before }) {
      if (before !== undefined && !isUuid(before)) return [];
      const records = await database.run((db) => {
        let query = db.selectFrom('desk_events').selectAll();
        if (who !== undefined) query = query.where('who', '=', who);
        if (type !== undefined) query = query.where('type', '=', type);
        // Filters by the id, because it begins with the time and has an index. The column with the time has no index.
        if (span !== undefined)
          query = query
            .where('id', '>=', firstUuidAt(span.from.getTime()))
            .where('id', '<', firstUuidAt(span.until.getTime()));
        if (before !== undefined) query = query.where('id', '<', before);
        return query.orderBy('id', 'desc').limit(auditRowsPerPage).execute();
      });
      return records.map((record) => toDeskEvent(record, database));
    },

    async newestEventId() {
      const newest = await database.run((db) =>
        db.selectFrom('desk_events').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst(),
      );
      return newest?.id ?? null;
    },

    recordEvent: (type, subject, who, what) =>
      inDeskTransaction(database, async (work) => {
        await recordDeskEvent(work, { type, subject, who, what });
      }),
  };
}
