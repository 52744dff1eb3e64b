/**
 * Refuses a move when the target database is in use or has rows that people wrote. Removes the rows that a service
 * writes there by itself.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { firstStartPublisher } from '../publications/publication-port.ts';
import { UnusableStore } from '../store-errors.ts';

/**
 * Refuses a move while a service runs on the target database. That service uses another signing key, and a visitor's
 * row could arrive during the move. An idle service is noticed too, because it keeps a connection open
 * (`keep-postgres-connection-open.ts`).
 */
export async function refuseRunningService(client: Client, pauseMs = 100): Promise<void> {
  // PostgreSQL lists a connection for a moment after it was closed, so the check is repeated.
  for (let n = 0; n < 20; n += 1) {
    const { rows } = await client.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'miranaya'",
    );
    if (rows.length === 0) return;
    await delay(pauseMs);
  }
  throw new UnusableStore(
    'The service is running on DATABASE_URL. Stop it first, then try again. Nothing was moved.',
  );
}

/** Tables that a service fills by itself at each start and while it runs. The rows of the file replace theirs. */
const writtenByEveryService = ['back_office.offers', 'back_office.service_marks'];

/**
 * Tables that a service fills at its first start with the sample batches and their publication. Every change by staff
 * writes an event. So if a service wrote all events, it also wrote all rows of these tables. Rows are deleted in this
 * order: a table comes before the tables to which its rows refer.
 */
const writtenAtFirstStart = [
  'back_office.early_prices',
  'back_office.batches',
  'back_office.publications',
  'back_office.desk_events',
];

/** Throws UnusableStore if people have written rows; deletes rows that a service writes by itself. */
export async function refuseOrClearRows(client: Client, tables: readonly string[]): Promise<void> {
  const ownRows = [...writtenByEveryService, ...writtenAtFirstStart];
  for (const table of tables)
    if (!ownRows.includes(table))
      refuseRows(table, (await client.query(`SELECT FROM ${table} LIMIT 1`)).rows);
  const acts = await client.query('SELECT FROM back_office.desk_events WHERE who <> $1 LIMIT 1', [
    firstStartPublisher,
  ]);
  refuseRows('back_office.desk_events', acts.rows);
  // Disables the trigger `desk_events_stay`, which refuses to delete events.
  await client.query('ALTER TABLE back_office.desk_events DISABLE TRIGGER desk_events_stay');
  for (const table of ownRows) await client.query(`DELETE FROM ${table}`);
  await client.query('ALTER TABLE back_office.desk_events ENABLE TRIGGER desk_events_stay');
}

function refuseRows(table: string, rows: readonly unknown[]): void {
  if (rows.length === 0) return;
  throw new UnusableStore(
    `${table} in PostgreSQL holds rows already, which are not of this file. Nothing was moved: let DATABASE_URL name an empty database.`,
  );
}
