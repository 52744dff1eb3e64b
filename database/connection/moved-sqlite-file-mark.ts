/**
 * Marks a database file as moved to PostgreSQL. Without the mark, a start without DATABASE_URL would open the file
 * and accept enquiries that nobody looks for there.
 */
import type { DatabaseSync } from 'node:sqlite';
import { UnusableStore } from '../store-errors.ts';

/** The name of the row in the file's `settings` that marks the file as moved. The row itself is not moved. */
export const movedSettingName = 'moved-to';

/**
 * The name of the row in `settings` with the random id of the file. The row is moved too, so that PostgreSQL has
 * the same id.
 */
export const databaseIdSettingName = 'database-id';

/**
 * Marks the file as moved to the place `to` (`host:port/database`). If the caller has a transaction, the mark is part
 * of it.
 */
export function markSqliteFileAsMoved(db: DatabaseSync, to: string): void {
  db.prepare(
    'INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  ).run(movedSettingName, to);
}

export function removeMovedMark(db: DatabaseSync): void {
  db.prepare('DELETE FROM settings WHERE name = ?').run(movedSettingName);
}

/** The place to which the file was moved (`host:port/database`); null if the file was not moved. */
export function readMoveTarget(db: DatabaseSync): string | null {
  const table = db.prepare(
    "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'settings'",
  );
  if (table.get() === undefined) return null;
  const row = db.prepare('SELECT value FROM settings WHERE name = ?').get(movedSettingName);
  return (row as { value: string } | undefined)?.value ?? null;
}

/** Throws UnusableStore if the file was moved. */
export function refuseMovedFile(db: DatabaseSync, path: string): void {
  const to = readMoveTarget(db);
  if (to !== null)
    throw new UnusableStore(
      `${path} was moved to PostgreSQL (${to}) and is no longer used. Set DATABASE_URL to that database, as the service has it. To use the file again instead: npm run move:postgres -- --unmark`,
    );
}
