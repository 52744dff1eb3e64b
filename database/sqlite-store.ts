/**
 * The store in one file, with `node:sqlite`. Three connections: the guarded one for visitors' rows, the desk's for
 * what staff and the outbox worker do in one go, and the desk's, whose transactions wait between statements.
 */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { tableNames } from '#contract/tables.ts';
import { deskDatabaseOnSqlite } from './connection/desk-database.ts';
import { FileLock } from './connection/file-lock.ts';
import { refuseMoved } from './connection/moved-mark.ts';
import {
  connectToFile,
  explainOpening,
  markAsOurs,
  prepareFile,
  refuseForeign,
} from './connection/sqlite-file.ts';
import type { InsertContext } from './connection/sqlite-functions.ts';
import { deskStore } from './desk/desk-store.ts';
import {
  countLeads,
  countRows,
  eraseSubmissions,
  findLeads,
  readLeads,
} from './enquiries/sqlite-leads.ts';
import { scrubSqlite } from './enquiries/sqlite-scrub.ts';
import { migrateSqlite } from './migrate/sqlite-migrate.ts';
import { orderStore } from './orders/order-store.ts';
import { tidyProviderEvents } from './orders/provider-events.ts';
import { mailTurns, tidyMailTurns } from './outbox/mail-turns.ts';
import { outboxStats, sqliteOutbox } from './outbox/sqlite-outbox.ts';
import { leavingQuarantine } from './quarantine/leaving-quarantine.ts';
import { releaseQuarantined, sqliteQuarantine } from './quarantine/sqlite-quarantine.ts';
import { retention } from './retention.ts';
import { staffStore, tidyStaff } from './staff/staff-store.ts';
import type { Store } from './store.ts';
import { StoreAway } from './store-errors.ts';
import { troubleStore } from './trouble/trouble-store.ts';
import { VisitorInserts } from './visitors/sqlite-inserts.ts';
import { dayOf, type Vital } from './vitals.ts';

const day = 86_400_000;

/** More than an enquiry at its longest, its indexes and its note for staff. */
const heartbeatBytes = 32 * 1024;

type Opening = {
  /** The move itself opens a file that it has marked. */
  evenIfMoved?: boolean;
  /** How long to wait for a lock on the file; without it as long as a request waits. */
  patienceMs?: number | undefined;
};

/**
 * Opens (and when it is new, makes) the database file. `now` is the clock, in milliseconds since 1970.
 * Throws UnusableStore when the file is not ours, damaged, was moved to PostgreSQL, or is in a place that cannot be written.
 */
export function openSqliteStore(
  path: string,
  now: () => number,
  { evenIfMoved = false, patienceMs }: Opening = {},
): Store {
  prepareFile(path);
  const context = { idempotencyKey: null, now };
  let desk: DatabaseSync | undefined;
  try {
    desk = connectToFile(path, context);
    refuseForeign(desk, path);
    if (!evenIfMoved) refuseMoved(desk, path);
    migrateSqlite(desk, now());
    markAsOurs(desk, path);
    desk.exec('PRAGMA busy_timeout = 0');
  } catch (error) {
    desk?.close();
    throw explainOpening(error, path);
  }
  return storeOn(path, desk, now, context, new FileLock(desk, patienceMs));
}

function storeOn(
  path: string,
  desk: DatabaseSync,
  now: () => number,
  context: InsertContext,
  lock: FileLock,
): Store {
  const visitors = connectToFile(path, context, 0);
  const databaseFile = connectToFile(path, context, 0);
  const database = deskDatabaseOnSqlite(databaseFile, now, lock);
  const inserts = new VisitorInserts(visitors, context, path, lock);

  /** One transaction on the desk's connection; waits without blocking while another process writes. */
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
      return await lock.patiently(inTransaction);
    } catch (error) {
      throw error instanceof StoreAway ? error : new StoreAway(error);
    }
  };

  return {
    engine: 'SQLite',
    insertAsVisitor: (submission) => inserts.insert(submission),
    ...sqliteQuarantine(desk, context, write),
    ...leavingQuarantine(database, (_, id) => releaseQuarantined(databaseFile, context, id)),
    outbox: sqliteOutbox(desk, now, write),
    ...mailTurns(database),
    orders: orderStore(database),
    desk: deskStore(database, async (_, ids) => eraseSubmissions(databaseFile, ids)),
    staff: staffStore(database),
    trouble: troubleStore(database),
    leads: (filter) => readLeads(desk, filter),
    countLeads: async (filter) => countLeads(desk, filter),
    findLead: async (id) => findLeads(desk, [id])[0] ?? null,
    findLeads: async (ids) => findLeads(desk, ids),
    scrub: (patienceMs) => scrubSqlite(desk, path, patienceMs),
    async stats() {
      const counts = tableNames.map((table) => [
        table,
        {
          total: countRows(desk, table, 0),
          lastDay: countRows(desk, table, now() - day),
          lastWeek: countRows(desk, table, now() - 7 * day),
        },
      ]);
      return {
        rows: Object.fromEntries(counts),
        outbox: { mail: outboxStats(desk, 'mail'), webhook: outboxStats(desk, 'webhook') },
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
          note.run(dayOf(new Date(now())), route, metric, value);
      }),
    async vitals(since) {
      const sql = 'SELECT route, metric, value FROM web_vitals WHERE day >= ? ORDER BY id';
      return desk.prepare(sql).all(dayOf(since)) as Vital[];
    },
    async tidy() {
      await tidyStaff(database);
      await tidyMailTurns(database);
      await tidyProviderEvents(database);
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
          .run(dayOf(new Date(now() - retention.vitalsMs)), retention.vitalRows);
      });
    },
    async ping() {
      if (inserts.recentFailure) throw new StoreAway(inserts.recentFailure);
      await write(() => {});
    },
    heartbeat: () =>
      write(() => {
        desk
          .prepare(
            `INSERT INTO heartbeat VALUES (1, ?, ?)
               ON CONFLICT (id) DO UPDATE SET at = excluded.at, room = excluded.room`,
          )
          // By chance: SQLite does not write a page whose bytes stay as they are.
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
