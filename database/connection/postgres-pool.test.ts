/** A connection that breaks while no statement runs on it: between two statements of a transaction. */
import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import {
  hasPostgres,
  serverUrl,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { StoreUnavailable } from '../store-errors.ts';
import { openPostgresPool } from './postgres-pool.ts';
import { translatePostgresError } from './translate-postgres-error.ts';

async function cutOff(client: PoolClient): Promise<void> {
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  await withServerClient((other) => other.query('SELECT pg_terminate_backend($1)', [rows[0].pid]));
  await ended;
}

it.skipIf(!hasPostgres)(
  'that breaks ends only itself: its next statement fails as away, and the next user gets another one',
  async () => {
    const reported: Error[] = [];
    const pool = openPostgresPool({ connectionString: serverUrl, max: 1 }, (error) =>
      reported.push(error),
    );
    const client = await pool.connect();
    await client.query('BEGIN');
    await cutOff(client);
    const refused = await client.query('SELECT 1').catch(translatePostgresError);
    expect(refused).toBeInstanceOf(StoreUnavailable);
    client.release();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
    expect(reported).toEqual([]);
  },
);
