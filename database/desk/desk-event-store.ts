/**
 * Events of the desk, which make up the histories and the audit. An event is written in the transaction of its change,
 * and stays when the enquiry is erased. So it contains only ids, states and our own words, never a visitor's name,
 * address, number or text.
 */
import type { Selectable, Transaction } from 'kysely';
import type { DeskEvent } from '#domain/desk-event.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import { auditRowsPerPage } from '#domain/rows-per-page.ts';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { dateOfMoment } from '../connection/stored-moment.ts';
import { firstUuidAt, isUuid, makeUuidV7 } from '../make-uuid-v7.ts';
import type { AuditLogPort } from './desk-port.ts';

export type DeskTransaction = {
  database: KyselyDatabase;
  trx: Transaction<AllTables>;
  now: Date;
};

type Entry = Omit<DeskEvent, 'id' | 'at' | 'type'> & { type: DeskEventType };

/** The greatest number of rows in one statement, because PostgreSQL and SQLite limit the number of values. */
const entriesAtOnce = 1_000;

/** Runs a transaction. All events in it get the same time, `now`. */
export function inDeskTransaction<T>(
  database: KyselyDatabase,
  work: (given: DeskTransaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (trx) =>
    work({ database, trx, now: await database.readClock(trx) }),
  );
}

/** Writes an event. Returns the id of the event. */
export async function recordDeskEvent(work: DeskTransaction, entry: Entry): Promise<string> {
  const [id] = await recordDeskEvents(work, [entry]);
  return id as string;
}

export async function recordDeskEvents(
  { database, trx, now }: DeskTransaction,
  entries: readonly Entry[],
): Promise<string[]> {
  const rows = entries.map(({ type, subject, who, what }) => ({
    id: makeUuidV7(now.getTime()),
    at: database.moment(now),
    type,
    who,
    subject,
    what: database.json(what),
  }));
  for (let from = 0; from < rows.length; from += entriesAtOnce) {
    await trx
      .insertInto('desk_events')
      .values(rows.slice(from, from + entriesAtOnce))
      .execute();
  }
  return rows.map(({ id }) => id);
}

export function toDeskEvent(
  record: Selectable<AllTables['desk_events']>,
  database: Pick<KyselyDatabase, 'fromJson'>,
): DeskEvent {
  const { id, at, type, who, subject, what } = record;
  return {
    id,
    at: dateOfMoment(at),
    type,
    who,
    subject,
    what: database.fromJson(what) as DeskEvent['what'],
  };
}

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
