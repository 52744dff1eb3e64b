/**
 * Two transactions that need the same rows on PostgreSQL must lock them in one order. Otherwise each waits for the
 * other, and one fails.
 */
import { expect, it } from 'vitest';
import { createMigratedPostgres } from '../../tests/service/support/clone-test-databases.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { sampleOfferOnSale } from '../../tests/service/support/store-paid-order.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { openPostgresStore } from '../open-postgres-store.ts';

it.skipIf(!hasPostgres)(
  `an erasure waits for a payment without locking the enquiry that the payment needs, on ${postgresNameInTitles}`,
  async () => {
    const { url, drop } = await createMigratedPostgres();
    const store = await openPostgresStore(url, () => {});
    await store.orders.setOffers([sampleOfferOnSale], 'live');
    const submission = makeEnrolment(1, { offer: sampleOfferOnSale.slug });
    await store.insertAsVisitor(submission);
    const { email, mobile } = submission.row;
    const person = { email: `${email}`, phone: `${mobile}` };
    const order = await findOrderOfPerson(store.orders, person, sampleOfferOnSale.slug);
    const id = order?.enrolmentId ?? '';
    await withServerClient(async (paying) => {
      await paying.query('BEGIN');
      await paying.query('UPDATE back_office.orders SET raised = raised');
      const erased = store.desk.erase([id], 'asha');
      for (let waiting: number | null = 0; waiting !== 1; ) {
        // A transaction reads PostgreSQL's statistics only once, so the test clears this snapshot before it reads them
        // again.
        ({ rowCount: waiting } = await paying.query(
          "SELECT pg_stat_clear_snapshot() FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        ));
      }
      const { rowCount } = await paying.query(
        'SELECT FROM back_office.enquiries WHERE id = $1 FOR UPDATE NOWAIT',
        [id],
      );
      expect(rowCount).toBe(1);
      await paying.query('COMMIT');
      expect(await erased).toBe(1);
    }, url);
    await store.close();
    await drop();
  },
);
