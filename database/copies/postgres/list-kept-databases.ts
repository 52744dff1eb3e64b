import { withMaintenanceConnection } from './connect-to-postgres-database.ts';
import { dropDatabase, listDatabasesLike } from './find-and-drop-postgres-databases.ts';
import { keptDatabaseName } from './postgres-database-names.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';

type KeptDatabase = {
  /** The name in the form `host:port/database`. */
  name: string;
  /** When a restore replaced the database, in the form `20261121-140509`. */
  stamp: string;
  drop(): Promise<void>;
};

/** Lists the old databases that restores kept when they replaced the database at `url`, oldest first. */
export async function listKeptDatabases(url: string): Promise<KeptDatabase[]> {
  const { database, name } = parsePostgresUrl(url);
  const prefix = keptDatabaseName(database, '');
  const found = await withMaintenanceConnection(url, (client) =>
    listDatabasesLike(client, prefix, /^\d{8}_\d{6}$/),
  );
  return found.map((kept) => ({
    name: name.slice(0, -database.length) + kept,
    stamp: kept.slice(prefix.length).replace('_', '-'),
    drop: () => dropDatabase(url, kept),
  }));
}
