/** Databases of a server: their names, their connections, and dropping them. */
import { inspect } from 'node:util';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { makeTestDatabaseCloner } from '../../tests/service/support/clone-test-databases.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient as visiting,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { connectToDatabase, withServerConnection } from './connect-to-postgres-database.ts';
import {
  databaseExists,
  dropDatabase,
  listDatabasesLike,
} from './find-and-drop-postgres-databases.ts';
import { keptDatabaseName, shortenDatabaseName } from './postgres-database-names.ts';
import { parsePostgresUrl, urlOfDatabase } from './postgres-database-url.ts';
import { refuseWhileConnected } from './refuse-while-connected.ts';

describe('the name of a database', () => {
  it('is shown with its server, and never with the password', () => {
    expect(parsePostgresUrl('postgres://asha:s3cret@db.example.in:6543/enquiries')).toEqual({
      name: 'db.example.in:6543/enquiries',
      database: 'enquiries',
      user: 'asha',
    });
  });

  it('leaves room for a suffix, and is never cut inside a letter', () => {
    expect(shortenDatabaseName('enquiries', 31)).toBe('enquiries');
    expect(shortenDatabaseName('e'.repeat(80), 31)).toBe('e'.repeat(32));
    // Each of these letters has three bytes. A name may have 63 bytes, of which 31 are kept for the suffix. The other
    // 32 are enough for ten letters.
    expect(shortenDatabaseName('அ'.repeat(20), 31)).toBe('அ'.repeat(10));
    expect(shortenDatabaseName('அ'.repeat(20), 30)).toBe('அ'.repeat(11));
  });

  it('that is kept has the time of its replacement, within the length that PostgreSQL allows', () => {
    expect(keptDatabaseName('enquiries', '20261121-140509')).toBe(
      'enquiries_before_restore_20261121_140509',
    );
    const long = ['one', 'two'].map((end) =>
      keptDatabaseName('e'.repeat(60) + end, '20261121-140509'),
    );
    expect(long[0]).toMatch(/^e{32}_before_restore_20261121_140509$/);
    expect(Buffer.byteLength(long[0] ?? '')).toBeLessThanOrEqual(63);
  });
});

describe.skipIf(!hasPostgres)(`on ${postgresNameInTitles}`, () => {
  const made = makeTestDatabaseCloner(async () => {});
  const serverOf = (url: string) => url.slice(0, url.lastIndexOf('/'));

  const nameIn = async (client: pg.Client) =>
    (await client.query('SELECT current_database() AS name')).rows[0].name;

  it('a connection is to the named database, with a name of our own', async () => {
    const { url, letGo } = await made();
    const { database } = parsePostgresUrl(url);
    const client = await connectToDatabase(`${serverOf(url)}/postgres`, database);
    expect(await nameIn(client)).toBe(database);
    const { rows } = await client.query('SHOW application_name');
    expect(rows).toEqual([{ application_name: 'miranaya restore' }]);
    await client.end();
    letGo();
  });

  it('a connection survives what the server does to it until the next query', async () => {
    const { url, letGo } = await made();
    const client = await connectToDatabase(url, parsePostgresUrl(url).database);
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await visiting((other) => other.query('SELECT pg_terminate_backend($1)', [rows[0].pid]));
    await ended;
    await expect(client.query('SELECT 1')).rejects.toThrow();
    letGo();
  });

  it('a refused connection reports the server and the reason, without the password', async () => {
    const { url, letGo } = await made();
    const there = new URL(url);
    there.password = 's3cret';
    const failure = await connectToDatabase(there.href, 'nowhere').catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'UnusableStore' });
    expect((failure as Error).message).toBe(
      `PostgreSQL refused a connection to ${there.host}/nowhere: database "nowhere" does not exist.`,
    );
    expect(inspect(failure, { depth: 9 })).not.toContain('s3cret');
    letGo();
  });

  it.each(['a+b&c@d', 'a b/c', 'अ,b=c', '100%', '%2B'])(
    'finds the database %s, which a URL spells otherwise',
    async (name) => {
      const { url, letGo } = await made();
      await expect(connectToDatabase(url, name)).rejects.toThrow(
        `database "${name}" does not exist`,
      );
      expect(parsePostgresUrl(urlOfDatabase(url, name)).database).toBe(name);
      letGo();
    },
  );

  it('a statement about a whole database runs on another database', async () => {
    const { url, letGo } = await made();
    expect(await withServerConnection(url, nameIn)).toBe('postgres');
    expect(await withServerConnection(`${serverOf(url)}/postgres`, nameIn)).toBe('template1');
    letGo();
  });

  it('a statement runs on the database itself where the server admits us to no other', async () => {
    const { url, letGo } = await made();
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
      expect(await withServerConnection(url, nameIn)).toBe(database);
      expect(connected).toEqual(['postgres', 'template1', database]);
      // If no database accepts the connection, the error names the reason of the first one.
      await expect(withServerConnection(`${serverOf(url)}/elsewhere`, nameIn)).rejects.toThrow(
        'not into postgres',
      );
    } finally {
      pg.Client.prototype.connect = real as typeof pg.Client.prototype.connect;
    }
    letGo();
  });

  it('a connection ends, whatever the result of the work is', async () => {
    const { url, letGo } = await made();
    let used: pg.Client | undefined;
    await expect(
      withServerConnection(url, async (client) => {
        used = client;
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await expect(used?.query('SELECT 1')).rejects.toThrow(/closed|ended|not queryable/);
    letGo();
  });

  it('connected clients are named, each once, until they have left', async () => {
    const { url, letGo } = await made();
    const { database, name } = parsePostgresUrl(url);
    const named = new URL(url);
    named.searchParams.set('application_name', 'psql');
    const clients = [named.href, named.href, url].map(
      (connectionString) => new pg.Client({ connectionString }),
    );
    for (const client of clients) await client.connect();
    await expect(refuseWhileConnected(url, 0)).rejects.toMatchObject({
      name: 'UnusableStore',
      message: `${name} is in use (connections of a program without a name: 1, psql: 2). Stop the service first, then try again.`,
    });
    // Connections to another database do not count.
    await refuseWhileConnected(`${serverOf(url)}/${database}_elsewhere`, 0);
    // The check waits for a connection that is closing.
    const waited = refuseWhileConnected(url, 20_000);
    for (const client of clients) await client.end();
    await waited;
    await refuseWhileConnected(url);
    letGo();
  });

  it('the wait for clients ends after the given patience', async () => {
    const { url, letGo } = await made();
    await visiting(async () => {
      const began = performance.now();
      await expect(refuseWhileConnected(url, 250)).rejects.toThrow(/is in use/);
      expect(performance.now() - began).toBeGreaterThanOrEqual(240);
    }, url);
    letGo();
  });

  it('finds databases by a name and its suffixes, and no others', async () => {
    const { url, letGo } = await made();
    const { database } = parsePostgresUrl(url);
    const make = (end: string) =>
      visiting((client) => client.query(`CREATE DATABASE "${database}_${end}"`));
    for (const end of ['b2', 'b1', 'other', 'b1x']) await make(end);
    const found = await withServerConnection(url, async (client) => {
      expect(await databaseExists(client, database)).toBe(true);
      expect(await databaseExists(client, `${database}_b3`)).toBe(false);
      return listDatabasesLike(client, `${database}_`, /^b\d$/);
    });
    expect(found).toEqual([`${database}_b1`, `${database}_b2`]);
    letGo();
  });

  it('a database is dropped with its clients, and a missing one causes no error', async () => {
    const { url, letGo } = await made();
    const { database } = parsePostgresUrl(url);
    const client = await connectToDatabase(url, database);
    const ended = new Promise((resolve) => client.once('end', resolve));
    await dropDatabase(url, database);
    await ended;
    expect(await withServerConnection(url, (other) => databaseExists(other, database))).toBe(false);
    await dropDatabase(url, database);
    letGo();
  });
});
