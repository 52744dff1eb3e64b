import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { makeTestDatabaseCloner } from '../../../tests/service/support/clone-test-databases.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient as visiting,
} from '../../../tests/service/support/throwaway-postgres-databases.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';
import { refuseWhileConnected } from './refuse-while-connected.ts';

describe.skipIf(!hasPostgres)(`on ${postgresNameInTitles}`, () => {
  const made = makeTestDatabaseCloner(async () => {});
  const serverOf = (url: string) => url.slice(0, url.lastIndexOf('/'));

  it('connected clients are named, each once, until they have left', async () => {
    const { url, dropInBackground } = await made();
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
    dropInBackground();
  });

  it('the wait for clients ends after the given patience', async () => {
    const { url, dropInBackground } = await made();
    await visiting(async () => {
      const began = performance.now();
      await expect(refuseWhileConnected(url, 250)).rejects.toThrow(/is in use/);
      expect(performance.now() - began).toBeGreaterThanOrEqual(240);
    }, url);
    dropInBackground();
  });
});
