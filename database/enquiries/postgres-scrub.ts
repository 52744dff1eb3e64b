/**
 * PostgreSQL marks a deleted row as dead and takes it out of its tables and indexes when they are vacuumed,
 * but only when no transaction is left that began before. It also notes how the values of a column are spread, names
 * and addresses among them, and notes it anew when it is told to. (Its own log of changes, the WAL, is recycled in time.)
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { tableNames } from '#contract/tables.ts';
import { translatePostgresError } from '../connection/postgres-errors.ts';

/** All of ours, as they are: one that a later release adds is not forgotten. */
const allTables = `SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') AS tables FROM pg_tables
  WHERE schemaname = 'back_office' OR (schemaname = 'public' AND tablename = ANY($1))`;

const pauseMs = 100;

/** Resolves with whether it was done; who reads an older state is waited for so long. Rejects with StoreAway. */
export async function scrubPostgres(pool: Pool, patienceMs = 10_000): Promise<boolean> {
  const client = await pool.connect().catch((error: unknown) => {
    throw translatePostgresError(error);
  });
  let isSkipped = false;
  // A table that this user may not vacuum is left out with a warning and without an error.
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
    // Not given back: it has another time-out and another listener than its neighbours.
    client.release(true);
  }
}
