/** A member corrects an enquiry while its search words are written. On PostgreSQL, both can happen at the same time. */
import { expect, it } from 'vitest';
import { createMigratedPostgres } from '../../tests/service/support/clone-test-databases.ts';
import { submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { openPostgresStore } from '../open-postgres-store.ts';

it.skipIf(!hasPostgres)(
  `a new enquiry that is corrected while its words are written is found by the new name, on ${postgresNameInTitles}`,
  async () => {
    const { url, drop } = await createMigratedPostgres();
    const store = await openPostgresStore(url, () => {});
    const { id } = await submitEnquiry(store, { name: 'Gita Das' });
    await withServerClient(async (correcting) => {
      await correcting.query('BEGIN');
      await correcting.query(
        "UPDATE back_office.enquiries SET name = 'Sunil Das', search = 'sunil das' WHERE id = $1",
        [id],
      );
      let isIndexed = false;
      const indexed = store.desk.indexNew(100).finally(() => {
        isIndexed = true;
      });
      for (let waiting: number | null = 0; waiting !== 1 && !isIndexed; ) {
        // A transaction reads PostgreSQL's statistics only once, so the test clears this snapshot before it reads them
        // again.
        ({ rowCount: waiting } = await correcting.query(
          "SELECT pg_stat_clear_snapshot() FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        ));
      }
      await correcting.query('COMMIT');
      await indexed;
    }, url);
    const found = await store.desk.inbox({ search: 'sunil' }, 'all', 1);
    expect(found.rows.map(({ name }) => name)).toEqual(['Sunil Das']);
    await store.close();
    await drop();
  },
);
