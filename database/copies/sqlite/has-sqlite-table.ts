import type { DatabaseSync } from 'node:sqlite';

/** Whether the database has the table. Databases of early releases lack some of our tables. */
export function hasSqliteTable(db: DatabaseSync, table: string): boolean {
  const sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?";
  return db.prepare(sql).get(table) !== undefined;
}
