/**
 * Databases as a whole on a PostgreSQL server: who is in one, what they are called, and how one goes.
 * Everything goes through a connection to another database than the one meant.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { UnusableStore } from '../store-errors.ts';

export type PostgresAddress = {
  /** `host:port/database`, as a person types it. */
  name: string;
  database: string;
  user: string;
};

/** Never with the password. */
export function addressOf(url: string): PostgresAddress {
  const { host, port, database = '', user = '' } = new pg.Client({ connectionString: url });
  return { name: `${host}:${port}/${database}`, database, user };
}

/** Where another database of the same server is: in the spelling of the driver, which reads `%2B` as it stands. */
export function urlOf(url: string, database: string): string {
  const there = new URL(url);
  there.pathname = `/${encodeURI(database)}`;
  return there.href;
}

/** Connects to another database of the same server. Rejects with UnusableStore when it is not to be had. */
export async function connectTo(url: string, database: string): Promise<pg.Client> {
  const there = urlOf(url, database);
  const client = new pg.Client({
    connectionString: there,
    connectionTimeoutMillis: 10_000,
    application_name: 'miranaya restore',
  });
  // What breaks is met by the next query.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new UnusableStore(
      `PostgreSQL refused a connection to ${addressOf(there).name}: ${(error as Error).message}.`,
      error,
    );
  }
}

/**
 * For statements about a database as a whole, which cannot be made from inside it. Where a server lets us
 * into no other, most of them can.
 */
export async function onServer<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { database } = addressOf(url);
  const others = ['postgres', 'template1'].filter((name) => name !== database);
  const client = await connectToFirst(url, [...others, database]);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Rejects with what was wrong with the first. */
async function connectToFirst(url: string, databases: readonly string[]): Promise<pg.Client> {
  const [first = '', ...others] = databases;
  try {
    return await connectTo(url, first);
  } catch (error) {
    if (others.length === 0) throw error;
    return connectToFirst(url, others).catch(() => {
      throw error;
    });
  }
}

const pauseMs = 100;

/** Rejects with UnusableStore when anybody is connected to it; those who are leaving are waited for. */
export async function refuseWhileConnected(url: string, patienceMs = 3_000): Promise<void> {
  const { database, name } = addressOf(url);
  await onServer(url, async (client) => {
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

export const keptName = (database: string, stamp: string) =>
  `${shortDatabaseName(database, 31)}_before_restore_${stamp.replace('-', '_')}`;

/** With room for so many letters more: PostgreSQL cuts names off at 63 bytes. */
export function shortDatabaseName(database: string, added: number): string {
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
  await onServer(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
  });
}
