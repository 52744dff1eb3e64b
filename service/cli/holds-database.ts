import { closeSync, openSync, readSync } from 'node:fs';

/** How a file of SQLite and a dump of PostgreSQL begin. */
const beginnings = /^(SQLite format 3\0|PGDMP)/;

/** Whether a file is a SQLite database or a PostgreSQL dump, by how it begins. False for what cannot be read. */
export function holdsDatabase(path: string): boolean {
  try {
    const file = openSync(path, 'r');
    try {
      const head = Buffer.alloc(16);
      readSync(file, head);
      return beginnings.test(head.toString('latin1'));
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}
