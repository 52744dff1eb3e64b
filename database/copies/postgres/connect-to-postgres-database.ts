/**
 * Connects to databases of a PostgreSQL server. A statement such as DROP DATABASE can't run inside the database that it
 * is about, so it runs on a connection to another database of the server.
 */
import pg from 'pg';
import { UnusableStore } from '../../store-errors.ts';
import { parsePostgresUrl, urlOfDatabase } from './postgres-database-url.ts';

/** Connects to another database of the same server. Rejects with UnusableStore if that fails. */
export async function connectToPostgresDatabase(url: string, database: string): Promise<pg.Client> {
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
 * Runs `work` on a connection to a maintenance database (`postgres` or `template1`). If the server admits us to
 * neither, `work` gets a connection to the database at `url`, which is enough for statements about other databases.
 */
export async function withMaintenanceConnection<T>(
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
    return await connectToPostgresDatabase(url, first);
  } catch (error) {
    if (others.length === 0) throw error;
    return connectToFirst(url, others).catch(() => {
      throw error;
    });
  }
}
