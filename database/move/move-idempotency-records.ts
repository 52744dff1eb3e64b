/**
 * Moves the idempotency records by which a repeated submission is recognised. PostgreSQL and SQLite compute digests in
 * different ways, so each record is moved with its row and gets a new digest. Subscriptions need no record, because a
 * repeated one has the same address.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { type TableName, tableColumns, tableNames } from '#contract/rows/visitor-tables.ts';
import { retentionLimits } from '../retention-limits.ts';
import { firstUuidAt } from '../uuid-v7.ts';
import { rowsPerChunk } from './copy-rows.ts';

type IdempotencyRecord = { key?: string; digest: Uint8Array; taken_at: number };
type RecordToMove = { id: string; key: string | null; taken_at: string };

export async function moveIdempotencyRecords(source: DatabaseSync, client: Client): Promise<void> {
  const keys = source.prepare('SELECT * FROM idempotency_keys').all() as IdempotencyRecord[];
  const recent = source.prepare('SELECT * FROM recent_submissions').all() as IdempotencyRecord[];
  for (const table of tableNames) {
    if (table === 'email_subscriptions') continue;
    const ids = idsByDigest(source, table, [...keys, ...recent]);
    const recordsToMove = (records: IdempotencyRecord[]) =>
      records.flatMap(({ key, digest, taken_at }): RecordToMove[] => {
        const id = ids.get(hex(digest));
        return id ? [{ id, key: key ?? null, taken_at: new Date(taken_at).toISOString() }] : [];
      });
    const digest = `back_office.submission_digest('${table}', to_jsonb(sent))`;
    const from = `FROM jsonb_to_recordset($1) AS left_by (id uuid, key text, taken_at timestamptz)
                  JOIN public.${table} AS sent USING (id)`;
    await insertRecords(
      client,
      recordsToMove(keys),
      `idempotency_keys SELECT key, ${digest}, taken_at ${from}`,
    );
    await insertRecords(
      client,
      recordsToMove(recent),
      `recent_submissions SELECT ${digest}, taken_at ${from}`,
    );
  }
}

/** The idempotency key of each enquiry in the file, quarantined ones included. */
export function readIdempotencyKeysOfEnquiries(
  source: DatabaseSync,
): { id: string; key: string }[] {
  const records = source
    .prepare('SELECT * FROM idempotency_keys')
    .all() as Required<IdempotencyRecord>[];
  const ofRows = tableNames.flatMap((table) => {
    const ids = idsByDigest(source, table, records);
    return records.flatMap(({ key, digest }) => {
      const id = ids.get(hex(digest));
      return id === undefined ? [] : [{ id, key }];
    });
  });
  const inQuarantine = source.prepare('SELECT quarantine_id AS id, key FROM quarantine_keys').all();
  return [...ofRows, ...(inQuarantine as { id: string; key: string }[])];
}

/** Maps digests to ids, for all rows to which one of these records may belong. */
function idsByDigest(
  source: DatabaseSync,
  table: TableName,
  records: readonly IdempotencyRecord[],
): Map<string, string> {
  const oldest = records.reduce((least, { taken_at }) => Math.min(least, taken_at), Infinity);
  if (oldest === Infinity) return new Map();
  // A repeated submission has a new record, but its row can be older by up to `sameSubmissionMs`. So the search begins
  // this long before the oldest record.
  const since = firstUuidAt(oldest - retentionLimits.sameSubmissionMs);
  const columns = tableColumns[table].join(', ');
  const rows = source
    .prepare(`SELECT id, digest_of('${table}', ${columns}) AS digest FROM ${table} WHERE id >= ?`)
    .all(since) as { id: string; digest: Uint8Array }[];
  return new Map(rows.map(({ id, digest }) => [hex(digest), id]));
}

async function insertRecords(client: Client, left: RecordToMove[], sql: string): Promise<void> {
  for (let from = 0; from < left.length; from += rowsPerChunk)
    await client.query(`INSERT INTO back_office.${sql} ON CONFLICT DO NOTHING`, [
      JSON.stringify(left.slice(from, from + rowsPerChunk)),
    ]);
}

const hex = (digest: Uint8Array) => Buffer.from(digest).toString('hex');
