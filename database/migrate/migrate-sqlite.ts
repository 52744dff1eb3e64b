import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { databaseIdSettingName } from '../connection/moved-sqlite-file-mark.ts';
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

/**
 * Applies all pending migrations, or none. `BEGIN IMMEDIATE` is the lock: when several processes start at once, one
 * migrates; the others wait and then find nothing to do. `upTo` stops after that migration (for tests of upgrades).
 */
export function migrateSqlite(db: DatabaseSync, now: number, upTo?: string): void {
  db.exec('PRAGMA busy_timeout = 10000');
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('BEGIN IMMEDIATE');
  try {
    ensureMigrationsTable(db);
    const applied = db.prepare('SELECT name, sha256 FROM migrations').all() as AppliedMigration[];
    const all = readMigrations('sqlite');
    const noted = readSqliteNeededMigration(db);
    refuseNewerDatabase(all, noted);
    const done: Migration[] = [];
    const note = db.prepare('INSERT INTO migrations VALUES (?, ?, ?)');
    for (const migration of findPendingMigrations(all, applied)) {
      const { name, sql, sha256 } = migration;
      if (upTo !== undefined && name > upTo) break;
      db.exec(sql);
      note.run(name, sha256, now);
      done.push(migration);
    }
    if (hasSettings(db)) {
      ensureDatabaseId(db);
      recordNeededMigration(db, computeNeededMigration(done, noted));
    }
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

/** Creates the table that records which migrations were applied, and when; keeps an existing one. */
export function ensureMigrationsTable(db: DatabaseSync): void {
  db.exec(
    'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT, WITHOUT ROWID',
  );
}

/** The newest migration that a release must know to run on the database; null if none is recorded. */
export function readSqliteNeededMigration(db: DatabaseSync): string | null {
  if (!hasSettings(db)) return null;
  const row = db
    .prepare('SELECT value FROM settings WHERE name = ?')
    .get(neededMigrationSettingName);
  return (row as { value: string } | undefined)?.value ?? null;
}

function recordNeededMigration(db: DatabaseSync, name: string | null): void {
  if (name === null) return;
  db.prepare(
    'INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  ).run(neededMigrationSettingName, name);
}

function ensureDatabaseId(db: DatabaseSync): void {
  db.prepare('INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING').run(
    databaseIdSettingName,
    randomUUID(),
  );
}

/** A database with only the first migrations has no table `settings`. */
function hasSettings(db: DatabaseSync): boolean {
  const sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'settings'";
  return db.prepare(sql).get() !== undefined;
}
