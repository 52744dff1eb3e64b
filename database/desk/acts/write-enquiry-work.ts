/** Writes the change that an act makes to an enquiry, together with the event that records the change. */
import type { DeskEvent } from '#domain/desk-event.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryWork } from '#domain/enquiries/enquiry-work.ts';
import type { EnquiryRelation } from '#domain/enquiries/related-enquiry-work.ts';
import { notifyOwnersOfReassignment } from '../assignment/assignment-notice-store.ts';
import { recordDeskEvent } from '../desk-event-store.ts';
import type { ActResult } from '../desk-port.ts';
import type { DeskTransaction } from '../desk-transaction.ts';
import { toEnquiryWork, toWorkColumns } from '../enquiry-record.ts';

/**
 * A related enquiry that changed together with the main enquiry, and the id of the event that records its change.
 * Events of older releases have no `nearness`.
 */
export type RelatedChange = { id: string; eventId: string; nearness?: EnquiryRelation };

/** Writes the change of the enquiry on which the member acted, and notifies its former and its new owner. */
export async function writeMainChange(
  work: DeskTransaction,
  enquiry: Enquiry,
  after: EnquiryWork,
  type: DeskEventType,
  { who, along, what }: { who: string; along: readonly RelatedChange[]; what: DeskEvent['what'] },
): Promise<ActResult> {
  const details = along.length === 0 ? what : { ...what, along };
  const eventId = await writeEnquiryWork(work, enquiry, after, type, who, details);
  await notifyOwnersOfReassignment(work, enquiry.id, {
    from: enquiry.ownerId,
    to: after.ownerId,
    who,
  });
  const changed = { ...enquiry, ...after, version: enquiry.version + 1 };
  return { at: 'changed', enquiry: changed, eventId, along };
}

/** Writes the change and its event. Returns the id of the event. */
export async function writeEnquiryWork(
  work: DeskTransaction,
  enquiry: Enquiry,
  after: EnquiryWork,
  type: DeskEventType,
  who: string,
  what: DeskEvent['what'],
): Promise<string> {
  const { database, trx } = work;
  const version = enquiry.version + 1;
  await trx
    .updateTable('enquiries')
    .set({ ...toWorkColumns(after, database), version })
    .where('id', '=', enquiry.id)
    .execute();
  return recordDeskEvent(work, {
    type,
    who,
    subject: enquiry.id,
    what: { ...what, before: toEnquiryWork(enquiry), after, version },
  });
}
