/** Databases as a whole on a server: what they are called, who is in one, and how one goes. */
import { inspect } from 'node:util';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { copiedPostgres } from '../../tests/service/support/copied-postgres.ts';
import {
  hasPostgres,
  postgresName,
  onServer as visiting,
} from '../../tests/service/support/throwaway-postgres.ts';
import {
  addressOf,
  connectTo,
  databaseExists,
  databasesLike,
  dropDatabase,
  keptName,
  onServer,
  refuseWhileConnected,
  shortDatabaseName,
  urlOf,
} from './postgres-databases.ts';

describe('the name of a database', () => {
  it('is said with its server, and never with the password', () => {
    expect(addressOf('postgres://asha:s3cret@db.example.in:6543/enquiries')).toEqual({
      name: 'db.example.in:6543/enquiries',
      database: 'enquiries',
      user: 'asha',
    });
  });

  it('leaves room for what is added, and is never cut inside a letter', () => {
    expect(shortDatabaseName('enquiries', 31)).toBe('enquiries');
    expect(shortDatabaseName('e'.repeat(80), 31)).toBe('e'.repeat(32));
    // Three bytes each: the eleventh would end at the 33rd.
    expect(shortDatabaseName('அ'.repeat(20), 31)).toBe('அ'.repeat(10));
    expect(shortDatabaseName('அ'.repeat(20), 30)).toBe('அ'.repeat(11));
  });

  it('that is kept says when it was replaced, and stays within what PostgreSQL takes', () => {
    expect(keptName('enquiries', '20261121-140509')).toBe(
      'enquiries_before_restore_20261121_140509',
    );
    const long = ['one', 'two'].map((end) => keptName('e'.repeat(60) + end, '20261121-140509'));
    expect(long[0]).toMatch(/^e{32}_before_restore_20261121_140509$/);
    expect(Buffer.byteLength(long[0] ?? '')).toBeLessThanOrEqual(63);
  });
});

describe.skipIf(!hasPostgres)(`on ${postgresName}`, () => {
  const made = copiedPostgres(async () => {});
  const serverOf = (url: string) => url.slice(0, url.lastIndexOf('/'));

  const nameIn = async (client: pg.Client) =>
    (await client.query('SELECT current_database() AS name')).rows[0].name;

  it('a connection is to the database that is named, by a name of our own', async () => {
    const { url, letGo } = await made();
    const { database } = addressOf(url);
    const client = await connectTo(`${serverOf(url)}/postgres`, database);
    expect(await nameIn(client)).toBe(database);
    const { rows } = await client.query('SHOW application_name');
    expect(rows).toEqual([{ application_name: 'miranaya restore' }]);
    await client.end();
    letGo();
  });

  it('a connection survives what the server does to it, until somebody asks', async () => {
    const { url, letGo } = await made();
    const client = await connectTo(url, addressOf(url).database);
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await visiting((other) => other.query('SELECT pg_terminate_backend($1)', [rows[0].pid]));
    await ended;
    await expect(client.query('SELECT 1')).rejects.toThrow();
    letGo();
  });

  it('a connection that is refused says where to, and why, without the password', async () => {
    const { url, letGo } = await made();
    const there = new URL(url);
    there.password = 's3cret';
    const failure = await connectTo(there.href, 'nowhere').catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'UnusableStore' });
    expect((failure as Error).message).toBe(
      `PostgreSQL refused a connection to ${there.host}/nowhere: database "nowhere" does not exist.`,
    );
    expect(inspect(failure, { depth: 9 })).not.toContain('s3cret');
    letGo();
  });

  it.each(['a+b&c@d', 'a b/c', 'अ,b=c', '100%', '%2B'])(
    'finds the database %s, which an address spells otherwise',
    async (name) => {
      const { url, letGo } = await made();
      await expect(connectTo(url, name)).rejects.toThrow(`database "${name}" does not exist`);
      expect(addressOf(urlOf(url, name)).database).toBe(name);
      letGo();
    },
  );

  it('what is about a database as a whole is said from another one', async () => {
    const { url, letGo } = await made();
    expect(await onServer(url, nameIn)).toBe('postgres');
    expect(await onServer(`${serverOf(url)}/postgres`, nameIn)).toBe('template1');
    letGo();
  });

  it('and from the database itself where a server lets us into no other', async () => {
    const { url, letGo } = await made();
    const { database } = addressOf(url);
    const connected: string[] = [];
    const real: (this: pg.Client) => Promise<pg.Client> = pg.Client.prototype.connect;
    // To close those of the server itself would close them to the tests beside this one.
    pg.Client.prototype.connect = async function (this: pg.Client) {
      connected.push(this.database ?? '');
      if (this.database !== database) throw new Error(`not into ${this.database}`);
      return real.call(this);
    } as typeof pg.Client.prototype.connect;
    try {
      expect(await onServer(url, nameIn)).toBe(database);
      expect(connected).toEqual(['postgres', 'template1', database]);
      // Where none of them is open, the first says why.
      await expect(onServer(`${serverOf(url)}/elsewhere`, nameIn)).rejects.toThrow(
        'not into postgres',
      );
    } finally {
      pg.Client.prototype.connect = real as typeof pg.Client.prototype.connect;
    }
    letGo();
  });

  it('ends its connection, whatever came of the work', async () => {
    const { url, letGo } = await made();
    let used: pg.Client | undefined;
    await expect(
      onServer(url, async (client) => {
        used = client;
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await expect(used?.query('SELECT 1')).rejects.toThrow(/closed|ended|not queryable/);
    letGo();
  });

  it('who is connected is named, each once, until they have left', async () => {
    const { url, letGo } = await made();
    const { database, name } = addressOf(url);
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
    // Nobody in this one is no matter of that one.
    await refuseWhileConnected(`${serverOf(url)}/${database}_elsewhere`, 0);
    // A connection that is closing is waited for.
    const waited = refuseWhileConnected(url, 20_000);
    for (const client of clients) await client.end();
    await waited;
    await refuseWhileConnected(url);
    letGo();
  });

  it('is not waited for longer than somebody is patient', async () => {
    const { url, letGo } = await made();
    await visiting(async () => {
      const began = performance.now();
      await expect(refuseWhileConnected(url, 250)).rejects.toThrow(/is in use/);
      expect(performance.now() - began).toBeGreaterThanOrEqual(240);
    }, url);
    letGo();
  });

  it('finds those of a name and what may follow it, and no others', async () => {
    const { url, letGo } = await made();
    const { database } = addressOf(url);
    const make = (end: string) =>
      visiting((client) => client.query(`CREATE DATABASE "${database}_${end}"`));
    for (const end of ['b2', 'b1', 'other', 'b1x']) await make(end);
    const found = await onServer(url, async (client) => {
      expect(await databaseExists(client, database)).toBe(true);
      expect(await databaseExists(client, `${database}_b3`)).toBe(false);
      return databasesLike(client, `${database}_`, /^b\d$/);
    });
    expect(found).toEqual([`${database}_b1`, `${database}_b2`]);
    letGo();
  });

  it('one goes with whoever is still in it, and one that has gone is no matter', async () => {
    const { url, letGo } = await made();
    const { database } = addressOf(url);
    const client = await connectTo(url, database);
    const ended = new Promise((resolve) => client.once('end', resolve));
    await dropDatabase(url, database);
    await ended;
    expect(await onServer(url, (other) => databaseExists(other, database))).toBe(false);
    await dropDatabase(url, database);
    letGo();
  });
});
