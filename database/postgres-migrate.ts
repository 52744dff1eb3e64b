import type { PoolClient } from 'pg';
import { type Applied, pendingMigrations, readMigrations } from './migrations.ts';

/** Any number that nothing else on the server uses as a lock. */
const lockNumber = 778_426_114;

/**
 * Brings the database to the newest migration, all or none. The advisory lock makes one of several
 * instances that start at once do it; the others wait, then find nothing to do.
 * `upTo` stops after that migration; tests of upgrades use it.
 */
export async function migratePostgres(client: PoolClient, upTo?: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockNumber]);
    for (const { name, sql, sha256 } of pendingMigrations(
      readMigrations('postgres'),
      await appliedMigrations(client),
    )) {
      if (upTo !== undefined && name > upTo) break;
      await client.query(sql);
      await client.query(
        `CREATE TABLE IF NOT EXISTS back_office.migrations (
           name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
      );
      await client.query('INSERT INTO back_office.migrations (name, sha256) VALUES ($1, $2)', [
        name,
        sha256,
      ]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function appliedMigrations(client: PoolClient): Promise<Applied[]> {
  const { rows } = await client.query(
    "SELECT to_regclass('back_office.migrations') IS NOT NULL AS known",
  );
  if (!rows[0].known) return [];
  return (await client.query('SELECT name, sha256 FROM back_office.migrations')).rows;
}
