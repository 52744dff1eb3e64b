/** The databases that a copy is put into and read in before it may take the place of another one. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { UnusableStore } from '../store-errors.ts';
import { addressOf, databasesLike, onServer, shortDatabaseName } from './postgres-databases.ts';

const scratchName = (database: string, which: string) =>
  `${shortDatabaseName(database, 17)}_scratch_${which}`;

/** Makes an empty one like the one that `url` names. */
export async function makeScratch(url: string): Promise<string> {
  const { database, user } = addressOf(url);
  const scratch = scratchName(database, randomBytes(4).toString('hex'));
  await onServer(url, async (client) => {
    const { rows } = await client.query(
      `SELECT format('ENCODING %L LC_COLLATE %L LC_CTYPE %L',
                pg_encoding_to_char(encoding), datcollate, datctype) AS like_it
         FROM pg_database WHERE datname = $1`,
      [database],
    );
    const likeIt = rows[0]?.like_it ?? "ENCODING 'UTF8'";
    await client
      .query(`CREATE DATABASE ${pg.escapeIdentifier(scratch)} TEMPLATE template0 ${likeIt}`)
      .catch((error: { code?: string }) => {
        if (error.code !== '42501') throw error;
        throw new UnusableStore(
          `A copy is put into a database of its own first, and ${user} may not create any. As a superuser: ALTER ROLE ${pg.escapeIdentifier(user)} CREATEDB; (and NOCREATEDB when it is done)`,
          error,
        );
      });
  });
  return scratch;
}

/**
 * Those that a command which was killed has left. One in use belongs to a command that runs at this moment,
 * and one of another user to that user.
 */
export async function dropAbandoned(url: string): Promise<void> {
  const prefix = scratchName(addressOf(url).database, '');
  await onServer(url, async (client) => {
    // It may go by itself: a server ends what it was told to do by a client that has died since.
    for (const name of await databasesLike(client, prefix, /^[0-9a-f]{8}$/))
      await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)}`).catch((error) => {
        if (!['55006', '42501'].includes(error.code)) throw error;
      });
  });
}
