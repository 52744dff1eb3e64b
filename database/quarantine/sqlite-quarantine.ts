/**
 * The quarantine on SQLite. Submissions that look like a script's are stored under their idempotency key, and released.
 */
import type { DatabaseSync } from 'node:sqlite';
import { type TableName, tableColumns } from '#contract/rows/visitor-tables.ts';
import {
  computeSubmissionDigest,
  type InsertTriggerContext,
  valuesInColumnOrder,
} from '../connection/sqlite-functions.ts';
import { makeUuidV7 } from '../uuid-v7.ts';
import { toSubmissionRefusal } from '../visitors/sqlite-submission-inserter.ts';
import {
  ReusedIdempotencyKey,
  type SubmissionResult,
  type SubmissionRow,
} from '../visitors/submission-port.ts';
import {
  maxQuarantinedPerMail,
  type QuarantinedSubmission,
  type QuarantinePort,
  type UnreportedQuarantine,
} from './quarantine-port.ts';

type QuarantineRecord = {
  id: string;
  created_at: number;
  kind: TableName;
  submission: string;
  reason: string;
};

/**
 * `write` runs one transaction and retries it while the file is locked. `context` has to be the object with which the
 * SQL functions of this connection were registered, because the triggers read the running insert from it.
 */
export function makeSqliteQuarantine(
  db: DatabaseSync,
  context: InsertTriggerContext,
  write: <T>(work: () => T) => Promise<T>,
): Pick<QuarantinePort, 'keepInQuarantine'> {
  const { now } = context;
  return {
    async keepInQuarantine({ table, row, idempotencyKey }, reason) {
      const submission = JSON.stringify(row);
      const isOther = await write(() => {
        const known = db
          .prepare(
            `SELECT kind, submission FROM quarantine_keys JOIN quarantine ON id = quarantine_id WHERE key = ?`,
          )
          .get(idempotencyKey);
        if (known) return known.kind !== table || known.submission !== submission;
        const id = makeUuidV7(now());
        db.prepare('INSERT INTO quarantine VALUES (?, ?, ?, ?, ?)').run(
          id,
          now(),
          table,
          submission,
          reason,
        );
        if (idempotencyKey !== null)
          db.prepare('INSERT INTO quarantine_keys VALUES (?, ?)').run(idempotencyKey, id);
        return false;
      });
      if (isOther) throw new ReusedIdempotencyKey();
    },
  };
}

/**
 * Turns a quarantined submission into an enquiry with its original id and time, in the caller's transaction on `db`.
 * Returns null if the submission does not exist; rejects with RowRefused or ReusedIdempotencyKey.
 */
export async function releaseQuarantinedSubmission(
  db: DatabaseSync,
  context: InsertTriggerContext,
  id: string,
): Promise<SubmissionResult | null> {
  try {
    return insertQuarantined(db, context, id);
  } catch (error) {
    throw toSubmissionRefusal(error) ?? error;
  }
}

/**
 * Inserts the submission like a visitor's row, so that the same rules apply and staff are notified. Then restores
 * its original id and time.
 */
function insertQuarantined(
  db: DatabaseSync,
  context: InsertTriggerContext,
  id: string,
): SubmissionResult | null {
  const quarantined = db
    .prepare(
      `SELECT quarantine.*, key FROM quarantine LEFT JOIN quarantine_keys ON id = quarantine_id WHERE id = ?`,
    )
    .get(id) as (QuarantineRecord & { key: string | null }) | undefined;
  if (quarantined === undefined) return null;
  db.prepare('DELETE FROM quarantine WHERE id = ?').run(id);

  const { table, row } = toQuarantined(quarantined);
  const columns = tableColumns[table];
  const newId = makeUuidV7(context.now());
  const places = ['id', 'created_at', ...columns].map(() => '?').join(', ');
  const values = valuesInColumnOrder(table, row);
  context.idempotencyKey = quarantined.key;
  context.digest = computeSubmissionDigest(table, values);
  try {
    const { changes } = db
      .prepare(`INSERT INTO ${table} (id, created_at, ${columns.join(', ')}) VALUES (${places})`)
      .run(newId, context.now(), ...values);
    if (Number(changes) === 0) return 'repeated';
  } finally {
    delete context.digest;
  }
  // Restores the original id and time of the row. Triggers then change both in the row of `enquiries`, and the id in
  // the outbox entry.
  db.prepare(`UPDATE ${table} SET id = ?, created_at = ? WHERE id = ?`).run(
    id,
    quarantined.created_at,
    newId,
  );
  return 'stored';
}

/**
 * Reads the facts for the mail to staff about the quarantined submissions from the id `first` on. Null if none is left.
 */
export function readUnreportedQuarantine(
  db: DatabaseSync,
  first: string,
): UnreportedQuarantine | null {
  const { since, total } = db
    .prepare('SELECT count(*) FILTER (WHERE id >= ?) AS since, count(*) AS total FROM quarantine')
    .get(first) as { since: number; total: number };
  if (since === 0) return null;
  const shown = db
    .prepare('SELECT * FROM quarantine WHERE id >= ? ORDER BY id LIMIT ?')
    .all(first, maxQuarantinedPerMail) as QuarantineRecord[];
  return { unreported: since, total, shown: shown.map(toQuarantined) };
}

function toQuarantined(record: QuarantineRecord): QuarantinedSubmission {
  return {
    id: record.id,
    createdAt: new Date(record.created_at),
    table: record.kind,
    row: JSON.parse(record.submission) as SubmissionRow,
    reason: record.reason,
  };
}
