/** Refuses a move when the target database is in use or has rows. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { UnusableStore } from '../store-errors.ts';

/**
 * Refuses a move while a service runs on the target database. That service uses another signing key, and a visitor's
 * row could arrive during the move. An idle service is noticed too, because it keeps a connection open
 * (`open-persistent-connection.ts`).
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

/** Throws UnusableStore if a table has rows; deletes rows that a service writes by itself. */
export async function refuseOrRemoveRows(client: Client, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    if (!writtenByEveryService.includes(table)) await refuseRows(client, table);
  for (const table of tables)
    if (writtenByEveryService.includes(table)) await client.query(`DELETE FROM ${table}`);
}

async function refuseRows(client: Client, table: string): Promise<void> {
  const { rows } = await client.query(`SELECT EXISTS (SELECT FROM ${table}) AS "holdsRows"`);
  if (!rows[0].holdsRows) return;
  throw new UnusableStore(
    `${table} in PostgreSQL holds rows already, which are not of this file. Nothing was moved: let DATABASE_URL name an empty database.`,
  );
}
