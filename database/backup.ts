/**
 * A consistent copy while the service runs, checked before it gets its name, and the way back. For SQLite
 * with its own online backup; for PostgreSQL with `pg_dump` and `pg_restore`, which have to be installed.
 */
import { execFile } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { tableNames } from '#contract/tables.ts';
import { isOurs, prepareFile } from './sqlite-file.ts';
import { UnusableStore } from './store.ts';

const run = promisify(execFile);

export type Counts = Record<string, number>;

/** Copies the file at `source`. Returns the rows of each table in the copy. Throws UnusableStore. */
export async function backupSqlite(source: string, target: string): Promise<Counts> {
  if (existsSync(target)) throw new UnusableStore(`${target} is there already. Give another name.`);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  const db = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  try {
    // All pages in one step: between steps another process may write, and the copy would begin anew.
    await backup(db, unfinished, { rate: 1_000_000_000 });
    chmodSync(unfinished, 0o600);
    const counts = verifySqlite(unfinished);
    flush(unfinished);
    renameSync(unfinished, target);
    flush(dirname(target));
    return counts;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    db.close();
  }
}

/** Reads a copy from end to end. Throws UnusableStore when it is not ours or not whole. */
export function verifySqlite(path: string): Counts {
  if (!existsSync(path)) throw new UnusableStore(`There is no file ${path}.`);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { readOnly: true });
    const reader = db;
    if (!isOurs(reader)) throw new UnusableStore(`${path} is no backup of this service.`);
    const verdict = Object.values(reader.prepare('PRAGMA integrity_check(1)').get() ?? {})[0];
    if (verdict !== 'ok') throw new UnusableStore(`${path} is damaged: ${verdict}`);
    return Object.fromEntries(
      tableNames.map((table) => [
        table,
        (reader.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n,
      ]),
    );
  } catch (error) {
    if (error instanceof UnusableStore) throw error;
    throw new UnusableStore(
      `${path} cannot be read as a backup (${(error as Error).message}).`,
      error,
    );
  } finally {
    db?.close();
  }
}

/**
 * Puts a copy in the place of the database. What was there is kept beside it, under the name returned;
 * null when nothing was there. The service must not be running: this is checked, not assumed.
 */
export function restoreSqlite(copy: string, target: string, stamp: string): string | null {
  verifySqlite(copy);
  if (existsSync(target)) refuseWhileInUse(target);
  prepareFile(`${target}.restoring`);
  copyFileSync(copy, `${target}.restoring`);
  chmodSync(`${target}.restoring`, 0o600);
  flush(`${target}.restoring`);
  let kept: string | null = null;
  if (existsSync(target)) {
    kept = `${target}.before-restore-${stamp}`;
    for (const suffix of ['', '-wal', '-shm'])
      if (existsSync(target + suffix)) renameSync(target + suffix, kept + suffix);
  }
  renameSync(`${target}.restoring`, target);
  flush(dirname(target));
  return kept;
}

/** Nobody else may have it open. A damaged file is nobody's: it may be replaced. */
export function refuseWhileInUse(path: string): void {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 0 });
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
  } catch (error) {
    const kind = ((error as { errcode?: number }).errcode ?? 0) & 0xff;
    if (kind === 5) {
      throw new UnusableStore(`${path} is in use. Stop the service first, then try again.`, error);
    }
    if (kind !== 11 && kind !== 26) throw error;
  } finally {
    db?.close();
  }
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A custom-format dump of the whole database, readable by `pg_restore`. */
export async function backupPostgres(url: string, target: string): Promise<void> {
  if (existsSync(target)) throw new UnusableStore(`${target} is there already. Give another name.`);
  const unfinished = `${target}.unfinished`;
  try {
    await postgresProgram('pg_dump', [
      '--format=custom',
      '--no-owner',
      `--file=${unfinished}`,
      `--dbname=${url}`,
    ]);
    chmodSync(unfinished, 0o600);
    await verifyPostgres(unfinished);
    flush(unfinished);
    renameSync(unfinished, target);
    flush(dirname(target));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

export async function verifyPostgres(path: string): Promise<void> {
  if (!existsSync(path)) throw new UnusableStore(`There is no file ${path}.`);
  const { stdout } = await postgresProgram('pg_restore', ['--list', path]);
  for (const table of tableNames) {
    if (!stdout.includes(`TABLE DATA public ${table} `)) {
      throw new UnusableStore(`${path} is no backup of this service: ${table} is not in it.`);
    }
  }
}

/** Replaces what is in the database by the dump, all or nothing. The role anon has to exist. */
export async function restorePostgres(url: string, copy: string): Promise<void> {
  await verifyPostgres(copy);
  await postgresProgram('pg_restore', [
    '--single-transaction',
    '--clean',
    '--if-exists',
    '--no-owner',
    `--dbname=${url}`,
    copy,
  ]);
}

async function postgresProgram(program: string, words: string[]): Promise<{ stdout: string }> {
  try {
    return await run(program, words, { maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    if (code === 'ENOENT') {
      throw new UnusableStore(
        `${program} is not installed. It comes with PostgreSQL's client programs.`,
        error,
      );
    }
    throw new UnusableStore(
      `${program} failed: ${stderr?.trim().split('\n').slice(0, 3).join(' ')}`,
      error,
    );
  }
}
