/**
 * PostgreSQL databases for tests, each created and dropped again. `TEST_DATABASE_URL` names a server on which databases
 * may be created; `npm test` sets it to a server of its own. Without it, the server on this machine is tried. If there
 * is none, the tests that need one are skipped, and their names say so.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPostgresPool } from '#database/connection/postgres-pool.ts';

export const serverUrl =
  process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export const hasPostgres = await canConnect();
export const postgresNameInTitles = hasPostgres
  ? 'PostgreSQL'
  : `PostgreSQL (none at ${serverUrl}: skipped)`;

async function canConnect(): Promise<boolean> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

export async function withServerClient<T>(
  work: (client: pg.Client) => Promise<T>,
  url = serverUrl,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates an empty database, or a copy of `template`. Nobody may be connected to the template during the copy. */
export async function createThrowawayPostgres(
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `miranaya_test_${randomBytes(6).toString('hex')}`;
  await withServerClient((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    // Also drops the databases that restores have kept beside this database: their names begin with its name.
    drop: () =>
      withServerClient(async (client) => {
        const { rows } = await client.query(
          "SELECT datname FROM pg_database WHERE datname = $1 OR starts_with(datname, $1 || '_')",
          [name],
        );
        for (const { datname } of rows)
          await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
      }),
  };
}

/** Opens a pool of connections to a database that may be dropped before the last connection has closed. */
export const openTestPool = (url: string): pg.Pool =>
  openPostgresPool({ connectionString: url }, () => {});

/** Counts the connections to the database of this address. */
export async function countConnections(url: string): Promise<number> {
  const name = new URL(url).pathname.slice(1);
  const { rows } = await withServerClient((client) =>
    client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name]),
  );
  return rows.length;
}
