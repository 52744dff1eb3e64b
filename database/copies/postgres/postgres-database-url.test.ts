import { describe, expect, it } from 'vitest';
import { makeTestDatabaseCloner } from '../../../tests/service/support/clone-test-databases.ts';
import {
  hasPostgres,
  postgresNameInTitles,
} from '../../../tests/service/support/throwaway-postgres-databases.ts';
import { connectToPostgresDatabase } from './connect-to-postgres-database.ts';
import { parsePostgresUrl, urlOfDatabase } from './postgres-database-url.ts';

describe('the name of a database', () => {
  it('is shown with its server, and never with the password', () => {
    expect(parsePostgresUrl('postgres://asha:s3cret@db.example.in:6543/enquiries')).toEqual({
      name: 'db.example.in:6543/enquiries',
      database: 'enquiries',
      user: 'asha',
    });
  });
});

describe.skipIf(!hasPostgres)(`on ${postgresNameInTitles}`, () => {
  const made = makeTestDatabaseCloner(async () => {});

  it.each(['a+b&c@d', 'a b/c', 'अ,b=c', '100%', '%2B'])(
    'finds the database %s, which a URL spells otherwise',
    async (name) => {
      const { url, dropInBackground } = await made();
      await expect(connectToPostgresDatabase(url, name)).rejects.toThrow(
        `database "${name}" does not exist`,
      );
      expect(parsePostgresUrl(urlOfDatabase(url, name)).database).toBe(name);
      dropInBackground();
    },
  );
});
