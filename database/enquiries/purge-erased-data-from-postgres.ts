/**
 * Removes erased data from PostgreSQL's files. A deleted row stays in tables and indexes until a vacuum, which skips
 * rows that an open transaction could still see. Column statistics can contain names and addresses, so they are
 * computed again. The WAL needs no step, because PostgreSQL overwrites it in time.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { tableNames } from '#contract/rows/visitor-tables.ts';
import { translatePostgresError } from '../connection/translate-postgres-error.ts';

/** The list of tables is read from the catalog, so that it includes tables of later releases. */
const allTables = `SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') AS tables FROM pg_tables
  WHERE schemaname = 'back_office' OR (schemaname = 'public' AND tablename = ANY($1))`;

const pauseMs = 100;

/**
 * Returns whether the data was removed. Waits up to `patienceMs` for transactions that could still see the deleted
 * rows. Rejects with StoreUnavailable.
 */
export async function purgeErasedDataFromPostgres(
  pool: Pool,
  patienceMs = 10_000,
): Promise<boolean> {
  const client = await pool.connect().catch((error: unknown) => {
    throw translatePostgresError(error);
  });
  let isSkipped = false;
  // For a table that this user may not vacuum, PostgreSQL only reports a warning.
  client.on('notice', ({ severity }) => {
    isSkipped ||= severity === 'WARNING';
  });
  try {
    const { rows } = await client.query('SELECT clock_timestamp() AS start');
    let isRead = true;
    for (let n = 0; isRead && n < patienceMs / pauseMs; n += 1) {
      const { rowCount } = await client.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database()
            AND backend_xmin IS NOT NULL AND xact_start < $1 AND pid <> pg_backend_pid()`,
        [rows[0].start],
      );
      isRead = rowCount !== 0;
      if (isRead) await delay(pauseMs);
    }
    const found = await client.query(allTables, [tableNames]);
    await client.query('SET statement_timeout = 0');
    await client.query(`VACUUM (ANALYZE, INDEX_CLEANUP ON) ${found.rows[0].tables}`);
    return !isRead && !isSkipped;
  } catch (error) {
    throw translatePostgresError(error);
  } finally {
    // The connection is closed and not used again, because its time-out and its listener differ from those of the
    // pool's other connections.
    client.release(true);
  }
}
