import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { type DatabaseLocation, sqlitePathInFolder } from '#database/open-store.ts';
import { withServerClient } from './throwaway-postgres-databases.ts';

/** Returns all values of all tables of a database, as one text. */
export function dumpAllTables({
  databaseUrl,
  dataDir,
}: DatabaseLocation): Promise<string> | string {
  return databaseUrl === null ? dumpSqlite(sqlitePathInFolder(dataDir)) : dumpPostgres(databaseUrl);
}

function dumpSqlite(path: string): string {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    return tables
      .flatMap(({ name }) => db.prepare(`SELECT * FROM ${name}`).all())
      .map((row) => JSON.stringify(Object.values(row)))
      .join('\n');
  } finally {
    db.close();
  }
}

function dumpPostgres(url: string): Promise<string> {
  return withServerClient(async (client) => {
    const { rows: tables } = await client.query(
      `SELECT schemaname, tablename FROM pg_tables WHERE schemaname IN ('public', 'back_office')`,
    );
    let text = '';
    for (const { schemaname, tablename } of tables) {
      const { rows } = await client.query(
        `SELECT to_jsonb(it)::text AS line FROM ${schemaname}.${pg.escapeIdentifier(tablename)} AS it`,
      );
      text += rows.map(({ line }) => `${line}\n`).join('');
    }
    return text;
  }, url);
}
