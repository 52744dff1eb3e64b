import type { Kysely } from 'kysely';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { AllTables } from '../../connection/all-tables.ts';

/** Events that do not count as a member's work on an enquiry: its arrival, and views. */
const untouched: readonly DeskEventType[] = ['enquiry.added', 'enquiry.seen'];

/**
 * Finds those of the enquiries on which a member has worked, or which have an order. The caller passes no more ids than
 * a statement may have.
 */
export async function findWorkedOnEnquiries(
  db: Kysely<AllTables>,
  ids: readonly string[],
): Promise<string[]> {
  const events = await db
    .selectFrom('desk_events')
    .select('subject')
    .where('subject', 'in', [...ids])
    .where('type', 'not in', [...untouched])
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
