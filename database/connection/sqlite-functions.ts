/**
 * Registers the SQL functions that triggers, migrations and our queries call, on each of our connections. On
 * PostgreSQL, the migrations define such functions in the schema `back_office`. The `sqlite3` shell does not have the
 * functions: a person can read the file in it, but not insert rows, which is intended.
 */
import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { emailSubscriptionSchema } from '#contract/rows/email-subscription.ts';
import { type TableName, tableColumns } from '#contract/rows/visitor-tables.ts';
import { makeUuidV7 } from '../uuid-v7.ts';
import type { SubmissionRow } from '../visitors/submission-port.ts';

/** Facts about the running insert that triggers need and that are in no column of the row. */
export type InsertTriggerContext = {
  idempotencyKey: string | null;
  now: () => number;
  /** The digest by which a repeated submission is recognised. */
  digest?: Buffer;
};

/** Returns the values of the row in the order of the table's columns. Throws for an unknown key. */
export function valuesInColumnOrder(table: TableName, row: SubmissionRow): (string | null)[] {
  const columns: readonly string[] = tableColumns[table];
  const stray = Object.keys(row).find((key) => !columns.includes(key));
  if (stray !== undefined) throw new Error(`${table} has no column "${stray}"`);
  return columns.map((column) => row[column] ?? null);
}

/** Returns the digest of a row, which is equal for equal values. It covers all columns of the table except `source`. */
export function computeSubmissionDigest(
  table: TableName,
  values: readonly (string | null)[],
): Buffer {
  return digestOf([table, ...values]);
}

/**
 * The number of columns that each table had at first. A column that was added later is part of the digest only if it is
 * filled. So a submission that is sent again has the digest of its first sending, even if that came from an older page
 * or before the column was added.
 */
const firstColumns: Readonly<Record<TableName, number>> = {
  request_a_call: 5,
  enrollments: 3,
  email_subscriptions: 1,
  waiting_list: 4,
};

/**
 * Returns the digest of a row. The arguments are the name of the table, then the values in the order of its columns.
 */
function digestOf([table, ...values]: readonly unknown[]): Buffer {
  const first = firstColumns[table as TableName];
  const columns: readonly string[] = tableColumns[table as TableName];
  // The source page is left out of the digest: the same text sent from another page is still the same submission.
  const digested = values.filter((_, n) => columns[n] !== 'source');
  const counted = digested.slice(
    0,
    Math.max(first, digested.findLastIndex((one) => one !== null) + 1),
  );
  return hash('sha256', JSON.stringify([table, ...counted]), 'buffer');
}

const devanagariDigit = /[\u0966-\u096f]/g;

const phoneDigits = (phone: string) =>
  phone
    .replace(devanagariDigit, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[^0-9]/g, '');

/** The last ten digits of a phone number in any format; the same as `back_office.phone_key` in PostgreSQL. */
export const phoneKey = (phone: string) => phoneDigits(phone).slice(-10);

/**
 * The key of a person from an address and a number in any format; the same as `back_office.person_of` in
 * PostgreSQL.
 */
function personOf(email: string, phone: string): string {
  return hash('sha256', `${email.toLowerCase()} ${phoneKey(phone)}`, 'hex');
}

/**
 * The text in which the desk searches names, addresses and numbers; the same as `back_office.search_text` in
 * PostgreSQL.
 */
const searchText = (name: unknown, email: unknown, phone: unknown) =>
  `${String(name ?? '').toLowerCase()} ${String(email ?? '').toLowerCase()} ${phoneDigits(String(phone ?? ''))}`;

export function addSqliteFunctions(db: DatabaseSync, context: InsertTriggerContext): void {
  db.function('idempotency_key', () => context.idempotencyKey);
  db.function('new_id', () => makeUuidV7(context.now()));
  // Normalises an address as subscriptions store it; an invalid address is returned unchanged.
  db.function('normal_address', { deterministic: true }, (email) => {
    return emailSubscriptionSchema.safeParse({ email }).data?.email ?? email;
  });
  db.function('person_of', { deterministic: true }, (email, phone) =>
    personOf(String(email), String(phone)),
  );
  db.function(
    'phone_key',
    { deterministic: true },
    (phone) => phoneKey(String(phone ?? '')) || null,
  );
  db.function('search_text', { deterministic: true }, searchText);
  // A trigger passes only the columns that existed when the trigger was written. So whoever inserts a row puts the
  // digest of the whole row into `context.digest`, and this function returns that digest. Without it, the function
  // computes the digest of its arguments. It is declared deterministic, so SQLite may use the result again within one
  // statement.
  db.function('digest_of', { varargs: true, deterministic: true }, (...values) => {
    return context.digest ?? digestOf(values);
  });
}
