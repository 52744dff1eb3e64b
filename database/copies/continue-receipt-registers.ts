/**
 * Keeps the numbers of receipts and vouchers unique after a restore. An older copy does not know the latest
 * numbers, so its registers continue after the last number of the database that it replaces. The receipts and
 * vouchers with the numbers in between exist only in the replaced database, which is kept for a while.
 */
import { DatabaseSync } from 'node:sqlite';
import type { ClientBase } from 'pg';
import { hasSqliteTable } from './sqlite/has-sqlite-table.ts';

export type LastReceiptNumber = { register: string; year: string; last: number };

/**
 * Raises the numbers of receipts and vouchers in the copy to the last ones of the live database, so that no number is
 * given twice. Returns a list with one sentence that names the raised registers, or an empty list if none was raised.
 */
export function continueReceiptRegistersInFile(live: DatabaseSync, copy: string): string[] {
  if (!hasSqliteTable(live, 'registers')) return [];
  const given = live
    .prepare('SELECT register, year, last FROM registers')
    .all() as LastReceiptNumber[];
  const db = new DatabaseSync(copy);
  try {
    const raise = db.prepare(
      `INSERT INTO registers (register, year, last) VALUES (:register, :year, :last)
         ON CONFLICT (register, year) DO UPDATE SET last = excluded.last WHERE last < excluded.last`,
    );
    return asNotes(given.filter((one) => Number(raise.run({ ...one }).changes) > 0));
  } finally {
    db.close();
  }
}

/**
 * Raises the registers of the copy to the last numbers of the live PostgreSQL database. Returns the same sentences as
 * `continueReceiptRegistersInFile`.
 */
export async function continueReceiptRegistersInPostgres(
  live: ClientBase,
  copy: ClientBase,
): Promise<string[]> {
  const { rows: there } = await live.query(
    "SELECT FROM pg_class WHERE oid = to_regclass('back_office.registers')",
  );
  if (there.length === 0) return [];
  const { rows: given } = await live.query<LastReceiptNumber>(
    'SELECT register, year, last FROM back_office.registers',
  );
  return asNotes(await raiseReceiptRegistersInPostgres(copy, given));
}

/** Raises registers and never lowers one. Returns the registers that were raised. */
export async function raiseReceiptRegistersInPostgres(
  client: ClientBase,
  given: readonly LastReceiptNumber[],
): Promise<LastReceiptNumber[]> {
  const { rows } = await client.query<LastReceiptNumber>(
    `INSERT INTO back_office.registers AS known (register, year, last)
       SELECT register, year, last FROM jsonb_to_recordset($1) AS given (register text, year text, last int)
       ON CONFLICT (register, year) DO UPDATE SET last = excluded.last WHERE known.last < excluded.last
       RETURNING register, year, last`,
    [JSON.stringify(given)],
  );
  return rows;
}

function asNotes(raised: readonly LastReceiptNumber[]): string[] {
  if (raised.length === 0) return [];
  const each = raised
    .map(({ register, year, last }) => `${register}s of ${year} up to ${last}`)
    .sort();
  return [
    `Numbers were given since the copy was made, and are not given again: ${each.join(', ')}. Their orders stand in what is kept.`,
  ];
}
