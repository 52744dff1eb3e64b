/** A dump of the whole database while the service runs, readable by `pg_restore`. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { devNull } from 'node:os';
import { dirname } from 'node:path';
import type { ClientBase } from 'pg';
import { tableNames } from '#contract/tables.ts';
import { UnusableStore } from '../store-errors.ts';
import type { CopyFacts } from './copy-types.ts';
import { addressOf, connectTo } from './postgres-databases.ts';
import { postgresProgram } from './postgres-programs.ts';
import { flushToDisk, makePrivateFile } from './private-file.ts';

/** Rejects with UnusableStore; then there is no `target`. */
export async function backupPostgres(url: string, target: string): Promise<CopyFacts> {
  if (existsSync(target)) throw new UnusableStore(`${target} is there already. Give another name.`);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  const client = await connectTo(url, addressOf(url).database);
  try {
    // What is counted is exactly what the dump sees, whatever comes in meanwhile.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot');
    const facts = await readCopyFacts(client);
    makePrivateFile(unfinished);
    await postgresProgram(
      'pg_dump',
      ['--format=custom', '--no-owner', `--snapshot=${rows[0].snapshot}`, `--file=${unfinished}`],
      url,
    );
    await verifyDump(unfinished);
    // All of it is read and unpacked once, and written to nowhere.
    await aboutCopy(unfinished, postgresProgram('pg_restore', [`--file=${devNull}`, unfinished]));
    flushToDisk(unfinished);
    renameSync(unfinished, target);
    flushToDisk(dirname(target));
    return facts;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** Which file it was that cannot be read. */
export async function aboutCopy<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new UnusableStore(
      `${path} cannot be read as a backup (${(error as Error).message}).`,
      error,
    );
  }
}

/** Reads its table of contents. */
export async function verifyDump(path: string): Promise<void> {
  if (!existsSync(path)) throw new UnusableStore(`There is no file ${path}.`);
  const contents = await aboutCopy(path, postgresProgram('pg_restore', ['--list', path]));
  const missing = tableNames.find((table) => !contents.includes(`TABLE DATA public ${table} `));
  if (missing)
    throw new UnusableStore(`${path} is no backup of this service: ${missing} is not in it.`);
}

/** Rejects with UnusableStore when these are not our tables. */
export async function readCopyFacts(client: ClientBase): Promise<CopyFacts> {
  const tables = await ourTables(client);
  const hasQuarantine = tables.includes(quarantine);
  const all = tableNames
    .map((table) => `SELECT count(*) AS n, max(created_at) AS newest FROM public.${table}`)
    .join(' UNION ALL ');
  const { rows } = await client.query(
    `SELECT sum(n)::int AS enquiries, max(newest) AS newest,
            ${hasQuarantine ? `(SELECT count(*)::int FROM ${quarantine})` : '0'} AS "inQuarantine"
       FROM (${all}) AS each`,
  );
  return rows[0];
}

const quarantine = 'back_office.quarantine';

/** Those with enquiries in them; the quarantine came with a later release. Rejects with UnusableStore. */
export async function ourTables(client: ClientBase): Promise<string[]> {
  const rows = tableNames.map((table) => `public.${table}`);
  const { rows: found } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NOT NULL',
    [[...rows, quarantine]],
  );
  const known = found.map(({ name }) => name);
  if (!rows.every((table) => known.includes(table)))
    throw new UnusableStore('The tables of this service are not in that database.');
  return known;
}
