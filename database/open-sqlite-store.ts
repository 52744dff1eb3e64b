/**
 * The store in one file, with `node:sqlite`, on three connections. The first inserts visitors' rows and can do nothing
 * else (`allowOnlyVisitorInserts`). The second serves the outbox, the quarantine, exports and measurements, whose
 * transactions never wait once they have begun. The third serves the query builder, whose transactions let other work
 * run between their statements.
 */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { makeBatchStore } from './batches/batch-store.ts';
import { makeBookkeepingStore } from './bookkeeping/bookkeeping-store.ts';
import { makeChecklistStore } from './checklists/checklist-store.ts';
import { makeKyselyDatabaseOnSqlite } from './connection/kysely-database.ts';
import { refuseMovedFile } from './connection/moved-sqlite-file-mark.ts';
import {
  connectToSqliteFile,
  ensureSqliteFile,
  explainOpeningError,
  markSqliteFileAsOurs,
  refuseForeignOrDamagedFile,
} from './connection/sqlite-file.ts';
import type { InsertTriggerContext } from './connection/sqlite-functions.ts';
import { SqliteLockRetrier } from './connection/sqlite-lock-retrier.ts';
import { deleteOldAssignmentNotices } from './desk/assignment/assignment-notice-store.ts';
import { makeDeskStore } from './desk/desk-store.ts';
import { enquiryTableNames } from './enquiries/enquiry-table-names.ts';
import { purgeErasedDataFromSqlite } from './enquiries/purge-erased-data-from-sqlite.ts';
import {
  countLeads,
  countRowsSince,
  eraseEnquiryRows,
  findLeadsById,
  iterateLeadPages,
} from './enquiries/read-and-erase-leads-in-sqlite.ts';
import { migrateSqlite } from './migrate/migrate-sqlite.ts';
import { makeOrderStore } from './orders/order-store.ts';
import { giveUpWaitingProviderEvents } from './orders/provider-events/provider-event-store.ts';
import { deleteExpiredMailCounts, makeMailLimitStore } from './outbox/mail-limit-store.ts';
import { makeSqliteOutbox, readOutboxStats } from './outbox/sqlite-outbox.ts';
import { makePublicationStore } from './publications/publication-store.ts';
import { makeQuarantineStore } from './quarantine/quarantine-store.ts';
import {
  makeSqliteQuarantine,
  releaseQuarantinedSubmission,
} from './quarantine/sqlite-quarantine.ts';
import { retentionLimits } from './retention-limits.ts';
import { deleteExpiredStaffRecords } from './staff/delete-expired-staff-records.ts';
import { makeStaffStore } from './staff/staff-store.ts';
import type { Store } from './store.ts';
import { StoreUnavailable } from './store-errors.ts';
import { makeTroubleFactsStore } from './trouble/trouble-facts-store.ts';
import { SqliteSubmissionInserter } from './visitors/sqlite-submission-inserter.ts';
import { utcDayOf, type WebVital } from './web-vitals-port.ts';

const day = 86_400_000;

/**
 * The number of bytes that a check of the disk writes. The longest enquiry takes fewer, even with its indexes and its
 * outbox entry.
 */
const heartbeatBytes = 32 * 1024;

type Opening = {
  /** Whether to open the file even if it is marked as moved; the command that moves files needs this. */
  evenIfMoved?: boolean;
  /** How long to wait for a lock on the file; by default as long as a request waits. */
  patienceMs?: number | undefined;
};

/**
 * Opens the database file; creates a missing one. `now` is the clock, in milliseconds since 1970. Throws
 * UnusableStore if the file is not ours, is damaged, was moved to PostgreSQL, or can't be written.
 */
export function openSqliteStore(
  path: string,
  now: () => number,
  { evenIfMoved = false, patienceMs }: Opening = {},
): Store {
  ensureSqliteFile(path);
  const context = { idempotencyKey: null, now };
  let syncConnection: DatabaseSync | undefined;
  try {
    syncConnection = connectToSqliteFile(path, context);
    refuseForeignOrDamagedFile(syncConnection, path);
    if (!evenIfMoved) refuseMovedFile(syncConnection, path);
    migrateSqlite(syncConnection, now());
    markSqliteFileAsOurs(syncConnection, path);
    syncConnection.exec('PRAGMA busy_timeout = 0');
  } catch (error) {
    syncConnection?.close();
    throw explainOpeningError(error, path);
  }
  return storeOn(
    path,
    syncConnection,
    now,
    context,
    new SqliteLockRetrier(syncConnection, patienceMs),
  );
}

function storeOn(
  path: string,
  syncConnection: DatabaseSync,
  now: () => number,
  context: InsertTriggerContext,
  lock: SqliteLockRetrier,
): Store {
  const visitorConnection = connectToSqliteFile(path, context, 0);
  const builderConnection = connectToSqliteFile(path, context, 0);
  const database = makeKyselyDatabaseOnSqlite(builderConnection, now, lock);
  const inserts = new SqliteSubmissionInserter(visitorConnection, context, path, lock);

  /**
   * Runs one transaction on the second connection. While another process writes, it waits without blocking this
   * process. Rejects with StoreUnavailable for any error.
   */
  const write = async <T>(work: () => T): Promise<T> => {
    const inTransaction = () => {
      try {
        syncConnection.exec('BEGIN IMMEDIATE');
        const result = work();
        syncConnection.exec('COMMIT');
        return result;
      } catch (error) {
        if (syncConnection.isOpen && syncConnection.isTransaction) syncConnection.exec('ROLLBACK');
        throw error;
      }
    };
    try {
      return await lock.retryWhileLocked(inTransaction);
    } catch (error) {
      throw error instanceof StoreUnavailable ? error : new StoreUnavailable(error);
    }
  };

  return {
    engine: 'SQLite',
    insertAsVisitor: (submission) => inserts.insert(submission),
    ...makeSqliteQuarantine(syncConnection, context, write),
    ...makeQuarantineStore(database, (_, id) =>
      releaseQuarantinedSubmission(builderConnection, context, id),
    ),
    outbox: makeSqliteOutbox(syncConnection, now, write),
    ...makeMailLimitStore(database),
    orders: makeOrderStore(database),
    bookkeeping: makeBookkeepingStore(database),
    batches: makeBatchStore(database),
    checklists: makeChecklistStore(database),
    desk: makeDeskStore(
      database,
      async (_, ids) => eraseEnquiryRows(builderConnection, ids),
      async (ids) => findLeadsById(builderConnection, ids),
    ),
    staff: makeStaffStore(database),
    trouble: makeTroubleFactsStore(database),
    publications: makePublicationStore(database),
    iterateLeadPages: (filter) => iterateLeadPages(syncConnection, filter),
    countLeads: async (filter) => countLeads(syncConnection, filter),
    findLead: async (id) => findLeadsById(syncConnection, [id])[0] ?? null,
    findLeadsById: async (ids) => findLeadsById(syncConnection, ids),
    purgeErasedData: (patienceMs) => purgeErasedDataFromSqlite(syncConnection, path, patienceMs),
    async stats() {
      const counts = enquiryTableNames.map((table) => [
        table,
        {
          total: countRowsSince(syncConnection, table, 0),
          lastDay: countRowsSince(syncConnection, table, now() - day),
          lastWeek: countRowsSince(syncConnection, table, now() - 7 * day),
        },
      ]);
      return {
        rows: Object.fromEntries(counts),
        outbox: {
          mail: readOutboxStats(syncConnection, 'mail'),
          webhook: readOutboxStats(syncConnection, 'webhook'),
        },
        quarantine: (
          syncConnection.prepare('SELECT count(*) AS n FROM quarantine').get() as { n: number }
        ).n,
      };
    },
    sharedSecret: (name) =>
      write(() => {
        syncConnection
          .prepare('INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING')
          .run(name, randomBytes(32).toString('base64url'));
        return (
          syncConnection.prepare('SELECT value FROM settings WHERE name = ?').get(name) as {
            value: string;
          }
        ).value;
      }),
    storeVitals: (vitals) =>
      write(() => {
        const note = syncConnection.prepare(
          'INSERT INTO web_vitals (day, route, metric, value) VALUES (?, ?, ?, ?)',
        );
        for (const { route, metric, value } of vitals)
          note.run(utcDayOf(new Date(now())), route, metric, value);
      }),
    async vitals(since) {
      const sql = 'SELECT route, metric, value FROM web_vitals WHERE day >= ? ORDER BY id';
      return syncConnection.prepare(sql).all(utcDayOf(since)) as WebVital[];
    },
    async deleteExpiredRecords() {
      await deleteExpiredStaffRecords(database);
      await deleteExpiredMailCounts(database);
      await deleteOldAssignmentNotices(database);
      await giveUpWaitingProviderEvents(database);
      await write(() => {
        const deleteExpired = (sql: string, before: number) =>
          syncConnection.prepare(sql).run(before);
        deleteExpired(
          'DELETE FROM idempotency_keys WHERE taken_at < ?',
          now() - retentionLimits.idempotencyKeysMs,
        );
        deleteExpired(
          'DELETE FROM recent_submissions WHERE taken_at < ?',
          now() - retentionLimits.sameSubmissionMs,
        );
        deleteExpired(
          'DELETE FROM outbox WHERE sent_at < ?',
          now() - retentionLimits.sentEntriesMs,
        );
        deleteExpired(
          'DELETE FROM quarantine WHERE created_at < ?',
          now() - retentionLimits.quarantineMs,
        );
        syncConnection
          .prepare(
            'DELETE FROM quarantine WHERE id NOT IN (SELECT id FROM quarantine ORDER BY id DESC LIMIT ?)',
          )
          .run(retentionLimits.quarantineRows);
        syncConnection
          .prepare(
            'DELETE FROM web_vitals WHERE day < ? OR id <= (SELECT max(id) FROM web_vitals) - ?',
          )
          .run(utcDayOf(new Date(now() - retentionLimits.vitalsMs)), retentionLimits.vitalRows);
      });
    },
    async ping() {
      if (inserts.recentFailure) throw new StoreUnavailable(inserts.recentFailure);
      await write(() => {});
    },
    heartbeat: () =>
      write(() => {
        syncConnection
          .prepare(
            `INSERT INTO heartbeat VALUES (1, ?, ?)
               ON CONFLICT (id) DO UPDATE SET at = excluded.at, room = excluded.room`,
          )
          // The value is random, because SQLite does not write a page whose bytes are unchanged.
          .run(now(), randomBytes(heartbeatBytes));
      }),
    async close() {
      await inserts.settled();
      visitorConnection.close();
      builderConnection.close();
      syncConnection.close();
    },
  };
}
