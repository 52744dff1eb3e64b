/**
 * Compares the schema of a database file with the schema that the files in `sqlite/` create. An added trigger or
 * view, or a changed definition, can silently drop rows, so a copy that differs is never restored.
 */
import { DatabaseSync } from 'node:sqlite';
import { addSqliteFunctions } from '../connection/sqlite-functions.ts';
import { ensureMigrationsTable } from './migrate-sqlite.ts';
import { type AppliedMigration, findReleaseByMigrations } from './migrations.ts';

type Definition = { type: string; name: string; tbl_name: string; sql: string | null };

/**
 * Returns the first difference from our schema, such as "the view x in it is not ours", to complete a sentence; null if
 * there is none.
 */
export function describeSqliteSchemaDifference(db: DatabaseSync): string | null {
  const found = definitions(db);
  if (!found.has('table migrations')) return 'it says nothing of the release that made it';
  const applied = db.prepare('SELECT name, sha256 FROM migrations').all() as AppliedMigration[];
  const release = findReleaseByMigrations('sqlite', applied);
  if (release.at === 'unknown') return release.why;

  const reference = new DatabaseSync(':memory:');
  try {
    addSqliteFunctions(reference, { idempotencyKey: null, now: Date.now });
    ensureMigrationsTable(reference);
    for (const { sql } of release.migrations) reference.exec(sql);
    return difference(found, definitions(reference));
  } finally {
    reference.close();
  }
}

/**
 * Leaves out SQLite's own tables and constraint indexes. Their names are reserved, but in a file that was edited by
 * hand a trigger can have such a name, so the type is checked too.
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
