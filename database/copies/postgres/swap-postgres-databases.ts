import pg from 'pg';
import { UnusableStore } from '../../store-errors.ts';
import type { RestoreResult, RestoreTargetStatus } from '../restore-target.ts';
import { withMaintenanceConnection } from './connect-to-postgres-database.ts';
import { copyDatabaseAccessAndSettings } from './copy-database-access-and-settings.ts';
import { databaseExists, dropDatabase } from './find-and-drop-postgres-databases.ts';
import { keptDatabaseName } from './postgres-database-names.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';

/**
 * Exchanges two databases in one transaction: the present one gets a name under which it is kept, and the scratch
 * database gets the present name, with the access rights and settings of the present one. PostgreSQL refuses while
 * anybody is connected.
 */
export async function swapPostgresDatabases(
  url: string,
  scratch: string,
  seen: RestoreTargetStatus,
  stamp: string,
): Promise<RestoreResult> {
  const { database, name } = parsePostgresUrl(url);
  const kept = keptDatabaseName(database, stamp);
  const id = pg.escapeIdentifier;
  const replaced = await withMaintenanceConnection(url, async (client) => {
    const isThere = await databaseExists(client, database);
    await client.query('BEGIN');
    try {
      if (isThere) await client.query(`ALTER DATABASE ${id(database)} RENAME TO ${id(kept)}`);
      await client.query(`ALTER DATABASE ${id(scratch)} RENAME TO ${id(database)}`);
      const notes = isThere ? await copyDatabaseAccessAndSettings(client, kept, database) : [];
      await client.query('COMMIT');
      return { kept: isThere ? kept : null, notes };
    } catch (error) {
      await client.query('ROLLBACK');
      throw explain(error, name, kept);
    }
  });
  if (seen.at !== 'nothing' || replaced.kept === null) return replaced;
  // An empty old database is dropped and not kept.
  return dropDatabase(url, kept).then(
    () => ({ ...replaced, kept: null }),
    () => replaced,
  );
}

function explain(error: unknown, name: string, kept: string): unknown {
  const { code } = error as { code?: string };
  if (code === '55006')
    return new UnusableStore(
      `${name} is in use. Stop the service first, then try again. Nothing was replaced.`,
      error,
    );
  if (code === '42P04')
    return new UnusableStore(
      `${kept} is there already, so nothing was replaced. Try again.`,
      error,
    );
  return error;
}
