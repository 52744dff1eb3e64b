import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { makeKyselyDatabaseOnSqlite } from '../../connection/kysely-database.ts';
import { connectToSqliteFile } from '../../connection/sqlite-file.ts';
import { openSqliteStore } from '../../open-sqlite-store.ts';
import { makeWorkloadStore } from './workload-store.ts';

it('waiting and quarantined enquiries are found by indexes that contain nothing else', async () => {
  const folder = makeScratchFolder();
  const path = join(folder.path, 'test.db');
  await openSqliteStore(path, Date.now).close();
  const connection = connectToSqliteFile(path, { idempotencyKey: null, now: Date.now });
  const prepare = vi.spyOn(connection, 'prepare');
  const sights = ['all', { ownOf: '01a20161-da14-7000-a240-9ae60d618d2e' }] as const;
  for (const sight of sights) {
    prepare.mockClear();
    await makeWorkloadStore(makeKyselyDatabaseOnSqlite(connection, Date.now)).readTodayCounts(
      sight,
    );
    const [fresh, aside, longest] = prepare.mock.calls.map(([sql]) => sql);
    const indexOf = (sql = '') =>
      /INDEX (\w+)/.exec(
        JSON.stringify(connection.prepare(`EXPLAIN QUERY PLAN ${sql}`).all()),
      )?.[1];
    expect([fresh, aside, longest].map(indexOf)).toEqual([
      'enquiries_waiting',
      'enquiries_aside',
      'enquiries_waiting',
    ]);
  }
  connection.close();
  folder.remove();
});
