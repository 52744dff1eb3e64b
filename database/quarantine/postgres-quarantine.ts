/**
 * The quarantine on PostgreSQL. Submissions that look like a script's are stored under their idempotency key, and
 * released.
 */
import { sql, type Transaction } from 'kysely';
import type { ClientBase } from 'pg';
import type { TableName } from '#contract/rows/visitor-tables.ts';
import type { AllTables } from '../connection/all-tables.ts';
import type { SubmissionResult, SubmissionRow } from '../visitors/submission-port.ts';
import {
  maxQuarantinedPerMail,
  type QuarantinedSubmission,
  type QuarantinePort,
  type UnreportedQuarantine,
} from './quarantine-port.ts';

type QuarantineRecord = {
  id: string;
  created_at: Date;
  kind: TableName;
  submission: SubmissionRow;
  reason: string;
};

/** `query` runs one statement as one transaction, and rejects with an error of the store. */
export function makePostgresQuarantineWriter(
  query: (sql: string, values: unknown[]) => Promise<unknown>,
): Pick<QuarantinePort, 'keepInQuarantine'> {
  return {
    async keepInQuarantine({ table, row, idempotencyKey }, reason) {
      await query('SELECT back_office.keep_aside($1, $2, $3, $4)', [
        table,
        JSON.stringify(row),
        reason,
        idempotencyKey,
      ]);
    },
  };
}

export async function releaseQuarantinedSubmission(
  trx: Transaction<AllTables>,
  id: string,
): Promise<SubmissionResult | null> {
  const { rows } = await sql<{ taken: SubmissionResult | null }>`
    SELECT back_office.release(${id}) AS taken`.execute(trx);
  return rows[0]?.taken ?? null;
}

/**
 * Reads the facts for the mail to staff about the quarantined submissions from the id `first` on. Null if none is left.
 */
export async function readUnreportedQuarantine(
  client: ClientBase,
  first: string,
): Promise<UnreportedQuarantine | null> {
  const counted = await client.query(
    `SELECT (count(*) FILTER (WHERE id >= $1))::int AS since, count(*)::int AS total
       FROM back_office.quarantine`,
    [first],
  );
  const { since, total } = counted.rows[0];
  if (since === 0) return null;
  const { rows } = await client.query(
    'SELECT * FROM back_office.quarantine WHERE id >= $1 ORDER BY id LIMIT $2',
    [first, maxQuarantinedPerMail],
  );
  return { unreported: since, total, shown: rows.map(toQuarantined) };
}

function toQuarantined(record: QuarantineRecord): QuarantinedSubmission {
  return {
    id: record.id,
    createdAt: record.created_at,
    table: record.kind,
    row: record.submission,
    reason: record.reason,
  };
}
