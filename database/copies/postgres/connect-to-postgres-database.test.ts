import { inspect } from 'node:util';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { makeTestDatabaseCloner } from '../../../tests/service/support/clone-test-databases.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient as visiting,
} from '../../../tests/service/support/throwaway-postgres-databases.ts';
import {
  connectToPostgresDatabase,
  withMaintenanceConnection,
} from './connect-to-postgres-database.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';

describe.skipIf(!hasPostgres)(`on ${postgresNameInTitles}`, () => {
  const made = makeTestDatabaseCloner(async () => {});
  const serverOf = (url: string) => url.slice(0, url.lastIndexOf('/'));

  const nameIn = async (client: pg.Client) =>
    (await client.query('SELECT current_database() AS name')).rows[0].name;

  it('a connection is to the named database, with a name of our own', async () => {
    const { url, dropInBackground } = await made();
    const { database } = parsePostgresUrl(url);
    const client = await connectToPostgresDatabase(`${serverOf(url)}/postgres`, database);
    expect(await nameIn(client)).toBe(database);
    const { rows } = await client.query('SHOW application_name');
    expect(rows).toEqual([{ application_name: 'miranaya restore' }]);
    await client.end();
    dropInBackground();
  });

  it('a connection survives what the server does to it until the next query', async () => {
    const { url, dropInBackground } = await made();
    const client = await connectToPostgresDatabase(url, parsePostgresUrl(url).database);
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await visiting((other) => other.query('SELECT pg_terminate_backend($1)', [rows[0].pid]));
    await ended;
    await expect(client.query('SELECT 1')).rejects.toThrow();
    dropInBackground();
  });

  it('a refused connection reports the server and the reason, without the password', async () => {
    const { url, dropInBackground } = await made();
    const there = new URL(url);
    there.password = 's3cret';
    const failure = await connectToPostgresDatabase(there.href, 'nowhere').catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: 'UnusableStore' });
    expect((failure as Error).message).toBe(
      `PostgreSQL refused a connection to ${there.host}/nowhere: database "nowhere" does not exist.`,
    );
    expect(inspect(failure, { depth: 9 })).not.toContain('s3cret');
    dropInBackground();
  });

  it('a statement about a whole database runs on another database', async () => {
    const { url, dropInBackground } = await made();
    expect(await withMaintenanceConnection(url, nameIn)).toBe('postgres');
    expect(await withMaintenanceConnection(`${serverOf(url)}/postgres`, nameIn)).toBe('template1');
    dropInBackground();
  });

  it('a statement runs on the database itself where the server admits us to no other', async () => {
    const { url, dropInBackground } = await made();
    const { database } = parsePostgresUrl(url);
    const connected: string[] = [];
    const real: (this: pg.Client) => Promise<pg.Client> = pg.Client.prototype.connect;
    // The test only simulates that the server's maintenance databases refuse connections: if they really did, tests
    // that run in parallel would fail.
    pg.Client.prototype.connect = async function (this: pg.Client) {
      connected.push(this.database ?? '');
      if (this.database !== database) throw new Error(`not into ${this.database}`);
      return real.call(this);
    } as typeof pg.Client.prototype.connect;
    try {
      expect(await withMaintenanceConnection(url, nameIn)).toBe(database);
      expect(connected).toEqual(['postgres', 'template1', database]);
      // If no database accepts the connection, the error names the reason of the first one.
      await expect(withMaintenanceConnection(`${serverOf(url)}/elsewhere`, nameIn)).rejects.toThrow(
        'not into postgres',
      );
    } finally {
      pg.Client.prototype.connect = real as typeof pg.Client.prototype.connect;
    }
    dropInBackground();
  });

  it('a connection ends, whatever the result of the work is', async () => {
    const { url, dropInBackground } = await made();
    let used: pg.Client | undefined;
    await expect(
      withMaintenanceConnection(url, async (client) => {
        used = client;
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await expect(used?.query('SELECT 1')).rejects.toThrow(/closed|ended|not queryable/);
    dropInBackground();
  });
});
