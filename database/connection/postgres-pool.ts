import pg from 'pg';

/**
 * A pool whose connections may break at any time, in nobody's hands or between two statements of whoever holds one.
 * Without listeners either would end the process. `report` is told of the former; the latter's next statement rejects.
 */
export function openPool(options: pg.PoolConfig, report: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
