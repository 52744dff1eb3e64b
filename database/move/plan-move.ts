/**
 * Plans a move by reading which tables and columns the file has, so that a new table or column can't be forgotten. A
 * column that only one side has, or a table that is not ours, stops the move.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { isTableName } from '#contract/rows/visitor-tables.ts';
import { UnusableStore } from '../store-errors.ts';

type MovedColumn = { name: string; type: string };
export type MovedTable = { from: string; to: string; columns: MovedColumn[] };

/**
 * Tables whose rows are not copied unchanged: each side fills the table itself, the table is always empty, or its rows
 * are moved in another way (settings by `move-database-to-postgres.ts`, and idempotency records by
 * `move-idempotency-records.ts`, because the digests differ between the engines).
 */
const tablesNotCopied = [
  'migrations',
  'channels',
  'settings',
  'heartbeat',
  'order_claims',
  'idempotency_keys',
  'recent_submissions',
];

export async function planMove(source: DatabaseSync, client: Client): Promise<MovedTable[]> {
  // The search index is left out, because each engine stores it in its own way.
  const tables = source
    .prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
          AND name NOT IN (SELECT name FROM pragma_table_list WHERE type <> 'table')`,
    )
    .all() as { name: string }[];
  const plan: MovedTable[] = [];
  for (const { name: from } of tables) {
    if (tablesNotCopied.includes(from)) continue;
    const to = `${isTableName(from) ? 'public' : 'back_office'}.${from}`;
    const columns = await readPostgresColumns(client, to);
    const here = source.prepare('SELECT name FROM pragma_table_info(?)').all(from) as MovedColumn[];
    if (columns.given.length === 0)
      throw new UnusableStore(
        `The table ${from} in the file is not ours. Take it out, or keep it elsewhere, and try again. Nothing was moved.`,
      );
    const names = here.map(({ name }) => name).filter((name) => name !== columns.numbered);
    const given = columns.given.map(({ name }) => name);
    const unmatched = [...names, ...given].filter(
      (name) => !(names.includes(name) && given.includes(name)),
    );
    if (unmatched.length > 0)
      throw new Error(`${from}.${unmatched[0]} is on one side only of the move`);
    plan.push({ from, to, columns: columns.given });
  }
  return plan;
}

/**
 * `numbered` is the name of the identity column, if there is one. PostgreSQL fills this column by itself, and its value
 * has no meaning in another database.
 */
async function readPostgresColumns(
  client: Client,
  table: string,
): Promise<{ given: MovedColumn[]; numbered: string | undefined }> {
  const { rows } = await client.query(
    `SELECT attname AS name, format_type(atttypid, NULL) AS type, attidentity <> '' AS is_numbered
       FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped
      ORDER BY attnum`,
    [table],
  );
  return {
    given: rows.filter((row) => !row.is_numbered).map(({ name, type }) => ({ name, type })),
    numbered: rows.find((row) => row.is_numbered)?.name,
  };
}
