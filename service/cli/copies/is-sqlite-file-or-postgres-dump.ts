import { closeSync, openSync, readSync } from 'node:fs';

/** The first bytes of a SQLite file and of a PostgreSQL dump. */
const beginnings = /^(SQLite format 3\0|PGDMP)/;

/** Whether a file is a SQLite database or a PostgreSQL dump, by its first bytes. False if the file can't be read. */
export function isSqliteFileOrPostgresDump(path: string): boolean {
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
