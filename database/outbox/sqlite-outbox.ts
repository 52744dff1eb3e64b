import type { DatabaseSync } from 'node:sqlite';
import { type LeadRecord, toLead } from '../enquiries/lead-record.ts';
import { makeSelectLeadsSql } from '../enquiries/make-select-leads-sql.ts';
import { readUnreportedQuarantine } from '../quarantine/sqlite-quarantine.ts';
import { retentionLimits } from '../retention-limits.ts';
import { makeUuidV7 } from '../uuid-v7.ts';
import { groupNonEnquiryEntries } from './group-non-enquiry-entries.ts';
import {
  type OutboxBatch,
  type OutboxPort,
  type OutboxStats,
  outboxChannels,
} from './outbox-port.ts';

const waiting = 'sent_at IS NULL AND set_aside_at IS NULL';
const aboutQuarantine = "type = 'quarantine.grew'";
const everyChannel = outboxChannels.map((name) => `'${name}'`).join(', ');
/** Entries that nobody tried to send yet and that wait on purpose, for example until a cancellation is final. */
const delayedOnPurpose = '(batch_id IS NULL AND due_at > created_at)';

/**
 * Entries that are due and not leased. A time too far in the future counts as past: it was written while the clock ran
 * ahead, and the clock has been set back since.
 */
const claimable = `${waiting}
  AND (due_at <= :now OR due_at > :now + ${retentionLimits.longestPostponementMs})
  AND (claimed_until IS NULL OR claimed_until <= :now OR claimed_until > :now + ${retentionLimits.longestLeaseMs})`;

type Entry = {
  type: string;
  subject: string;
  row_id: string;
  attempts: number;
  created_at: number;
};

/** The outbox on SQLite. `write` runs each method as one transaction and retries it while the file is locked. */
export function makeSqliteOutbox(
  db: DatabaseSync,
  now: () => number,
  write: <T>(work: () => T) => Promise<T>,
): OutboxPort {
  const run = (sql: string, values: Record<string, string | number>) =>
    write(() => Number(db.prepare(sql).run(values).changes));

  return {
    async setChannel(channel, isOn) {
      await run(
        `INSERT INTO channels VALUES (:channel, :isOn)
           ON CONFLICT (name) DO UPDATE SET is_on = excluded.is_on WHERE is_on <> excluded.is_on`,
        { channel, isOn: isOn ? 1 : 0 },
      );
    },

    claim(channel, limit, leaseMs) {
      return write(() => {
        const at = now();
        const batchId = findBegunBatch(db, channel, at) ?? formBatch(db, channel, at, limit);
        if (batchId === null) return null;
        db.prepare(`UPDATE outbox SET claimed_until = ? WHERE batch_id = ? AND ${waiting}`).run(
          at + leaseMs,
          batchId,
        );
        return readBatch(db, channel, batchId);
      });
    },

    async markSent(batchId) {
      await run(
        `UPDATE outbox SET sent_at = :at, claimed_until = NULL, last_error = NULL WHERE batch_id = :batchId AND ${waiting}`,
        { batchId, at: now() },
      );
    },

    async postpone(batchId, dueAt, reason, countsAsTry) {
      await run(
        `UPDATE outbox SET due_at = :dueAt, claimed_until = NULL, attempts = attempts + :tries, last_error = :reason
          WHERE batch_id = :batchId AND ${waiting}`,
        { batchId, dueAt: dueAt.getTime(), tries: countsAsTry ? 1 : 0, reason },
      );
    },

    splitBatch(batchId) {
      return write(() => {
        const ids = db.prepare('SELECT id FROM outbox WHERE batch_id = ?').all(batchId) as {
          id: string;
        }[];
        const alone = db.prepare(
          'UPDATE outbox SET batch_id = ?, due_at = ?, claimed_until = NULL WHERE id = ?',
        );
        for (const { id } of ids) alone.run(makeUuidV7(now()), now(), id);
      });
    },

    async giveUp(batchId, reason) {
      await run(
        `UPDATE outbox SET set_aside_at = :at, claimed_until = NULL, last_error = :reason WHERE batch_id = :batchId AND ${waiting}`,
        { batchId, at: now(), reason },
      );
    },

    retryAll() {
      return write(() => {
        const again = (which: string) =>
          Number(
            db
              .prepare(
                `UPDATE outbox SET set_aside_at = NULL, due_at = :at, attempts = 0 WHERE ${which}`,
              )
              .run({ at: now() }).changes,
          );
        // Entries about quarantined submissions become due again too, but the returned number does not include them.
        again(`${aboutQuarantine} AND sent_at IS NULL AND batch_id IS NOT NULL`);
        // Two statements, because each uses another index, and a million entries may be waiting. The first statement
        // names all channels, because its index begins with the channel.
        return (
          again(
            `${waiting} AND channel IN (${everyChannel}) AND due_at > :at
               AND NOT ${delayedOnPurpose} AND NOT ${aboutQuarantine}`,
          ) + again(`set_aside_at IS NOT NULL AND NOT ${aboutQuarantine}`)
        );
      });
    },
  };
}

/** Finds a batch that was claimed before and is due again, to send it as one message with the same entries. */
function findBegunBatch(db: DatabaseSync, channel: string, at: number): string | null {
  const found = db
    .prepare(
      `SELECT batch_id FROM outbox WHERE channel = :channel AND batch_id IS NOT NULL AND ${claimable}
        ORDER BY due_at LIMIT 1`,
    )
    .get({ channel, now: at }) as { batch_id: string } | undefined;
  return found?.batch_id ?? null;
}

function formBatch(db: DatabaseSync, channel: string, at: number, limit: number): string | null {
  const batchId = makeUuidV7(at);
  const { changes } = db
    .prepare(
      `UPDATE outbox SET batch_id = :batchId WHERE id IN (
         SELECT id FROM outbox WHERE channel = :channel AND batch_id IS NULL AND ${claimable}
          ORDER BY due_at LIMIT :limit)`,
    )
    .run({ batchId, channel, now: at, limit });
  return changes === 0 ? null : batchId;
}

function readBatch(db: DatabaseSync, channel: string, id: string): OutboxBatch {
  const entries = db
    .prepare(
      `SELECT type, subject, row_id, attempts, created_at FROM outbox WHERE batch_id = ? AND ${waiting} ORDER BY subject`,
    )
    .all(id) as Entry[];
  const read = db.prepare(makeSelectLeadsSql('sqlite', 'WHERE id = ?'));
  const records = entries.map((entry) => read.get(entry.subject) as LeadRecord | undefined);
  const first = entries.find(({ type }) => type === 'quarantine.grew');
  const quarantined = first ? readUnreportedQuarantine(db, first.subject) : null;
  return {
    id,
    channel,
    attempts: Math.max(0, ...entries.map((entry) => entry.attempts)),
    createdAt: new Date(Math.min(...entries.map((entry) => entry.created_at))),
    leads: records.filter((record) => record !== undefined).map(toLead),
    ...(quarantined ? { quarantined } : {}),
    ...groupNonEnquiryEntries(entries),
  };
}

export function readOutboxStats(db: DatabaseSync, channel: string): OutboxStats {
  const found = db
    .prepare(
      `SELECT count(*) FILTER (WHERE ${waiting}) AS waiting,
              count(*) FILTER (WHERE sent_at IS NOT NULL) AS sent,
              count(*) FILTER (WHERE set_aside_at IS NOT NULL) AS setAside,
              min(created_at) FILTER (WHERE ${waiting}) AS oldest
         FROM outbox WHERE channel = ? AND NOT ${aboutQuarantine}`,
    )
    .get(channel) as { waiting: number; sent: number; setAside: number; oldest: number | null };
  return {
    waiting: found.waiting,
    sent: found.sent,
    setAside: found.setAside,
    oldestWaiting: found.oldest === null ? null : new Date(found.oldest),
  };
}
