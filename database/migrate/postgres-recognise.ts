/**
 * Whether the tables in a PostgreSQL database are exactly those that our files make: made by hand in a SQL
 * editor, say, or by somebody's dump. The files themselves are the measure. They are run once more in the same
 * database, with what was found moved out of their way, and all of it is rolled back: nothing is changed.
 */
import type { ClientBase } from 'pg';
import { tableNames } from '#contract/tables.ts';
import type { Migration } from './migrations.ts';
import { describePostgres, type SchemaDescription, schemaDifferences } from './postgres-schema.ts';

/** How many of the files, from the first on, made what is there; or what differs. */
export type RecognisedDatabase =
  | { at: 'ours'; files: number }
  | { at: 'other'; differences: string[] };

/**
 * Runs inside a transaction of the owner. At least `least` of the files must have been applied. What somebody
 * else keeps in `public` makes no difference.
 */
export async function recogniseDatabase(
  client: ClientBase,
  files: readonly Migration[],
  least: number,
): Promise<RecognisedDatabase> {
  const found = await describePostgres(client);
  await client.query('SAVEPOINT as_found');
  try {
    await moveQuarantined(client);
    // What is left belongs to somebody else, who may share this database.
    const others = await describePostgres(client);
    let nearest: string[] | null = null;
    for (const [n, { sql }] of files.entries()) {
      await client.query(sql);
      if (n + 1 < least) continue;
      const ours = await describePostgres(client);
      const all = schemaDifferences(without(others, found), without(others, ours));
      if (all.length === 0) return { at: 'ours', files: n + 1 };
      if (nearest === null || all.length < nearest.length) nearest = all;
    }
    return { at: 'other', differences: nearest ?? ['there is nothing of ours in it'] };
  } finally {
    await client.query('ROLLBACK TO SAVEPOINT as_found; RELEASE SAVEPOINT as_found');
  }
}

function without(others: SchemaDescription, all: SchemaDescription): SchemaDescription {
  return new Map([...all].filter(([what]) => !others.has(what)));
}

async function moveQuarantined(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname = ANY ($1)",
    [tableNames],
  );
  await client.query('CREATE SCHEMA rows_as_found');
  for (const { relname } of rows)
    await client.query(`ALTER TABLE public.${relname} SET SCHEMA rows_as_found`);
  const { rows: schemas } = await client.query(
    "SELECT FROM pg_namespace WHERE nspname = 'back_office'",
  );
  if (schemas.length > 0)
    await client.query('ALTER SCHEMA back_office RENAME TO back_office_as_found');
}

/** As many as one reads. */
export function someOf(schemaDifferences: readonly string[]): string {
  const more = schemaDifferences.length - 3;
  return `${schemaDifferences.slice(0, 3).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}
