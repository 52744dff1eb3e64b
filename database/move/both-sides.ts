/**
 * One transaction on each side of a move. The file is held meanwhile, so that nobody adds to it. PostgreSQL keeps its side
 * first; what `work` has written into the file is kept after it.
 *
 * What is said of a failure quotes nothing of a row.
 */
import type { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { isAway } from '../connection/postgres-errors.ts';
import { UnusableStore } from '../store-errors.ts';

export type BothSides = {
  source: DatabaseSync;
  client: pg.Client;
  /** Names the table that is written now, for what is said when PostgreSQL refuses a row; null is none of them. */
  at(table: string | null): void;
};

/**
 * `source` is a connection of ours (see `database/connection/sqlite-file.ts`). `prepare` runs before the transactions.
 * Rejects with UnusableStore, a sentence, for all that a person can put right; then both sides are as they were.
 */
export async function onBothSides<T>(
  source: DatabaseSync,
  url: string,
  prepare: (client: pg.Client) => Promise<void>,
  work: (sides: BothSides) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'miranaya move' });
  // A connection that breaks between two questions is found out by the next; unheard, it would end the process.
  client.on('error', () => {});
  let at: string | null = null;
  try {
    await client.connect();
    await prepare(client);
    source.exec('BEGIN IMMEDIATE');
    await client.query('BEGIN');
    await client.query(
      "SET LOCAL lock_timeout = '10s'; SET LOCAL statement_timeout = 0; SET LOCAL synchronous_commit = on",
    );
    const result = await work({
      source,
      client,
      at(table) {
        at = table;
      },
    });
    await client.query('COMMIT');
    source.exec('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw asSentence(error, at);
  } finally {
    if (source.isTransaction) source.exec('ROLLBACK');
    await client.end().catch(() => {});
  }
}

/** PostgreSQL's own words may quote a name or an address; its code, the table and the rule do not. */
function asSentence(error: unknown, table: string | null): unknown {
  if (error instanceof UnusableStore) return error;
  const { code, constraint, severity } = error as {
    code?: string;
    constraint?: string;
    severity?: string;
  };
  if (code === '55P03')
    return new UnusableStore(
      'Another program holds the tables in PostgreSQL. Stop the service, then try again. Nothing was moved.',
    );
  if (isAway(error))
    return new UnusableStore(
      `The connection to PostgreSQL broke (${code ?? 'no reason was given'}). Run it again: it says when everything is there already.`,
    );
  if (severity === undefined) return error;
  const rule = [code, constraint].filter((part) => part !== undefined).join(', ');
  return new UnusableStore(
    `PostgreSQL refused ${table === null ? 'the move' : `a row of ${table}`} (${rule}). Nothing was moved.`,
  );
}
