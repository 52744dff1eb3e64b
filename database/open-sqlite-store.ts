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
import { refuseMovedFile } from './connection/moved-mark.ts';
import {
  connectToFile,
  ensureSqliteFile,
  explainOpeningError,
  markAsOurs,
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
  eraseSubmissions,
  findLeadsById,
  readLeads,
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
import { retention } from './retention.ts';
import { deleteExpiredStaffRecords, makeStaffStore } from './staff/staff-store.ts';
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
  let desk: DatabaseSync | undefined;
  try {
    desk = connectToFile(path, context);
    refuseForeignOrDamagedFile(desk, path);
    if (!evenIfMoved) refuseMovedFile(desk, path);
    migrateSqlite(desk, now());
    markAsOurs(desk, path);
    desk.exec('PRAGMA busy_timeout = 0');
  } catch (error) {
    desk?.close();
    throw explainOpeningError(error, path);
  }
  return storeOn(path, desk, now, context, new SqliteLockRetrier(desk, patienceMs));
}

function storeOn(
  path: string,
  desk: DatabaseSync,
  now: () => number,
  context: InsertTriggerContext,
  lock: SqliteLockRetrier,
): Store {
  const visitors = connectToFile(path, context, 0);
  const databaseFile = connectToFile(path, context, 0);
  const database = makeKyselyDatabaseOnSqlite(databaseFile, now, lock);
  const inserts = new SqliteSubmissionInserter(visitors, context, path, lock);

  /**
   * Runs one transaction on the second connection. While another process writes, it waits without blocking this
   * process. Rejects with StoreUnavailable for any error.
   */
  const write = async <T>(work: () => T): Promise<T> => {
    const inTransaction = () => {
      try {
        desk.exec('BEGIN IMMEDIATE');
        const result = work();
        desk.exec('COMMIT');
        return result;
      } catch (error) {
        if (desk.isOpen && desk.isTransaction) desk.exec('ROLLBACK');
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
    ...makeSqliteQuarantine(desk, context, write),
    ...makeQuarantineStore(database, (_, id) =>
      releaseQuarantinedSubmission(databaseFile, context, id),
    ),
    outbox: makeSqliteOutbox(desk, now, write),
    ...makeMailLimitStore(database),
    orders: makeOrderStore(database),
    bookkeeping: makeBookkeepingStore(database),
    batches: makeBatchStore(database),
    checklists: makeChecklistStore(database),
    desk: makeDeskStore(
      database,
      async (_, ids) => eraseSubmissions(databaseFile, ids),
      async (ids) => findLeadsById(databaseFile, ids),
    ),
    staff: makeStaffStore(database),
    trouble: makeTroubleFactsStore(database),
    publications: makePublicationStore(database),
    leads: (filter) => readLeads(desk, filter),
    countLeads: async (filter) => countLeads(desk, filter),
    findLead: async (id) => findLeadsById(desk, [id])[0] ?? null,
    findLeadsById: async (ids) => findLeadsById(desk, ids),
    scrub: (patienceMs) => purgeErasedDataFromSqlite(desk, path, patienceMs),
    async stats() {
      const counts = enquiryTableNames.map((table) => [
        table,
        {
          total: countRowsSince(desk, table, 0),
          lastDay: countRowsSince(desk, table, now() - day),
          lastWeek: countRowsSince(desk, table, now() - 7 * day),
        },
      ]);
      return {
        rows: Object.fromEntries(counts),
        outbox: { mail: readOutboxStats(desk, 'mail'), webhook: readOutboxStats(desk, 'webhook') },
        quarantine: (desk.prepare('SELECT count(*) AS n FROM quarantine').get() as { n: number }).n,
      };
    },
    sharedSecret: (name) =>
      write(() => {
        desk
          .prepare('INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING')
          .run(name, randomBytes(32).toString('base64url'));
        return (
          desk.prepare('SELECT value FROM settings WHERE name = ?').get(name) as { value: string }
        ).value;
      }),
    noteVitals: (vitals) =>
      write(() => {
        const note = desk.prepare(
          'INSERT INTO web_vitals (day, route, metric, value) VALUES (?, ?, ?, ?)',
        );
        for (const { route, metric, value } of vitals)
          note.run(utcDayOf(new Date(now())), route, metric, value);
      }),
    async vitals(since) {
      const sql = 'SELECT route, metric, value FROM web_vitals WHERE day >= ? ORDER BY id';
      return desk.prepare(sql).all(utcDayOf(since)) as WebVital[];
    },
    async tidy() {
      await deleteExpiredStaffRecords(database);
      await deleteExpiredMailCounts(database);
      await deleteOldAssignmentNotices(database);
      await giveUpWaitingProviderEvents(database);
      await write(() => {
        const forget = (sql: string, before: number) => desk.prepare(sql).run(before);
        forget(
          'DELETE FROM idempotency_keys WHERE taken_at < ?',
          now() - retention.idempotencyKeysMs,
        );
        forget(
          'DELETE FROM recent_submissions WHERE taken_at < ?',
          now() - retention.sameSubmissionMs,
        );
        forget('DELETE FROM outbox WHERE sent_at < ?', now() - retention.sentEntriesMs);
        forget('DELETE FROM quarantine WHERE created_at < ?', now() - retention.quarantineMs);
        desk
          .prepare(
            'DELETE FROM quarantine WHERE id NOT IN (SELECT id FROM quarantine ORDER BY id DESC LIMIT ?)',
          )
          .run(retention.quarantineRows);
        desk
          .prepare(
            'DELETE FROM web_vitals WHERE day < ? OR id <= (SELECT max(id) FROM web_vitals) - ?',
          )
          .run(utcDayOf(new Date(now() - retention.vitalsMs)), retention.vitalRows);
      });
    },
    async ping() {
      if (inserts.recentFailure) throw new StoreUnavailable(inserts.recentFailure);
      await write(() => {});
    },
    heartbeat: () =>
      write(() => {
        desk
          .prepare(
            `INSERT INTO heartbeat VALUES (1, ?, ?)
               ON CONFLICT (id) DO UPDATE SET at = excluded.at, room = excluded.room`,
          )
          // The value is random, because SQLite does not write a page whose bytes are unchanged.
          .run(now(), randomBytes(heartbeatBytes));
      }),
    async close() {
      await inserts.settled();
      visitors.close();
      databaseFile.close();
      desk.close();
    },
  };
}
