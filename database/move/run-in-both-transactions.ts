/**
 * Runs a move from an SQLite file to PostgreSQL in one transaction on each side. The file is locked during the move, so
 * that no row is added to it. PostgreSQL commits first, then the changes of the file are committed. Error messages
 * quote no row.
 */
import type { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { isPostgresUnavailable } from '../connection/translate-postgres-error.ts';
import { UnusableStore } from '../store-errors.ts';

type BothDatabases = {
  source: DatabaseSync;
  client: pg.Client;
  /**
   * Sets the name of the table that is being written; null for none. The name is used in the message if PostgreSQL
   * refuses a row.
   */
  setCurrentTable(table: string | null): void;
};

/**
 * `source` is a connection that `connectToSqliteFile` opened. `prepare` runs before the transactions. For a problem
 * that a person can fix, rejects with UnusableStore and a sentence, and neither side has changed. One exception: if the
 * connection broke while PostgreSQL committed, PostgreSQL may have the rows.
 */
export async function runInBothTransactions<T>(
  source: DatabaseSync,
  url: string,
  prepare: (client: pg.Client) => Promise<void>,
  work: (sides: BothDatabases) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'miranaya move' });
  // The next query reports a broken connection. Without a listener, the error would end the process.
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
      setCurrentTable(table) {
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

/**
 * The message of PostgreSQL may quote a name or an address. Its code, table and constraint do not, so only these
 * are used.
 */
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
  if (isPostgresUnavailable(error))
    return new UnusableStore(
      `The connection to PostgreSQL broke (${code ?? 'no reason was given'}). Run it again: it says when everything is there already.`,
    );
  if (severity === undefined) return error;
  const rule = [code, constraint].filter((part) => part !== undefined).join(', ');
  return new UnusableStore(
    `PostgreSQL refused ${table === null ? 'the move' : `a row of ${table}`} (${rule}). Nothing was moved.`,
  );
}
