/** Describes what exists at the target of a restore on PostgreSQL, compared with the copy. */
import type pg from 'pg';
import { tableNames } from '#contract/rows/visitor-tables.ts';
import { readPostgresAppliedMigrations } from '../../migrate/migrate-postgres.ts';
import { findReleaseByMigrations } from '../../migrate/migrations.ts';
import { UnusableStore } from '../../store-errors.ts';
import { countIdDifferences, type RestoreTargetStatus } from '../restore-target.ts';
import { readPostgresSummary, requireEnquiryTableNames } from './backup-and-check-postgres.ts';
import {
  connectToPostgresDatabase,
  withMaintenanceConnection,
} from './connect-to-postgres-database.ts';
import { databaseExists } from './find-and-drop-postgres-databases.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';

/** Names up to three tables or views that are neither ours nor an extension's. */
export async function findForeignTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT n.nspname || '.' || c.relname AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname !~ '^pg_' AND n.nspname NOT IN ('information_schema', 'back_office')
        AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
        AND NOT (n.nspname = 'public' AND c.relname = ANY ($1))
        AND NOT EXISTS (SELECT FROM pg_depend d
                         WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
      ORDER BY 1 LIMIT 3`,
    [tableNames],
  );
  return rows.map(({ name }) => name);
}

export async function comparePostgresWithCopy(
  url: string,
  scratch: pg.Client,
): Promise<RestoreTargetStatus> {
  const { database } = parsePostgresUrl(url);
  if (!(await withMaintenanceConnection(url, (client) => databaseExists(client, database))))
    return { at: 'nothing' };
  const live = await connectToPostgresDatabase(url, database);
  try {
    // Looks for foreign tables only if this release knows all migrations of the database. A newer release may have
    // added tables that this release would take for foreign ones.
    const isKnown =
      findReleaseByMigrations('postgres', await readPostgresAppliedMigrations(live)).at === 'known';
    const others = isKnown ? await findForeignTables(live) : [];
    if (others.length > 0)
      throw new UnusableStore(
        `${parsePostgresUrl(url).name} holds other tables as well (${others.join(', ')}), which would be set back too, so it is not replaced. Let DATABASE_URL name a database of its own.`,
      );
    const { rows } = await live.query(
      "SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
    );
    if (rows.length === 0) return { at: 'nothing' };
    const summary = await readPostgresSummary(live);
    return { at: 'rows', ...summary, ...(await countIdDifferences(ids(live), ids(scratch))) };
  } finally {
    await live.end();
  }
}

const pageRows = 5_000;

async function* ids(client: pg.Client): AsyncGenerator<string> {
  const tables = await requireEnquiryTableNames(client);
  const union = tables.map((table) => `SELECT id FROM ${table}`).join(' UNION ALL ');
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM (${union}) AS each WHERE id > $1 ORDER BY id LIMIT ${pageRows}`,
      [after],
    );
    for (const { id } of rows) yield id;
    if (rows.length < pageRows) return;
    after = rows.at(-1)?.id ?? after;
  }
}
