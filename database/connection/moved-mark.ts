/**
 * The mark in a database file that was moved to PostgreSQL: a start without DATABASE_URL would otherwise open the file and
 * take enquiries that nobody looks for there.
 */
import type { DatabaseSync } from 'node:sqlite';
import { UnusableStore } from '../store-errors.ts';

/** A row of `settings` in the file; it stays in the file. */
export const movedSetting = 'moved-to';

/** A row of `settings`, made at random for each file and moved with it: PostgreSQL holds the same one after the move. */
export const databaseIdSetting = 'database-id';

/** `to` is `host:port/database`. Runs in the transaction of the caller, if there is one. */
export function markAsMoved(db: DatabaseSync, to: string): void {
  db.prepare(
    'INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  ).run(movedSetting, to);
}

export function removeMark(db: DatabaseSync): void {
  db.prepare('DELETE FROM settings WHERE name = ?').run(movedSetting);
}

/** Where the file was moved to (`host:port/database`), or null when it was not moved. */
export function movedTo(db: DatabaseSync): string | null {
  const table = db.prepare(
    "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'settings'",
  );
  if (table.get() === undefined) return null;
  const row = db.prepare('SELECT value FROM settings WHERE name = ?').get(movedSetting);
  return (row as { value: string } | undefined)?.value ?? null;
}

/** Throws UnusableStore for a file that was moved. */
export function refuseMoved(db: DatabaseSync, path: string): void {
  const to = movedTo(db);
  if (to !== null)
    throw new UnusableStore(
      `${path} was moved to PostgreSQL (${to}) and is no longer used. Set DATABASE_URL to that database, as the service has it. To use the file again instead: npm run move:postgres -- --unmark`,
    );
}
