import type { Pool, PoolClient } from 'pg';
import { runPostgresQuery } from '../connection/run-postgres-query.ts';
import { translatePostgresError } from '../connection/translate-postgres-error.ts';
import { type LeadRecord, toLead } from '../enquiries/lead-record.ts';
import { makeSelectLeadsSql } from '../enquiries/make-select-leads-sql.ts';
import { readUnreportedQuarantine } from '../quarantine/postgres-quarantine.ts';
import { retentionLimits } from '../retention-limits.ts';
import { isUuid } from '../uuid-v7.ts';
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
  AND (due_at <= now() OR due_at > now() + interval '${retentionLimits.longestPostponementMs} ms')
  AND (claimed_until IS NULL OR claimed_until <= now()
       OR claimed_until > now() + interval '${retentionLimits.longestLeaseMs} ms')`;

/** The outbox on PostgreSQL. Several instances share it: they claim in turn, and each gets different entries. */
export function makePostgresOutbox(pool: Pool): OutboxPort {
  const run = async (sql: string, values: unknown[]) =>
    (await runPostgresQuery(pool, sql, values)).rowCount ?? 0;

  return {
    async setChannel(channel, isOn) {
      await run(
        `INSERT INTO back_office.channels AS known VALUES ($1, $2)
           ON CONFLICT (name) DO UPDATE SET is_on = excluded.is_on WHERE known.is_on <> excluded.is_on`,
        [channel, isOn],
      );
    },

    async claim(channel, limit, leaseMs) {
      const client = await pool.connect().catch((error: unknown) => {
        throw translatePostgresError(error);
      });
      try {
        await client.query('BEGIN');
        // Only one dispatcher claims at a time. Otherwise two dispatchers could each lock an entry of the same batch
        // and wait for each other.
        await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 2))', [channel]);
        const batchId =
          (await findBegunBatch(client, channel)) ?? (await formBatch(client, channel, limit));
        const batch = batchId === null ? null : await takeBatch(client, channel, batchId, leaseMs);
        await client.query('COMMIT');
        client.release();
        return batch;
      } catch (error) {
        client.release(error as Error);
        throw translatePostgresError(error);
      }
    },

    async markSent(batchId) {
      await run(
        `UPDATE back_office.outbox SET sent_at = now(), claimed_until = NULL, last_error = NULL
          WHERE batch_id = $1 AND ${waiting}`,
        [batchId],
      );
    },

    async postpone(batchId, dueAt, reason, countsAsTry) {
      await run(
        `UPDATE back_office.outbox
            SET due_at = $2, claimed_until = NULL, attempts = attempts + $3, last_error = $4
          WHERE batch_id = $1 AND ${waiting}`,
        [batchId, dueAt, countsAsTry ? 1 : 0, reason],
      );
    },

    async splitBatch(batchId) {
      await run(
        `UPDATE back_office.outbox
            SET batch_id = back_office.uuid_v7(), due_at = now(), claimed_until = NULL
          WHERE batch_id = $1`,
        [batchId],
      );
    },

    async giveUp(batchId, reason) {
      await run(
        `UPDATE back_office.outbox SET set_aside_at = now(), claimed_until = NULL, last_error = $2
          WHERE batch_id = $1 AND ${waiting}`,
        [batchId, reason],
      );
    },

    async retryAll() {
      const again = (which: string) =>
        run(
          `UPDATE back_office.outbox SET set_aside_at = NULL, due_at = now(), attempts = 0 WHERE ${which}`,
          [],
        );
      // Entries about quarantined submissions become due again too, but the returned number does not include them.
      await again(`${aboutQuarantine} AND sent_at IS NULL AND batch_id IS NOT NULL`);
      // Two statements, because each uses another index, and a million entries may be waiting. The first statement
      // names all channels, because its index begins with the channel.
      return (
        (await again(
          `${waiting} AND channel IN (${everyChannel}) AND due_at > now()
             AND NOT ${delayedOnPurpose} AND NOT ${aboutQuarantine}`,
        )) + (await again(`set_aside_at IS NOT NULL AND NOT ${aboutQuarantine}`))
      );
    },
  };
}

/** Finds a batch that was claimed before and is due again, to send it as one message with the same entries. */
async function findBegunBatch(client: PoolClient, channel: string): Promise<string | null> {
  const { rows } = await client.query(
    `SELECT batch_id FROM back_office.outbox
      WHERE channel = $1 AND batch_id IS NOT NULL AND ${claimable}
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [channel],
  );
  return rows[0]?.batch_id ?? null;
}

async function formBatch(
  client: PoolClient,
  channel: string,
  limit: number,
): Promise<string | null> {
  const { rows } = await client.query(
    `WITH batch AS MATERIALIZED (SELECT back_office.uuid_v7() AS id),
          due AS MATERIALIZED (
            SELECT id FROM back_office.outbox
             WHERE channel = $1 AND batch_id IS NULL AND ${claimable}
             ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     UPDATE back_office.outbox AS entry SET batch_id = batch.id
       FROM batch, due WHERE entry.id = due.id
     RETURNING batch.id`,
    [channel, limit],
  );
  return rows[0]?.id ?? null;
}

async function takeBatch(
  client: PoolClient,
  channel: string,
  id: string,
  leaseMs: number,
): Promise<OutboxBatch> {
  const { rows: entries } = await client.query(
    `UPDATE back_office.outbox SET claimed_until = now() + $2 * interval '1 ms'
      WHERE batch_id = $1 AND ${waiting}
      RETURNING type, subject, row_id, attempts, created_at`,
    [id, leaseMs],
  );
  const { rows: records } = await client.query<LeadRecord>(
    makeSelectLeadsSql('postgres', 'WHERE id = ANY ($1) ORDER BY id'),
    // Leaves out subjects that are no UUID, such as the Monday of a week: PostgreSQL refuses to compare them with an
    // id.
    [entries.map((entry) => entry.subject).filter(isUuid)],
  );
  const first = entries
    .filter(({ type }) => type === 'quarantine.grew')
    .map((entry) => entry.subject as string)
    .sort()[0];
  const quarantined = first === undefined ? null : await readUnreportedQuarantine(client, first);
  return {
    id,
    channel,
    attempts: Math.max(0, ...entries.map((entry) => entry.attempts as number)),
    createdAt: new Date(Math.min(...entries.map((entry) => (entry.created_at as Date).getTime()))),
    leads: records.map(toLead),
    ...(quarantined ? { quarantined } : {}),
    ...groupNonEnquiryEntries(entries as { type: string; subject: string; row_id: string }[]),
  };
}

export async function readOutboxStats(pool: Pool, channel: string): Promise<OutboxStats> {
  const { rows } = await pool.query(
    `SELECT (count(*) FILTER (WHERE ${waiting}))::int AS waiting,
            (count(*) FILTER (WHERE sent_at IS NOT NULL))::int AS sent,
            (count(*) FILTER (WHERE set_aside_at IS NOT NULL))::int AS "setAside",
            min(created_at) FILTER (WHERE ${waiting}) AS "oldestWaiting"
       FROM back_office.outbox WHERE channel = $1 AND NOT ${aboutQuarantine}`,
    [channel],
  );
  return rows[0];
}
