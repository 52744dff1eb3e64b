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
import {
  databaseExists,
  dropDatabase,
  listDatabasesLike,
} from './find-and-drop-postgres-databases.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';

describe.skipIf(!hasPostgres)(`on ${postgresNameInTitles}`, () => {
  const made = makeTestDatabaseCloner(async () => {});

  it('finds databases by a name and its suffixes, and no others', async () => {
    const { url, dropInBackground } = await made();
    const { database } = parsePostgresUrl(url);
    const make = (end: string) =>
      visiting((client) => client.query(`CREATE DATABASE "${database}_${end}"`));
    for (const end of ['b2', 'b1', 'other', 'b1x']) await make(end);
    const found = await withMaintenanceConnection(url, async (client) => {
      expect(await databaseExists(client, database)).toBe(true);
      expect(await databaseExists(client, `${database}_b3`)).toBe(false);
      return listDatabasesLike(client, `${database}_`, /^b\d$/);
    });
    expect(found).toEqual([`${database}_b1`, `${database}_b2`]);
    dropInBackground();
  });

  it('a database is dropped with its clients, and a missing one causes no error', async () => {
    const { url, dropInBackground } = await made();
    const { database } = parsePostgresUrl(url);
    const client = await connectToPostgresDatabase(url, database);
    const ended = new Promise((resolve) => client.once('end', resolve));
    await dropDatabase(url, database);
    await ended;
    expect(await withMaintenanceConnection(url, (other) => databaseExists(other, database))).toBe(
      false,
    );
    await dropDatabase(url, database);
    dropInBackground();
  });
});
