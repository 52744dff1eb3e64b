import type { ClientBase } from 'pg';
import { UnusableStore } from '../store-errors.ts';
import {
  type AppliedMigration,
  findPendingMigrations,
  type Migration,
  readMigrations,
} from './migrations.ts';
import {
  computeNeededMigration,
  neededMigrationSettingName,
  refuseNewerDatabase,
} from './needed-migration.ts';
import {
  recognisePostgresMigrations,
  summariseSchemaDifferences,
} from './recognise-postgres-migrations.ts';

/** The number of the advisory lock. Any number that no other program on the server uses would do. */
const lockNumber = 778_426_114;

/** The error codes for a schema, table, function, column or other object that already exists. */
const thereAlready = ['42P06', '42P07', '42723', '42701', '42710'];

/**
 * Applies all pending migrations, or none. When several instances start at once, the advisory lock lets one of them
 * migrate; the others wait and then find nothing to do. Tables that somebody created by hand from the same files
 * are recognised and recorded as applied. `upTo` stops after that migration (for tests of upgrades).
 */
export async function migratePostgres(client: ClientBase, upTo?: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockNumber]);
    const all = readMigrations('postgres').filter(({ name }) => upTo === undefined || name <= upTo);
    const applied = await readPostgresAppliedMigrations(client);
    const noted = await readPostgresNeededMigration(client);
    refuseNewerDatabase(readMigrations('postgres'), noted);
    const pending = findPendingMigrations(all, applied);
    await client.query('SAVEPOINT pending');
    try {
      await apply(client, pending);
    } catch (error) {
      if (!thereAlready.includes((error as { code?: string }).code ?? '')) throw error;
      await client.query('ROLLBACK TO SAVEPOINT pending');
      const byHand = await countFilesAppliedByHand(client, all, all.length - pending.length);
      await recordApplied(client, all.slice(all.length - pending.length, byHand));
      await apply(client, all.slice(byHand));
    }
    await recordNeededMigration(client, computeNeededMigration(pending, noted));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

export async function readPostgresAppliedMigrations(
  client: ClientBase,
): Promise<AppliedMigration[]> {
  const { rows } = await client.query(
    "SELECT to_regclass('back_office.migrations') IS NOT NULL AS known",
  );
  if (!rows[0].known) return [];
  return (await client.query('SELECT name, sha256 FROM back_office.migrations')).rows;
}

/** The newest migration that a release must know to run on the database; null if none is recorded. */
export async function readPostgresNeededMigration(client: ClientBase): Promise<string | null> {
  if (!(await hasSettings(client))) return null;
  const { rows } = await client.query('SELECT value FROM back_office.settings WHERE name = $1', [
    neededMigrationSettingName,
  ]);
  return rows[0]?.value ?? null;
}

async function recordNeededMigration(client: ClientBase, name: string | null): Promise<void> {
  if (name === null || !(await hasSettings(client))) return;
  await client.query(
    'INSERT INTO back_office.settings VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [neededMigrationSettingName, name],
  );
}

/** A database with only the first migrations has no table `settings`. */
async function hasSettings(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT to_regclass('back_office.settings') IS NOT NULL AS known",
  );
  return rows[0].known;
}

async function apply(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) {
    await client.query(migration.sql);
    await recordApplied(client, [migration]);
  }
}

async function recordApplied(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS back_office.migrations (
       name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  for (const { name, sha256 } of migrations)
    await client.query('INSERT INTO back_office.migrations (name, sha256) VALUES ($1, $2)', [
      name,
      sha256,
    ]);
}

/**
 * Counts the migration files from which somebody created the tables by hand. The count is more than `noted`, the number
 * that the database itself records. Throws UnusableStore if the tables match no number of files.
 */
async function countFilesAppliedByHand(
  client: ClientBase,
  all: readonly Migration[],
  noted: number,
): Promise<number> {
  const recognised = await recognisePostgresMigrations(client, all, noted + 1);
  if (recognised.at === 'ours') return recognised.files;
  throw new UnusableStore(
    `This database holds tables that were made by hand, and not as the files in database/postgres make them: ${summariseSchemaDifferences(recognised.differences)}. Put that right, or let DATABASE_URL name an empty database. Nothing was changed.`,
  );
}
