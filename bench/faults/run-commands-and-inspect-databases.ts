/**
 * Runs the owner's commands about copies of the database in processes of their own, and lists the databases and their
 * rows, so that a test can compare what a command changed.
 */
import { spawn } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type DatabaseLocation, openStore } from '#database/open-store.ts';

const cli = join(import.meta.dirname, '..', '..', 'service', 'cli');

type Ran = { code: number | null; output: string };

type How = {
  /** The command is killed with `kill -9` after this time. */
  killAfterMs?: number;
  /** The clock of the command is ahead by this number of days. Needs faketime. */
  aheadDays?: number;
};

/**
 * Runs a command of `service/cli/` (the first of `words`) on the database at `place`, without a terminal. Resolves with
 * its exit code, or null if it was killed, and everything that it printed.
 */
export function runCommandOnDatabase(
  place: DatabaseLocation,
  words: string[],
  { killAfterMs, aheadDays }: How = {},
): Promise<Ran> {
  const env: Record<string, string | undefined> = {
    NODE_ENV: 'test',
    PATH: process.env.PATH,
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
  };
  const [command = '', ...rest] = words;
  const node = [process.execPath, join(cli, command), ...rest];
  const [program = '', ...all] =
    aheadDays === undefined ? node : ['faketime', '-f', `+${aheadDays}d`, ...node];
  const child = spawn(program, all, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

export async function readLeadNames(place: DatabaseLocation): Promise<string[]> {
  const store = await openStore(place);
  const names: string[] = [];
  for await (const page of store.iterateLeadPages({}))
    names.push(...page.map(({ name }) => name ?? ''));
  await store.close();
  return names;
}

/**
 * Lists the other databases that a command made beside the one at `place` (in the same folder, or on the same server
 * with the same beginning of the name): scratch databases that were not removed, and the earlier states that were kept.
 */
export async function listDatabasesBeside({
  databaseUrl,
  dataDir,
}: DatabaseLocation): Promise<string[]> {
  if (databaseUrl === null)
    return readdirSync(dataDir).filter((name) => /\.(scratch|before)-[^/]*\d$/.test(name));
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(
    "SELECT datname FROM pg_database WHERE starts_with(datname, current_database() || '_')",
  );
  await client.end();
  return rows.map(({ datname }) => datname);
}

/**
 * Returns the location at which a database that was kept by a restore can be opened. A SQLite file is first copied to
 * `scratchDir`.
 */
export function locateKeptDatabase(
  place: DatabaseLocation,
  name: string,
  scratchDir: string,
): DatabaseLocation {
  if (place.databaseUrl === null) {
    const dataDir = join(scratchDir, name);
    cpSync(join(place.dataDir, name), join(dataDir, 'miranaya.db'));
    return { databaseUrl: null, dataDir };
  }
  const url = new URL(place.databaseUrl);
  url.pathname = `/${name}`;
  return { ...place, databaseUrl: url.href };
}
