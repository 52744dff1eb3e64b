import {
  addressOf,
  databasesLike,
  dropDatabase,
  keptName,
  onServer,
} from './postgres-databases.ts';

export type KeptDatabase = {
  /** `host:port/database`. */
  name: string;
  /** `20261121-140509`: when a restore replaced it. */
  stamp: string;
  drop(): Promise<void>;
};

/** The databases that restores of this one have kept, oldest first. */
export async function keptDatabases(url: string): Promise<KeptDatabase[]> {
  const { database, name } = addressOf(url);
  const prefix = keptName(database, '');
  const found = await onServer(url, (client) => databasesLike(client, prefix, /^\d{8}_\d{6}$/));
  return found.map((kept) => ({
    name: name.slice(0, -database.length) + kept,
    stamp: kept.slice(prefix.length).replace('_', '-'),
    drop: () => dropDatabase(url, kept),
  }));
}
