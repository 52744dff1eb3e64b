/**
 * Brings over enquiries that came into the file after the file was moved: from a service that was started without
 * DATABASE_URL, or with an older copy of the file. They are moved with everything that belongs to them, and never
 * twice. An enquiry that was since erased in PostgreSQL does not return. Other changes in the file are not moved.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import {
  databaseIdSettingName,
  markSqliteFileAsMoved,
} from '../connection/moved-sqlite-file-mark.ts';
import {
  type LastReceiptNumber,
  raiseReceiptRegistersInPostgres,
} from '../copies/continue-receipt-registers.ts';
import { parsePostgresUrl } from '../copies/postgres/postgres-database-url.ts';
import { enquiryTableNames } from '../enquiries/enquiry-table-names.ts';
import { retentionLimits } from '../retention-limits.ts';
import { copyRows, type SourceRow } from './copy-rows.ts';
import { findDuplicateEmailSubscriptions } from './move-database-to-postgres.ts';
import {
  moveIdempotencyRecords,
  readIdempotencyKeysOfEnquiries,
} from './move-idempotency-records.ts';
import { type MovedTable, planMove } from './plan-move.ts';
import { runInBothTransactions } from './run-in-both-transactions.ts';

export type LateRowsResult = {
  /** The number of enquiries that were brought over, quarantined ones included. */
  enquiries: number;
  /**
   * The number of enquiries that both sides already had. They have the same idempotency key, or are subscriptions of
   * the same address.
   */
  repeated: number;
  /**
   * The ids of enquiries that stay in the file, because PostgreSQL has given the number of their receipt or voucher to
   * another enquiry.
   */
  leftInFile: string[];
  /** Whether the file has orders, provider events or numbers of receipts that PostgreSQL did not have. */
  hasPayments: boolean;
};

const idsAtOnce = 10_000;

/** After one of these events, PostgreSQL no longer has the enquiry, or has it under another id. */
const departureEventTypes: DeskEventType[] = [
  'enquiry.erased',
  'enquiry.forgotten',
  'enquiry.let-in',
];

/** The columns that refer to an enquiry or an order. The tables in `byId` are searched by their `id` instead. */
const belongingColumns = ['enquiry_id', 'enrolment_id', 'quarantine_id', 'order_id', 'subject'];
const byId: readonly string[] = [...enquiryTableNames, 'quarantine', 'enquiries'];

/** Whether the file was moved to this database, even if the address of the database has changed since. */
async function wasMovedTo(source: DatabaseSync, client: Client): Promise<boolean> {
  const own = source
    .prepare('SELECT value FROM settings WHERE name = ?')
    .get(databaseIdSettingName);
  const { rows } = await client.query('SELECT value FROM back_office.settings WHERE name = $1', [
    databaseIdSettingName,
  ]);
  return own !== undefined && rows[0]?.value === own.value;
}

/**
 * Moves the enquiries that came into the file after it was moved to this database. Also marks the file as moved if an
 * interrupted move could not. The service may be running on PostgreSQL. Null if the file was not moved to this
 * database. Rejects with UnusableStore and a sentence.
 */
export function moveLateRows(source: DatabaseSync, url: string): Promise<LateRowsResult | null> {
  return runInBothTransactions(
    source,
    url,
    async () => {},
    async ({ client, setCurrentTable }) => {
      if (!(await wasMovedTo(source, client))) return null;
      const plan = await planMove(source, client);
      const unknown = await unknownEnquiries(source, client);
      const known = await repeatedEnquiries(source, client, unknown);
      const wanted = new Set([...unknown].filter((id) => !known.has(id)));
      const leftInFile = await findWithTakenNumbers(source, client, wanted);
      for (const id of leftInFile) wanted.delete(id);

      const orders = ordersOf(source, wanted);
      const subjects = new Set([...wanted, ...orders]);
      for (const table of plan) {
        setCurrentTable(table.from);
        await moveRowsOfTable(source, client, table, subjects);
      }
      setCurrentTable(null);
      const given = await raiseReceiptRegistersInPostgres(client, readRegisters(source));
      await moveIdempotencyRecords(source, client);
      markSqliteFileAsMoved(source, parsePostgresUrl(url).name);
      return {
        enquiries: wanted.size,
        repeated: known.size,
        leftInFile,
        hasPayments:
          orders.length + leftInFile.length + given.length > 0 ||
          (await hasUnknownEvents(source, client)),
      };
    },
  );
}

/**
 * The ids of enquiries in the file that are not stored in PostgreSQL and were not erased there. Quarantined enquiries
 * that have expired are left out.
 */
async function unknownEnquiries(source: DatabaseSync, client: Client): Promise<Set<string>> {
  const tables = enquiryTableNames.map((table) => `SELECT id FROM ${table}`).join(' UNION ALL ');
  const ids = source
    .prepare(`${tables} UNION ALL SELECT id FROM quarantine WHERE created_at > ? ORDER BY id`)
    .all(Date.now() - retentionLimits.quarantineMs)
    .map(({ id }) => String(id));
  const unknown = new Set<string>();
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const { rows } = await client.query(
      `SELECT id FROM unnest($1::text[]) AS given (id)
        WHERE NOT EXISTS (SELECT FROM back_office.enquiries e WHERE e.id = given.id::uuid)
          AND NOT EXISTS (SELECT FROM back_office.desk_events d
                           WHERE d.subject = given.id AND d.type = ANY ($2))`,
      [ids.slice(from, from + idsAtOnce), departureEventTypes],
    );
    for (const { id } of rows) unknown.add(id);
  }
  return unknown;
}

/**
 * Finds the enquiries of the file that PostgreSQL has under another id, because the visitor sent them again with the
 * same key or address.
 */
async function repeatedEnquiries(
  source: DatabaseSync,
  client: Client,
  unknown: ReadonlySet<string>,
): Promise<Set<string>> {
  const keys = readIdempotencyKeysOfEnquiries(source).filter(({ id }) => unknown.has(id));
  const { rows: taken } = await client.query(
    `SELECT key FROM back_office.idempotency_keys WHERE key = ANY ($1)
      UNION SELECT key FROM back_office.quarantine_keys WHERE key = ANY ($1)`,
    [keys.map(({ key }) => key)],
  );
  const known = new Set(
    keys.filter(({ key }) => taken.some((one) => one.key === key)).map(({ id }) => id),
  );
  // If an address has two spellings in the file, the earlier subscription is moved and the later one counts as
  // repeated.
  for (const { id } of findDuplicateEmailSubscriptions(source)) if (unknown.has(id)) known.add(id);
  const addresses = source
    .prepare('SELECT id, normal_address(email) AS email FROM email_subscriptions')
    .all()
    .filter(({ id }) => unknown.has(String(id)));
  const { rows: subscribed } = await client.query(
    `SELECT given.id FROM jsonb_to_recordset($1) AS given (id text, email text)
       JOIN public.email_subscriptions s ON lower(s.email) = lower(given.email)`,
    [JSON.stringify(addresses)],
  );
  for (const { id } of subscribed) known.add(id);
  return known;
}

function ordersOf(source: DatabaseSync, enquiries: ReadonlySet<string>): string[] {
  const all = source.prepare('SELECT id, enrolment_id FROM orders WHERE enrolment_id IS NOT NULL');
  return all
    .all()
    .filter(({ enrolment_id }) => enquiries.has(String(enrolment_id)))
    .map(({ id }) => String(id));
}

/**
 * The enquiries whose receipt or voucher numbers PostgreSQL gave to other enquiries too. A number must be unique, so a
 * person has to settle these.
 */
async function findWithTakenNumbers(
  source: DatabaseSync,
  client: Client,
  enquiries: ReadonlySet<string>,
): Promise<string[]> {
  const numbered = source
    .prepare(
      `SELECT enrolment_id AS id, receipt_number AS number FROM orders WHERE receipt_number IS NOT NULL
        UNION SELECT orders.enrolment_id, receipts.number FROM receipts JOIN orders ON orders.id = receipts.order_id`,
    )
    .all()
    .filter(({ id }) => enquiries.has(String(id)));
  const { rows } = await client.query(
    `SELECT DISTINCT given.id FROM jsonb_to_recordset($1) AS given (id text, number text)
      WHERE EXISTS (SELECT FROM back_office.orders o WHERE o.receipt_number = given.number)
         OR EXISTS (SELECT FROM back_office.receipts r WHERE r.number = given.number)`,
    [JSON.stringify(numbered)],
  );
  return rows.map(({ id }) => id);
}

async function moveRowsOfTable(
  source: DatabaseSync,
  client: Client,
  table: MovedTable,
  subjects: ReadonlySet<string>,
): Promise<void> {
  const column = byId.includes(table.from)
    ? 'id'
    : belongingColumns.find((name) => table.columns.some((one) => one.name === name));
  if (column === undefined || subjects.size === 0) return;
  const columns = table.columns.map(({ name }) =>
    table.from === 'email_subscriptions' && name === 'email'
      ? 'normal_address(email) AS email'
      : name,
  );
  const rows = source
    .prepare(`SELECT ${columns.join(', ')}, ${column} AS belongs_to FROM ${table.from}`)
    .iterate() as Iterable<SourceRow>;
  const ours = function* () {
    for (const row of rows) if (subjects.has(String(row.belongs_to))) yield row;
  };
  // Triggers are off: they would assign new ids and notify staff again.
  await client.query(`ALTER TABLE ${table.to} DISABLE TRIGGER USER`);
  await copyRows(client, table, ours(), () => {});
  await client.query(`ALTER TABLE ${table.to} ENABLE TRIGGER USER`);
}

function readRegisters(source: DatabaseSync) {
  return source.prepare('SELECT register, year, last FROM registers').all() as LastReceiptNumber[];
}

async function hasUnknownEvents(source: DatabaseSync, client: Client): Promise<boolean> {
  const here = source.prepare('SELECT event_id FROM provider_events').all();
  const { rows } = await client.query(
    `SELECT FROM unnest($1::text[]) AS given (id)
      WHERE NOT EXISTS (SELECT FROM back_office.provider_events e WHERE e.event_id = given.id) LIMIT 1`,
    [here.map(({ event_id }) => event_id)],
  );
  return rows.length > 0;
}
