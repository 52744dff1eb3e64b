import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Damages a database file as a failing disk does: overwrites the first page of a table. No process may have the
 * file open.
 */
export function damageTable(path: string, table: string): void {
  const db = new DatabaseSync(path);
  const { page_size: size } = db.prepare('PRAGMA page_size').get() as { page_size: number };
  const { rootpage } = db
    .prepare("SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = ?")
    .get(table) as { rootpage: number };
  db.close();
  writeFileSync(path, readFileSync(path).fill('x', (rootpage - 1) * size, rootpage * size));
}
