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

/**
 * Columns that came after the first release do not count while they are empty: what was sent before they came, or
 * by a page of then, is recognised as it was.
 */
const firstColumns: Readonly<Record<TableName, number>> = {
  request_a_call: 5,
  enrollments: 3,
  email_subscriptions: 1,
};

/** The name of the table, then the values. */
function digestOf([table, ...values]: readonly unknown[]): Buffer {
  const first = firstColumns[table as TableName];
  const columns: readonly string[] = tables[table as TableName];
  // The same words sent again from another page are the same words.
  const said = values.filter((_, n) => columns[n] !== 'source');
  const counted = said.slice(0, Math.max(first, said.findLastIndex((one) => one !== null) + 1));
  return createHash('sha256')
    .update(JSON.stringify([table, ...counted]))
    .digest();
}

const devanagariDigit = /[\u0966-\u096f]/g;

const phoneDigits = (phone: string) =>
  phone
    .replace(devanagariDigit, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[^0-9]/g, '');

/** The last ten digits of a number, however it is written: as `back_office.phone_key`. */
const phoneKey = (phone: string) => phoneDigits(phone).slice(-10);

/** An address and a number, however they are written: as `back_office.person_of`. */
function personOf(email: string, phone: string): string {
  return createHash('sha256')
    .update(`${email.toLowerCase()} ${phoneKey(phone)}`)
    .digest('hex');
}

/** Where a part of a name, an address or a number is looked for: as `back_office.search_text`. */
const searchText = (name: unknown, email: unknown, phone: unknown) =>
  `${String(name ?? '').toLowerCase()} ${String(email ?? '').toLowerCase()} ${phoneDigits(String(phone ?? ''))}`;

export function addFunctions(db: DatabaseSync, context: InsertContext): void {
  db.function('idempotency_key', () => context.idempotencyKey);
  db.function('new_id', () => uuidV7(context.now()));
  // As a subscription of it is kept; what the contract takes for no address stays as it is.
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
  // The triggers hand over the columns that they were written for. While a row is inserted, what counts is the
  // whole of it. Deterministic: SQLite may keep the result within one statement.
  db.function('digest_of', { varargs: true, deterministic: true }, (...values) => {
    return context.digest ?? digestOf(values);
  });
}
