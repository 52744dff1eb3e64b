import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  hasPostgres,
  openTestPool,
  postgresNameInTitles,
  serverUrl,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { StoreUnavailable } from '../store-errors.ts';
import { ReusedIdempotencyKey, RowRefused } from '../visitors/submission-port.ts';
import { runPostgresQuery } from './run-postgres-query.ts';

describe.skipIf(!hasPostgres)(`a statement on ${postgresNameInTitles}`, () => {
  let pool: ReturnType<typeof openTestPool>;
  beforeAll(() => {
    pool = openTestPool(serverUrl);
  });
  afterAll(() => pool?.end());

  const connection = async () =>
    (await runPostgresQuery(pool, 'SELECT pg_backend_pid() AS id')).rows[0]?.id;
  const raise = (code: string) =>
    runPostgresQuery(pool, `DO $$ BEGIN RAISE 'No.' USING ERRCODE = '${code}'; END $$`);

  it('that refuses a row leaves the connection open', async () => {
    const before = await connection();
    await expect(raise('23514')).rejects.toThrow(new RowRefused('23514', 'No.'));
    await expect(raise('PT409')).rejects.toThrow(ReusedIdempotencyKey);
    expect(await connection()).toBe(before);
  });

  it('that fails otherwise closes it, and its error says what happened', async () => {
    const before = await connection();
    await expect(raise('53100')).rejects.toThrow(StoreUnavailable);
    const next = await connection();
    expect(next).not.toBe(before);
    await expect(raise('42703')).rejects.toThrow('No.');
    expect(await connection()).not.toBe(next);
  });

  it('that finds no server is refused as unavailable', async () => {
    const gone = openTestPool('postgres://127.0.0.1:1/none');
    await expect(runPostgresQuery(gone, 'SELECT')).rejects.toThrow(StoreUnavailable);
    await gone.end();
  });
});
