import pg from 'pg';
import { withMaintenanceConnection } from './connect-to-postgres-database.ts';

export async function databaseExists(client: pg.Client, database: string): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  return rows.length > 0;
}

export async function listDatabasesLike(
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
  await withMaintenanceConnection(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
  });
}
