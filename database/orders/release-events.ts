import type { Kysely } from 'kysely';
import type { OfficeDatabase } from '../connection/office-database.ts';
import type { OfficeTables } from './order-tables.ts';

/** Events that were held until this payment is known are due now. */
export async function releaseEvents(
  office: OfficeDatabase,
  db: Kysely<OfficeTables>,
  paymentId: string,
): Promise<void> {
  await db
    .updateTable('provider_events')
    .set({ waits_for: null, claimed_until: office.moment(new Date(0)) })
    .where('waits_for', '=', paymentId)
    .execute();
}
