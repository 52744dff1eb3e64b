import type { Kysely } from 'kysely';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { AllTables } from '../connection/all-tables.ts';

/** Events that do not count as a member's work on an enquiry: its arrival, and views. */
const untouched: readonly DeskEventType[] = ['enquiry.added', 'enquiry.seen'];

/**
 * Finds those of the enquiries on which a member has worked. The caller passes no more ids than a statement may have.
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
    .orderBy('subject')
    .execute();
  return events.map(({ subject }) => subject);
}
