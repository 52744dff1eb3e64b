/**
 * Says what starting this release would change in the database, above all whether the previous release could still
 * run on it. Changes nothing.
 */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { refuseMovedFile } from '../connection/moved-sqlite-file-mark.ts';
import { isPostgresUnavailable } from '../connection/translate-postgres-error.ts';
import { type DatabaseLocation, sqlitePathInFolder } from '../open-store.ts';
import { readPostgresAppliedMigrations, readPostgresNeededMigration } from './migrate-postgres.ts';
import { readSqliteNeededMigration } from './migrate-sqlite.ts';
import { type AppliedMigration, findPendingMigrations, readMigrations } from './migrations.ts';
import { refuseNewerDatabase } from './needed-migration.ts';

type Found = { applied: AppliedMigration[]; noted: string | null };

/**
 * Returns a sentence about what this release would change in the database, or about a database that does not answer.
 * Null if the database is new or needs no change. Rejects with UnusableStore if this release can't run on it.
 */
export async function describePendingMigrations(place: DatabaseLocation): Promise<string | null> {
  const found =
    place.databaseUrl === null
      ? readFromFile(sqlitePathInFolder(place.dataDir))
      : await readFromPostgres(place.databaseUrl);
  if (found === 'away')
    return 'The database does not answer, so nobody can say what this release would change in it.';
  if (found === null || found.applied.length === 0) return null;
  const all = readMigrations(place.databaseUrl === null ? 'sqlite' : 'postgres');
  refuseNewerDatabase(all, found.noted);
  const pending = findPendingMigrations(all, found.applied);
  if (pending.length === 0) return null;
  const names = (files: typeof pending) => files.map(({ name }) => name).join(', ');
  const breaking = pending.filter((one) => !one.earlierReleaseCanRun);
  const change = `This release changes the database at its start (${names(pending)}).`;
  return breaking.length === 0
    ? `${change} The release before can still run on it afterwards.`
    : `${change} The release before cannot run on it afterwards (because of ${names(breaking)}): going back then means putting back the copy from before the upgrade.`;
}

/**
 * Returns null if the file is missing, has no migrations yet, or can't be read. In the last case, the start explains
 * what is wrong with the file.
 */
function readFromFile(path: string): Found | null {
  if (!existsSync(path)) return null;
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
    refuseMovedFile(db, path);
    const table = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get();
    if (table === undefined) return null;
    const applied = db.prepare('SELECT name, sha256 FROM migrations').all() as AppliedMigration[];
    return { applied, noted: readSqliteNeededMigration(db) };
  } catch (error) {
    if ((error as { errcode?: number }).errcode === undefined) throw error;
    return null;
  } finally {
    db?.close();
  }
}

async function readFromPostgres(url: string): Promise<Found | 'away' | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
    application_name: 'miranaya look',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return {
      applied: await readPostgresAppliedMigrations(client),
      noted: await readPostgresNeededMigration(client),
    };
  } catch (error) {
    // A wrong password or a missing right is ignored here, because the start explains it.
    return isPostgresUnavailable(error) ? 'away' : null;
  } finally {
    await client.end().catch(() => {});
  }
}
