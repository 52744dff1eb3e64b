/**
 * Opening the store on PostgreSQL: when the server can be reached, when it can be reached only later, and when the
 * database is not ours.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCallRequest } from '../tests/service/support/make-submissions.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  postgresNameInTitles,
  serverUrl,
  withServerClient,
} from '../tests/service/support/throwaway-postgres-databases.ts';
import { openPostgresStore } from './open-postgres-store.ts';
import { openStore } from './open-store.ts';
import { StoreUnavailable, UnusableStore } from './store-errors.ts';

/** A proxy in front of the server. It closes every connection at once until the test sets `isOpen`. */
class Gate {
  isOpen = false;
  #server: Server | undefined;

  async to(url: string): Promise<string> {
    const { hostname, port } = new URL(url);
    this.#server = createServer((visitor) => {
      if (!this.isOpen) return void visitor.destroy();
      const server = connect(Number(port || 5432), hostname);
      for (const socket of [visitor, server]) socket.on('error', () => {});
      visitor.pipe(server).pipe(visitor);
    }).listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const gated = new URL(url);
    gated.host = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return gated.href;
  }

  close(): void {
    this.#server?.close();
  }
}

describe.skipIf(!hasPostgres)(`opening ${postgresNameInTitles}`, () => {
  let database: Awaited<ReturnType<typeof createThrowawayPostgres>>;
  let reported: Error[];
  const report = (error: Error) => void reported.push(error);
  beforeEach(async () => {
    database = await createThrowawayPostgres();
    reported = [];
  });
  afterEach(() => database.drop());

  const connections = () =>
    withServerClient(async (client) => {
      const { rows } = await client.query(
        `SELECT pid, state_change FROM pg_stat_activity
          WHERE application_name = 'miranaya' AND datname = $1`,
        [new URL(database.url).pathname.slice(1)],
      );
      return rows.map(({ pid }) => pid as number);
    });

  it('accepts rows at once', async () => {
    const place = { databaseUrl: database.url, dataDir: 'nowhere' };
    const store = await openStore(place, Date.now, report);
    expect(store.engine).toBe('PostgreSQL');
    await store.ping();
    expect(await store.insertAsVisitor(makeCallRequest())).toBe('stored');
    await store.close();
    expect(reported).toEqual([]);
  });

  it('keeps one connection while nobody visits, renews a broken one, and closes it at the end', async () => {
    const store = await openPostgresStore(database.url, report);
    await expect.poll(connections).not.toEqual([]);
    const before = await connections();
    await withServerClient(async (client) => {
      for (const pid of before) await client.query('SELECT pg_terminate_backend($1)', [pid]);
    });
    // Only the persistent connection is opened again, because the pools connect only when they are used.
    await expect.poll(connections).toHaveLength(1);
    expect(before).not.toContain((await connections())[0]);
    await store.close();
    await expect.poll(connections).toEqual([]);
  });

  it('continues without the server, refuses rows as away, and works when the server returns', async () => {
    const gate = new Gate();
    const store = await openPostgresStore(await gate.to(database.url), report);
    expect(reported).toHaveLength(1);
    await expect(store.insertAsVisitor(makeCallRequest())).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.ping()).rejects.toMatchObject({
      cause: { message: 'PostgreSQL was not reached since the start' },
    });
    // The store reports every failed attempt.
    await expect.poll(() => reported.length).toBeGreaterThan(1);
    gate.isOpen = true;
    await expect.poll(() => store.ping().then(() => 'well', String)).toBe('well');
    expect(await store.insertAsVisitor(makeCallRequest())).toBe('stored');
    await store.close();
    gate.close();
  });

  it('stops trying when it is closed before the server was reached', async () => {
    const gate = new Gate();
    const store = await openPostgresStore(await gate.to(database.url), report);
    await store.close();
    const heard = reported.length;
    gate.isOpen = true;
    // This wait is longer than the pause between two attempts of the store to connect.
    await delay(1_200);
    expect(reported).toHaveLength(heard);
    const tables = await withServerClient(
      (client) => client.query("SELECT FROM pg_tables WHERE schemaname = 'back_office'"),
      database.url,
    );
    expect(tables.rowCount).toBe(0);
    gate.close();
  });

  it('refuses with a sentence a database that can not be ours', async () => {
    const missing = new URL(serverUrl);
    missing.pathname = '/no_such_database_here';
    await expect(openPostgresStore(missing.href, report)).rejects.toBeInstanceOf(UnusableStore);
    await withServerClient(
      (client) => client.query('CREATE TABLE request_a_call (id int PRIMARY KEY)'),
      database.url,
    );
    await expect(openPostgresStore(database.url, report)).rejects.toBeInstanceOf(UnusableStore);
    // The check is repeated, because the server ends a connection a moment after the client has closed it.
    await expect.poll(connections).toEqual([]);
    expect(reported).toEqual([]);
  });
});
