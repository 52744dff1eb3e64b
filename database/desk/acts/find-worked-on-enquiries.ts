import type { Kysely } from 'kysely';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { AllTables } from '../../connection/all-tables.ts';

/** Only these events do not count as work on an enquiry: it arrived, or a member viewed it. */
const eventTypesWithoutWork: readonly DeskEventType[] = ['enquiry.added', 'enquiry.seen'];

/**
 * Finds the enquiries that somebody has worked on or that have an order. The caller must not pass more ids than one SQL
 * statement allows.
 */
export async function findWorkedOnEnquiries(
  db: Kysely<AllTables>,
  ids: readonly string[],
): Promise<string[]> {
  const events = await db
    .selectFrom('desk_events')
    .select('subject')
    .where('subject', 'in', [...ids])
    .where('type', 'not in', [...eventTypesWithoutWork])
    .groupBy('subject')
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select('enrolment_id')
    .where('enrolment_id', 'in', [...ids])
    .execute();
  const found = [
    ...events.map(({ subject }) => subject),
    ...orders.flatMap(({ enrolment_id: id }) => (id === null ? [] : [id])),
  ];
  return [...new Set(found)].sort();
}
