/**
 * The functions that our triggers and migrations call: they exist on every connection of ours, and take the place of
 * what PostgreSQL has built in. Somebody who opens the file with the `sqlite3` shell can read all of it,
 * but an insert there fails for want of them, which is as it should be.
 */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { emailSubscriptionSchema } from '#contract/email-subscription.ts';
import { type TableName, tables } from '#contract/tables.ts';
import { uuidV7 } from '../uuid-v7.ts';
import type { Row } from '../visitors/visitor-port.ts';

/** What the triggers need to know about the insert that is running. */
export type InsertContext = {
  idempotencyKey: string | null;
  now: () => number;
  /** What the submission that is being inserted is recognised by. */
  digest?: Buffer;
};

/** In the order of the table's columns. Throws for a key that is no column. */
export function valuesOf(table: TableName, row: Row): (string | null)[] {
  const columns: readonly string[] = tables[table];
  const stray = Object.keys(row).find((key) => !columns.includes(key));
  if (stray !== undefined) throw new Error(`${table} has no column "${stray}"`);
  return columns.map((column) => row[column] ?? null);
}

/** The same for the same values: all of them, whichever columns the triggers know. */
export function submissionDigest(table: TableName, values: readonly (string | null)[]): Buffer {
  return digestOf([table, ...values]);
}

const digestOf = (values: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest();

export function addFunctions(db: DatabaseSync, context: InsertContext): void {
  db.function('idempotency_key', () => context.idempotencyKey);
  db.function('new_id', () => uuidV7(context.now()));
  // As a subscription of it is kept; what the contract takes for no address stays as it is.
  db.function('normal_address', { deterministic: true }, (email) => {
    return emailSubscriptionSchema.safeParse({ email }).data?.email ?? email;
  });
  // The triggers hand over the columns that they were written for. While a row is inserted, what counts is the
  // whole of it. Deterministic: SQLite may keep the result within one statement.
  db.function('digest_of', { varargs: true, deterministic: true }, (...values) => {
    return context.digest ?? digestOf(values);
  });
}
