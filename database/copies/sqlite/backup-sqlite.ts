/**
 * Makes a consistent copy of the database file while the service runs, and checks the copy before it gets its final
 * name.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { UnusableStore } from '../../store-errors.ts';
import { flushToDisk } from '../flush-to-disk.ts';
import { copyAndCheckSqlite, type SqliteCopyCheck } from './copy-and-check-sqlite.ts';

/**
 * Copies the database file to `target` and returns what the check of the copy found. Rejects with UnusableStore if the
 * backup fails; then no `target` is left. An existing `target` is refused and stays.
 */
export async function backupSqlite(source: string, target: string): Promise<SqliteCopyCheck> {
  if (existsSync(target)) throw new UnusableStore(`${target} is there already. Give another name.`);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  const copy = await copyAndCheckSqlite(source, unfinished);
  renameSync(unfinished, target);
  flushToDisk(dirname(target));
  return copy;
}
