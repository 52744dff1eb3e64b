/**
 * Databases of a PostgreSQL server: their connections, their names, and dropping them. A statement about a database
 * runs on a connection to another one, if the server admits us there.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { UnusableStore } from '../store-errors.ts';

type PostgresAddress = {
  /** The address as a person types it, without the password: `host:port/database`. */
  name: string;
  database: string;
  user: string;
};

export function parsePostgresUrl(url: string): PostgresAddress {
  const { host, port, database = '', user = '' } = new pg.Client({ connectionString: url });
  return { name: `${host}:${port}/${database}`, database, user };
}

/** The URL of another database on the same server. It is spelled for the driver, which does not decode `%2B`. */
export function urlOfDatabase(url: string, database: string): string {
  const there = new URL(url);
  there.pathname = `/${encodeURI(database)}`;
  return there.href;
}

/** Connects to another database of the same server. Rejects with UnusableStore if that fails. */
export async function connectToDatabase(url: string, database: string): Promise<pg.Client> {
  const there = urlOfDatabase(url, database);
  const client = new pg.Client({
    connectionString: there,
    connectionTimeoutMillis: 10_000,
    application_name: 'miranaya restore',
  });
  // The listener ignores a broken connection, because the next query reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new UnusableStore(
      `PostgreSQL refused a connection to ${parsePostgresUrl(there).name}: ${(error as Error).message}.`,
      error,
    );
  }
}

/**
 * Connects to a maintenance database, because a statement about a whole database can't run inside that database. If the
 * server admits us to no maintenance database, connects to the database at `url`, which is enough for statements about
 * other databases.
 */
export async function withServerConnection<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { database } = parsePostgresUrl(url);
  const others = ['postgres', 'template1'].filter((name) => name !== database);
  const client = await connectToFirst(url, [...others, database]);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** If no database accepts the connection, rejects with the error of the first one. */
async function connectToFirst(url: string, databases: readonly string[]): Promise<pg.Client> {
  const [first = '', ...others] = databases;
  try {
    return await connectToDatabase(url, first);
  } catch (error) {
    if (others.length === 0) throw error;
    return connectToFirst(url, others).catch(() => {
      throw error;
    });
  }
}

const pauseMs = 100;

/**
 * Rejects with UnusableStore if anybody else is connected. Waits up to `patienceMs` for connections that are closing.
 */
export async function refuseWhileConnected(url: string, patienceMs = 3_000): Promise<void> {
  const { database, name } = parsePostgresUrl(url);
  await withServerConnection(url, async (client) => {
    for (let tries = 0; ; tries += 1) {
      const { rows } = await client.query<{ program: string; n: number }>(
        `SELECT coalesce(nullif(application_name, ''), 'a program without a name') AS program,
                count(*)::int AS n
           FROM pg_stat_activity
          WHERE datname = $1 AND usesysid IS NOT NULL AND pid <> pg_backend_pid() GROUP BY 1 ORDER BY 1`,
        [database],
      );
      if (rows.length === 0) return;
      if (tries * pauseMs >= patienceMs) {
        const who = rows.map(({ program, n }) => `${program}: ${n}`).join(', ');
        throw new UnusableStore(
          `${name} is in use (connections of ${who}). Stop the service first, then try again.`,
        );
      }
      await delay(pauseMs);
    }
  });
}

export const keptDatabaseName = (database: string, stamp: string) =>
  `${shortenDatabaseName(database, 31)}_before_restore_${stamp.replace('-', '_')}`;

/** Shortens the name so that `added` bytes can follow: PostgreSQL cuts names off at 63 bytes. */
export function shortenDatabaseName(database: string, added: number): string {
  return Buffer.from(database)
    .subarray(0, 63 - added)
    .toString()
    .replace(/\ufffd$/, '');
}

export async function databaseExists(client: pg.Client, database: string): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  return rows.length > 0;
}

export async function databasesLike(
  client: pg.Client,
  prefix: string,
  rest: RegExp,
): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1) ORDER BY 1',
    [prefix],
  );
  return rows.map(({ datname }) => datname).filter((name) => rest.test(name.slice(prefix.length)));
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await withServerConnection(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
  });
}
