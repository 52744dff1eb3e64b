import pg from 'pg';

/**
 * A pool whose connections may break at any time, idle or between two statements of a transaction. Without listeners,
 * one broken connection would end the process. `report` gets the errors of idle connections; a checked-out connection
 * rejects its next statement.
 */
export function openPostgresPool(options: pg.PoolConfig, report: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
