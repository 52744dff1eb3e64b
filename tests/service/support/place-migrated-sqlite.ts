/**
 * A database file with the tables of a service. It is made once for each process and copied, which halves the work
 * of migrating.
 */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openSqliteStore } from '#database/open-sqlite-store.ts';
import { makeScratchFolder } from './make-scratch-folder.ts';

let made: string | undefined;

/** Copies a database file with the tables of a service to the path, unless a file exists there. */
export async function placeMigratedSqlite(path: string): Promise<void> {
  if (existsSync(path)) return;
  made ??= await makeMigratedSqlite();
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(made, path);
}

async function makeMigratedSqlite(): Promise<string> {
  // The file stays until the folder of all tests is removed.
  const path = join(makeScratchFolder().path, 'migrated.db');
  await openSqliteStore(path, Date.now).close();
  return path;
}
