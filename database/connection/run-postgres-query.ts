import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { ReusedIdempotencyKey, RowRefused } from '../visitors/submission-port.ts';
import { translatePostgresError } from './translate-postgres-error.ts';

/**
 * Runs one statement as one transaction on a connection of the pool. Rejects with an error of the store, or with the
 * unchanged error if it is a bug.
 *
 * `pool.query` closes the connection after every error. Here it stays open after a refused row: a new connection costs
 * PostgreSQL some 40 ms of processor time until its first row, and when many visitors want the last place of a batch,
 * almost every row is refused.
 */
export async function runPostgresQuery<T extends QueryResultRow>(
  pool: Pool,
  sql: string,
  values: unknown[] = [],
): Promise<QueryResult<T>> {
  const client = await pool.connect().catch((error: unknown) => {
    throw translatePostgresError(error);
  });
  try {
    const result = await client.query<T>(sql, values);
    client.release();
    return result;
  } catch (error) {
    const translated = translatePostgresError(error);
    client.release(isRefusal(translated) ? undefined : (error as Error));
    throw translated;
  }
}

const isRefusal = (error: Error) =>
  error instanceof RowRefused || error instanceof ReusedIdempotencyKey;
