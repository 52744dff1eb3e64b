/** Copies one table in chunks, and reads it back. The caller compares the fingerprints of what was sent and read. */
import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import type { MovedTable } from './plan-move.ts';

export type SourceRow = Record<string, unknown>;
export type TableFingerprint = { table: string; rows: number; sha256: string };

export const rowsPerChunk = 1_000;

/** Writes all rows. Returns the fingerprint of the rows that were sent; `sent` is called with the count so far. */
export async function copyRows(
  client: Client,
  { from, to, columns }: MovedTable,
  rows: Iterable<SourceRow>,
  sent: (rows: number) => void,
): Promise<TableFingerprint> {
  const names = columns.map(({ name }) => name).join(', ');
  const types = columns.map(({ name, type }) => `${name} ${type}`).join(', ');
  const fingerprint = new Fingerprint();
  let chunk: SourceRow[] = [];

  const flush = async () => {
    if (chunk.length === 0) return;
    await client.query(
      `INSERT INTO ${to} (${names}) SELECT ${names} FROM jsonb_to_recordset($1) AS given (${types})`,
      [JSON.stringify(chunk)],
    );
    sent(fingerprint.rows);
    chunk = [];
  };

  for (const row of rows) {
    const given = columns.map(({ name, type }) => [name, toPostgresJson(row[name], type)] as const);
    fingerprint.add(given.map(([, value]) => value));
    chunk.push(Object.fromEntries(given));
    if (chunk.length === rowsPerChunk) await flush();
  }
  await flush();
  return { table: from, rows: fingerprint.rows, sha256: fingerprint.digest() };
}

/** Reads back all rows that the target table has now. Returns their fingerprint. */
export async function fingerprintMovedRows(
  client: Client,
  { from, to, columns }: MovedTable,
): Promise<TableFingerprint> {
  const read = columns.map(({ name, type }) =>
    // Reads a date as text, because the driver would convert it to the time zone of this machine.
    type === 'date' ? `${name}::text AS ${name}` : name,
  );
  const fingerprint = new Fingerprint();
  await client.query(`DECLARE arrived NO SCROLL CURSOR FOR SELECT ${read.join(', ')} FROM ${to}`);
  for (;;) {
    const { rows } = await client.query(`FETCH ${rowsPerChunk} FROM arrived`);
    if (rows.length === 0) break;
    for (const row of rows) fingerprint.add(columns.map(({ name }) => row[name]));
  }
  await client.query('CLOSE arrived');
  return { table: from, rows: fingerprint.rows, sha256: fingerprint.digest() };
}

/** Converts a SQLite value to the JSON form of its new column's type. */
function toPostgresJson(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null;
  if (type.startsWith('timestamp')) return new Date(Number(value)).toISOString();
  if (type === 'jsonb') return JSON.parse(String(value));
  if (type === 'boolean') return value === 1;
  if (type === 'bytea') return `\\x${Buffer.from(value as Uint8Array).toString('hex')}`;
  return value;
}

/** A fingerprint of rows that does not depend on their order. */
class Fingerprint {
  rows = 0;
  #sum = 0n;

  add(values: unknown[]): void {
    const row = createHash('sha256')
      .update(JSON.stringify(values.map(canonical)))
      .digest('hex');
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${row}`));
    this.rows += 1;
  }

  digest(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

/** Formats a value so that equal values of both engines give the same text. */
function canonical(value: unknown): string | null {
  if (value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return typeof value === 'object' ? JSON.stringify(value, inOrder) : String(value);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
