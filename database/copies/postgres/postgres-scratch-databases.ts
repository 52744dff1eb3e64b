/** Creates and drops scratch databases. A copy is checked in such a database before it replaces another one. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { UnusableStore } from '../../store-errors.ts';
import { withMaintenanceConnection } from './connect-to-postgres-database.ts';
import { listDatabasesLike } from './find-and-drop-postgres-databases.ts';
import { shortenDatabaseName } from './postgres-database-names.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';

const scratchName = (database: string, which: string) =>
  `${shortenDatabaseName(database, 17)}_scratch_${which}`;

/** Creates an empty database with the encoding and the collation of the database at `url`. Returns its name. */
export async function createScratchDatabase(url: string): Promise<string> {
  const { database, user } = parsePostgresUrl(url);
  const scratch = scratchName(database, randomBytes(4).toString('hex'));
  await withMaintenanceConnection(url, async (client) => {
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
 * Drops scratch databases that interrupted commands left behind. A database that is in use belongs to a running
 * command, and a database of another user is left to that user.
 */
export async function dropAbandonedScratchDatabases(url: string): Promise<void> {
  const prefix = scratchName(parsePostgresUrl(url).database, '');
  await withMaintenanceConnection(url, async (client) => {
    // IF EXISTS, because a listed database may be gone already: when a command is interrupted, the server may still
    // finish its DROP DATABASE.
    for (const name of await listDatabasesLike(client, prefix, /^[0-9a-f]{8}$/))
      await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)}`).catch((error) => {
        if (!['55006', '42501'].includes(error.code)) throw error;
      });
  });
}
