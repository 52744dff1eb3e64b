/**
 * Runs `pg_dump` and `pg_restore`, which must be installed. They get the address and the password through their
 * environment, because every user of a machine can read the arguments of a program.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { UnusableStore } from '../../store-errors.ts';

const run = promisify(execFile);

/**
 * The parameters that an address may have besides host, port, user, password and database, each with the environment
 * variable from which PostgreSQL's C library (libpq) reads the value.
 */
const environmentVariables = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  channel_binding: 'PGCHANNELBINDING',
} as const;

/** Returns the output of the program. Rejects with UnusableStore if the program fails; the message quotes no row. */
export async function runPostgresProgram(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url?: string,
): Promise<string> {
  const env = url === undefined ? process.env : { ...process.env, ...environmentOf(url) };
  try {
    return (await run(program, args, { maxBuffer: 64 * 1024 * 1024, env })).stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string; stderr?: string };
    if (code === 'ENOENT') {
      throw new UnusableStore(
        `${program} is not installed. It comes with PostgreSQL's client programs.`,
        error,
      );
    }
    // Only the first line is used, because later lines quote the row that was being read.
    const said = stderr.split('\n').find((line) => line.includes('error:')) ?? stderr;
    throw new UnusableStore(`${program} failed: ${said.replace(/^.*?error: /, '').trim()}`);
  }
}

function environmentOf(url: string): Record<string, string> {
  const client = new pg.Client({ connectionString: url });
  const env: Record<string, string> = {
    PGHOST: client.host,
    PGPORT: String(client.port),
    PGAPPNAME: 'miranaya backup',
  };
  if (client.user) env.PGUSER = client.user;
  if (client.database) env.PGDATABASE = client.database;
  const { password } = client as { password?: unknown };
  if (typeof password === 'string') env.PGPASSWORD = password;
  const { searchParams } = new URL(url);
  for (const [word, name] of Object.entries(environmentVariables)) {
    const value = searchParams.get(word);
    if (value) env[name] = value;
  }
  // PostgreSQL's own programs get `require`, because only Node's driver knows `no-verify` and `ssl=true`.
  if (env.PGSSLMODE === 'no-verify' || searchParams.get('ssl') === 'true')
    env.PGSSLMODE = 'require';
  return env;
}
