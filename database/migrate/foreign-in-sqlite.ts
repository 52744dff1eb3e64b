/**
 * Whether a database file is built exactly as the files in `sqlite/` build it. A trigger more, a view more
 * or a changed definition can swallow rows in silence, so a copy that differs is never put back.
 */
import { DatabaseSync } from 'node:sqlite';
import { addFunctions } from '../connection/sqlite-functions.ts';
import { type AppliedMigration, releaseOf } from './migrations.ts';
import { makeMigrationsTable } from './sqlite-migrate.ts';

type Definition = { type: string; name: string; tbl_name: string; sql: string | null };

/** What is not ours about it, as the end of "…, so it is not put back", or null when nothing is. */
export function foreignInSqlite(db: DatabaseSync): string | null {
  const found = definitions(db);
  if (!found.has('table migrations')) return 'it says nothing of the release that made it';
  const applied = db.prepare('SELECT name, sha256 FROM migrations').all() as AppliedMigration[];
  const release = releaseOf('sqlite', applied);
  if (release.at === 'unknown') return release.why;

  const reference = new DatabaseSync(':memory:');
  try {
    addFunctions(reference, { idempotencyKey: null, now: Date.now });
    makeMigrationsTable(reference);
    for (const { sql } of release.migrations) reference.exec(sql);
    return difference(found, definitions(reference));
  } finally {
    reference.close();
  }
}

/**
 * SQLite's own tables and the indexes that it makes for a constraint come and go by themselves. Their names are
 * reserved, but a file can be made by hand in which a trigger has one.
 */
function definitions(db: DatabaseSync): Map<string, string> {
  const all = db
    .prepare(
      `SELECT type, name, tbl_name, sql FROM sqlite_schema
        WHERE NOT (name IN ('sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4') AND type = 'table')
          AND NOT (name LIKE 'sqlite\\_autoindex\\_%' ESCAPE '\\' AND type = 'index' AND sql IS NULL)`,
    )
    .all() as Definition[];
  return new Map(
    all.map(({ type, name, tbl_name, sql }) => [`${type} ${name}`, `${tbl_name}: ${sql}`]),
  );
}

function difference(found: Map<string, string>, ours: Map<string, string>): string | null {
  for (const [what, definition] of found) {
    if (!ours.has(what)) return `the ${what} in it is not ours`;
    if (ours.get(what) !== definition) return `the ${what} in it is not as we make it`;
  }
  for (const what of ours.keys()) if (!found.has(what)) return `the ${what} is missing in it`;
  return null;
}
