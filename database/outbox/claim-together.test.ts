/** Several instances share one outbox on PostgreSQL, and a retried batch is due for all of them at once. */
import { expect, it } from 'vitest';
import { createMigratedPostgres } from '../../tests/service/support/clone-test-databases.ts';
import { makeCallRequest } from '../../tests/service/support/make-submissions.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { openPostgresStore } from '../open-postgres-store.ts';

it.skipIf(!hasPostgres)(
  `a batch that two dispatchers claim at once is given to one, and the other gets nothing, on ${postgresNameInTitles}`,
  async () => {
    const { url, drop } = await createMigratedPostgres();
    const store = await openPostgresStore(url, () => {});
    const claim = () => store.outbox.claim('mail', 50, 60_000);
    for (const n of [1, 2, 3]) await store.insertAsVisitor(makeCallRequest(n));
    const id = (await claim())?.id ?? '';
    await store.outbox.postpone(id, new Date(0), 'away', true);
    const both = await withServerClient(async (other) => {
      await other.query('BEGIN');
      // The test locks the first of the three entries, so that both claims wait. If a claim did not lock the channel
      // too, each claim could lock another entry in the meantime, and the two would wait for each other.
      await other.query('SELECT FROM back_office.outbox ORDER BY ctid LIMIT 1 FOR UPDATE');
      const claims = Promise.all([claim(), claim()]);
      claims.catch(() => {});
      for (let waiting: number | null = 0; waiting !== 2; ) {
        // A transaction reads PostgreSQL's statistics only once, so the test clears this snapshot before it reads them
        // again.
        ({ rowCount: waiting } = await other.query(
          "SELECT pg_stat_clear_snapshot() FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        ));
      }
      await other.query('COMMIT');
      return claims;
    }, url);
    expect(both.flatMap((batch) => batch?.id ?? [])).toEqual([id]);
    await store.close();
    await drop();
  },
);
