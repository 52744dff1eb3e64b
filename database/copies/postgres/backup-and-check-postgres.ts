/**
 * Dumps the whole database while the service runs, in the format that `pg_restore` reads. Also checks dumps, and counts
 * the enquiries of a database.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { devNull } from 'node:os';
import { dirname } from 'node:path';
import type { ClientBase } from 'pg';
import type { TableName } from '#contract/rows/visitor-tables.ts';
import { enquiryTableNames, postgresTableNameOf } from '../../enquiries/enquiry-table-names.ts';
import { UnusableStore } from '../../store-errors.ts';
import { createPrivateFile } from '../create-private-file.ts';
import { flushToDisk } from '../flush-to-disk.ts';
import type { DatabaseSummary } from '../restore-target.ts';
import { connectToPostgresDatabase } from './connect-to-postgres-database.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';
import { runPostgresProgram } from './run-postgres-program.ts';

/**
 * Dumps the database to the file `target` and returns what the dump contains. Rejects with UnusableStore if the dump
 * fails, which leaves no `target`, or if `target` exists, which stays unchanged.
 */
export async function backupPostgres(url: string, target: string): Promise<DatabaseSummary> {
  if (existsSync(target)) throw new UnusableStore(`${target} is there already. Give another name.`);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  const client = await connectToPostgresDatabase(url, parsePostgresUrl(url).database);
  try {
    // Counts the rows in the snapshot that the dump uses, so that rows that arrive meanwhile do not count.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot');
    const summary = await readPostgresSummary(client);
    createPrivateFile(unfinished);
    await runPostgresProgram(
      'pg_dump',
      ['--format=custom', '--no-owner', `--snapshot=${rows[0].snapshot}`, `--file=${unfinished}`],
      url,
    );
    await refuseUnusableDump(unfinished);
    // Reads and unpacks the whole dump and discards the output, to prove that the dump is readable.
    await rethrowAsUnreadableBackup(
      unfinished,
      runPostgresProgram('pg_restore', [`--file=${devNull}`, unfinished]),
    );
    flushToDisk(unfinished);
    renameSync(unfinished, target);
    flushToDisk(dirname(target));
    return summary;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** Waits for `work`. If it fails, rejects with an UnusableStore which says that the file at `path` can't be read. */
export async function rethrowAsUnreadableBackup<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new UnusableStore(
      `${path} cannot be read as a backup (${(error as Error).message}).`,
      error,
    );
  }
}

/**
 * Reads the dump's table of contents. Rejects with UnusableStore if the file is missing, unreadable or not our dump.
 */
export async function refuseUnusableDump(path: string): Promise<void> {
  if (!existsSync(path)) throw new UnusableStore(`There is no file ${path}.`);
  const contents = await rethrowAsUnreadableBackup(
    path,
    runPostgresProgram('pg_restore', ['--list', path]),
  );
  const missing = firstTables.find((table) => !contents.includes(`TABLE DATA public ${table} `));
  if (missing)
    throw new UnusableStore(`${path} is no backup of this service: ${missing} is not in it.`);
}

/** Counts the enquiries of a database. Rejects with UnusableStore if our tables are not in it. */
export async function readPostgresSummary(client: ClientBase): Promise<DatabaseSummary> {
  const tables = await requireEnquiryTableNames(client);
  const hasQuarantine = tables.includes(quarantine);
  const all = tables
    .filter((table) => table !== quarantine)
    .map((table) => `SELECT count(*) AS n, max(created_at) AS newest FROM ${table}`)
    .join(' UNION ALL ');
  const { rows } = await client.query(
    `SELECT sum(n)::int AS enquiries, max(newest) AS newest,
            ${hasQuarantine ? `(SELECT count(*)::int FROM ${quarantine})` : '0'} AS "inQuarantine"
       FROM (${all}) AS each`,
  );
  return rows[0];
}

const quarantine = 'back_office.quarantine';

/**
 * The tables with enquiries that every release has. The waiting list is not among them, because copies of earlier
 * releases have no table for it.
 */
const firstTables = [
  'request_a_call',
  'enrollments',
  'email_subscriptions',
] as const satisfies readonly TableName[];

/**
 * Returns the names of those of our tables with enquiries (and of the quarantine) that exist in the database. Rejects
 * with UnusableStore if a table is missing that every release has.
 */
export async function requireEnquiryTableNames(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NOT NULL',
    [[...enquiryTableNames.map(postgresTableNameOf), quarantine]],
  );
  const known = found.map(({ name }) => name);
  if (!firstTables.every((table) => known.includes(postgresTableNameOf(table))))
    throw new UnusableStore('The tables of this service are not in that database.');
  return known;
}
