/**
 * Recognises whether a PostgreSQL database has exactly the tables that our files create, for example when they were
 * created by hand in a SQL editor or from a dump. The existing objects are moved to other schemas, the files run in the
 * same database, both are compared, and everything is rolled back.
 */
import type { ClientBase } from 'pg';
import { tableNames } from '#contract/rows/visitor-tables.ts';
import {
  compareSchemas,
  describePostgresSchema,
  type SchemaDescription,
} from './describe-postgres-schema.ts';
import type { Migration } from './migrations.ts';

/**
 * Either the number of our migration files that create exactly this database, or the differences between the database
 * and our files.
 */
type RecognisedDatabase = { at: 'ours'; files: number } | { at: 'other'; differences: string[] };

/**
 * Finds out how many of our migration files created the database; tries no number below `least`. To compare the
 * schemas, this function applies the files and rolls them back, so it needs an open transaction of the role that owns
 * the database. Objects of other programs in `public` make no difference.
 */
export async function recognisePostgresMigrations(
  client: ClientBase,
  files: readonly Migration[],
  least: number,
): Promise<RecognisedDatabase> {
  const found = await describePostgresSchema(client);
  await client.query('SAVEPOINT as_found');
  try {
    await moveExistingObjects(client);
    // What is still in its place now belongs to another program that shares this database.
    const others = await describePostgresSchema(client);
    let nearest: string[] | null = null;
    for (const [n, { sql }] of files.entries()) {
      await client.query(sql);
      if (n + 1 < least) continue;
      const ours = await describePostgresSchema(client);
      const all = compareSchemas(without(others, found), without(others, ours));
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

/**
 * Moves our objects that already exist to other schemas, so that the migration files can create the same objects again.
 */
async function moveExistingObjects(client: ClientBase): Promise<void> {
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

/** Lists the first three differences, and the number of the others. */
export function summariseSchemaDifferences(schemaDifferences: readonly string[]): string {
  const more = schemaDifferences.length - 3;
  return `${schemaDifferences.slice(0, 3).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}
