import pg from 'pg';
import { UnusableStore } from '../store-errors.ts';
import { carryOver } from './carry-over.ts';
import type { PlaceStatus, Replaced } from './copy-types.ts';
import {
  addressOf,
  databaseExists,
  dropDatabase,
  keptName,
  onServer,
} from './postgres-databases.ts';

/** Both names change in one transaction; PostgreSQL itself refuses while anybody is connected. */
export async function swapDatabases(
  url: string,
  scratch: string,
  seen: PlaceStatus,
  stamp: string,
): Promise<Replaced> {
  const { database, name } = addressOf(url);
  const kept = keptName(database, stamp);
  const id = pg.escapeIdentifier;
  const replaced = await onServer(url, async (client) => {
    const isThere = await databaseExists(client, database);
    await client.query('BEGIN');
    try {
      if (isThere) await client.query(`ALTER DATABASE ${id(database)} RENAME TO ${id(kept)}`);
      await client.query(`ALTER DATABASE ${id(scratch)} RENAME TO ${id(database)}`);
      const notes = isThere ? await carryOver(client, kept, database) : [];
      await client.query('COMMIT');
      return { kept: isThere ? kept : null, notes };
    } catch (error) {
      await client.query('ROLLBACK');
      throw explain(error, name, kept);
    }
  });
  if (seen.at !== 'nothing' || replaced.kept === null) return replaced;
  // An empty one is worth nothing.
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
