/** What must not be there when a move begins. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { UnusableStore } from '../store-errors.ts';

/**
 * Its processes know another signing key, and a visitor's row might come in between. One that nobody has asked
 * anything for ten seconds holds no connection and is not seen: the last line of the move speaks of it.
 */
export async function refuseRunningService(client: Client, pauseMs = 100): Promise<void> {
  // What was closed a moment ago is still seen for a while.
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

/** A service writes these by itself at each start and while it runs: they say nothing that the file would not say better. */
const writtenByEveryService = ['back_office.offers', 'back_office.service_marks'];

/** Throws UnusableStore when one of the tables has rows; those that a service writes by itself are removed. */
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
