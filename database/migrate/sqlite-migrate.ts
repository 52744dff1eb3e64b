import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { databaseIdSetting } from '../connection/moved-mark.ts';
import { type Applied, pendingMigrations, readMigrations } from './migrations.ts';

/**
 * Brings the file to the newest migration, all or none. `BEGIN IMMEDIATE` is the lock: of several
 * processes that start at once, one migrates and the others wait, then find nothing to do.
 * `upTo` stops after that migration; tests of upgrades use it.
 */
export function migrateSqlite(db: DatabaseSync, now: number, upTo?: string): void {
  db.exec('PRAGMA busy_timeout = 10000');
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('BEGIN IMMEDIATE');
  try {
    makeMigrationsTable(db);
    const applied = db.prepare('SELECT name, sha256 FROM migrations').all() as Applied[];
    const note = db.prepare('INSERT INTO migrations VALUES (?, ?, ?)');
    for (const { name, sql, sha256 } of pendingMigrations(readMigrations('sqlite'), applied)) {
      if (upTo !== undefined && name > upTo) break;
      db.exec(sql);
      note.run(name, sha256, now);
    }
    giveId(db);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

/** Which files were applied, and when. */
export function makeMigrationsTable(db: DatabaseSync): void {
  db.exec(
    'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT, WITHOUT ROWID',
  );
}

/** An early migration may be the last one here, and has no settings. */
function giveId(db: DatabaseSync): void {
  const table = db.prepare(
    "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'settings'",
  );
  if (table.get() === undefined) return;
  db.prepare('INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING').run(
    databaseIdSetting,
    randomUUID(),
  );
}
