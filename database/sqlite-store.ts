/**
 * The store in one file, with `node:sqlite`. Two connections: the guarded one for visitors' rows, and the
 * desk's for everything that staff and the outbox worker do.
 */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { type TableName, tableNames } from '#contract/tables.ts';
import { retention } from './retention.ts';
import {
  connect,
  explainOpening,
  isBusy,
  prepareFile,
  refuseForeign,
  sealFile,
} from './sqlite-file.ts';
import type { InsertContext } from './sqlite-functions.ts';
import { countLeads, countRows, eraseLeads, findLead, readLeads } from './sqlite-leads.ts';
import { migrateSqlite } from './sqlite-migrate.ts';
import { outboxStats, sqliteOutbox } from './sqlite-outbox.ts';
import { scrubSqlite } from './sqlite-scrub.ts';
import { VisitorInserts } from './sqlite-visitors.ts';
import { type Quarantined, type Row, type Store, StoreAway } from './store.ts';
import { uuidV7 } from './uuid-v7.ts';
import { dayOf, type Vital } from './vitals.ts';

type QuarantineRecord = {
  id: string;
  created_at: number;
  kind: TableName;
  submission: string;
  reason: string;
};

const day = 86_400_000;

/**
 * Opens (and when it is new, makes) the database file. `now` is the clock, in milliseconds since 1970.
 * Throws UnusableStore when the file is not ours, damaged, or in a place that cannot be written.
 */
export function openSqliteStore(path: string, now: () => number): Store {
  prepareFile(path);
  const context = { idempotencyKey: null, now };
  let desk: DatabaseSync | undefined;
  try {
    desk = connect(path, context);
    refuseForeign(desk, path);
    migrateSqlite(desk, now());
    sealFile(desk, path);
    desk.exec('PRAGMA busy_timeout = 50');
  } catch (error) {
    desk?.close();
    throw explainOpening(error, path);
  }
  return storeOn(path, desk, now, context);
}

function storeOn(
  path: string,
  desk: DatabaseSync,
  now: () => number,
  context: InsertContext,
): Store {
  const visitors = connect(path, context);
  const inserts = new VisitorInserts(visitors, context, path);

  /** One transaction on the desk's connection; waits without blocking while another process writes. */
  const write = async <T>(work: () => T): Promise<T> => {
    for (let tries = 0; ; tries += 1) {
      try {
        desk.exec('BEGIN IMMEDIATE');
        const result = work();
        desk.exec('COMMIT');
        return result;
      } catch (error) {
        if (desk.isOpen && desk.isTransaction) desk.exec('ROLLBACK');
        if (!isBusy(error) || tries > 100) throw new StoreAway(error);
        await delay(40);
      }
    }
  };

  const toQuarantined = (record: QuarantineRecord): Quarantined => ({
    id: record.id,
    createdAt: new Date(record.created_at),
    table: record.kind,
    row: JSON.parse(record.submission) as Row,
    reason: record.reason,
  });

  return {
    engine: 'SQLite',
    insertAsVisitor: (submission) => inserts.insert(submission),
    keepAside: (submission, reason) =>
      write(() => {
        desk
          .prepare('INSERT INTO quarantine VALUES (?, ?, ?, ?, ?)')
          .run(uuidV7(now()), now(), submission.table, JSON.stringify(submission.row), reason);
      }),
    outbox: sqliteOutbox(desk, now, write),
    leads: (filter) => readLeads(desk, filter),
    countLeads: async (filter) => countLeads(desk, filter),
    findLead: async (id) => findLead(desk, id),
    eraseLeads: (ids) => write(() => eraseLeads(desk, ids)),
    scrub: () => scrubSqlite(desk, path),
    async quarantined() {
      const all = desk.prepare('SELECT * FROM quarantine ORDER BY id').all() as QuarantineRecord[];
      return all.map(toQuarantined);
    },
    takeFromQuarantine: (id) =>
      write(() => {
        const taken = desk.prepare('DELETE FROM quarantine WHERE id = ? RETURNING *').get(id);
        return taken ? toQuarantined(taken as QuarantineRecord) : null;
      }),
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
    tidy: () =>
      write(() => {
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
      }),
    // A write that changes nothing: reading alone would succeed on a disk that takes nothing more.
    async ping() {
      if (inserts.recentFailure) throw new StoreAway(inserts.recentFailure);
      await write(
        () => void desk.prepare("UPDATE channels SET is_on = is_on WHERE name = 'mail'").run(),
      );
    },
    async close() {
      await inserts.settled();
      visitors.close();
      desk.close();
    },
  };
}
